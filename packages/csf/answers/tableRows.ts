/** A row of a table in JSON, or what the rows of `rows` share. */
export type Rows<Row> = readonly (Partial<Row> & {rows?: readonly Partial<Row>[]})[];

/** All rows of a table, each with what it shares. A key in the row itself comes before the shared one. */
export function rowsOf<Row>(table: Rows<Row>): Row[] {
  return table.flatMap(({rows = [{}], ...shared}) => rows.map((row) => ({...shared, ...row}) as Row));
}

/** A text about a setting: `{name}` is the setting, `{base}` its name without the last word. */
export function aboutSetting(text: string, name: string): string {
  return text.replaceAll('{name}', name).replaceAll('{base}', name.replace(/_[^_]+$/, ''));
}
