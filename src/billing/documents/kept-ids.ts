import type { LineRow } from '../rows';

/** What a line says. Not every kind of document has all fields, so one without a value is as good as none. */
const contentOf = ({ line_id: _id, ...content }: LineRow): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(),
  );

/**
 * The lines with the ids of those that were there before and stay as they are; a line keeps one id. A form says
 * itself which line was there.
 */
export function withKeptIds(lines: readonly LineRow[], before: readonly LineRow[]): LineRow[] {
  const said = new Set(lines.map(({ line_id }) => line_id));
  const known = new Map<string, string[]>();
  for (const line of before) {
    if (said.has(line.line_id)) continue;
    const content = contentOf(line);
    known.set(content, [...(known.get(content) ?? []), line.line_id]);
  }
  const stored = new Set(before.map(({ line_id }) => line_id));
  return lines.map((line) => {
    if (stored.has(line.line_id)) return line;
    const kept = known.get(contentOf(line))?.shift();
    return kept === undefined ? line : { ...line, line_id: kept };
  });
}
