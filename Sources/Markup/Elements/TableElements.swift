/// `<table>`: cells in rows and columns.
public var table: Tag { .table }

/// `<caption>`: the title of a table.
public var caption: Tag { .caption }

/// `<tr>`: a row of a table.
public var tr: Tag { .tr }

/// `<th>`: the heading of a row or a column.
public var th: Tag { .th }

/// `<td>`: a cell.
public var td: Tag { .td }
