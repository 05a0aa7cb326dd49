import ByteStrings

/// `<form>`: fields that are sent together.
public var form: Tag { .form }

/// `<fieldset>`: fields that belong together.
public var fieldset: Tag { .fieldset }

/// `<legend>`: the title of a `fieldset`.
public var legend: Tag { .legend }

/// `<label>`: the name of a field.
public var label: Tag { .label }

/// `<input>`: a field.
public var input: Tag { .input }

/// `<select>`: a choice.
public var select: Tag { .select }

/// `<option>`: one of a choice.
public var option: Tag { .option }

/// `<button>`: something to press. It sends no form.
public var button: Tag { .button }

/// `<button type="submit">`: what sends the form that it stands in.
public var submitButton: Tag { .submitButton }
