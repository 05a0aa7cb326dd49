import ByteStrings

/// `<form>`: fields that are submitted together.
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

/// `<option>`: an option of a `select`.
public var option: Tag { .option }

/// `<button>`: a button that does not submit a form.
public var button: Tag { .button }

/// `<button type="submit">`: a button that submits its form.
public var submitButton: Tag { .submitButton }
