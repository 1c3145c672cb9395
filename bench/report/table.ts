/** A table in columns of text. The first is aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const lines = rows.map((row) => row.map(pad).join('  ').trimEnd());
  return [lines[0], '-'.repeat(lines[0]?.length ?? 0), ...lines.slice(1)].join('\n');
}
