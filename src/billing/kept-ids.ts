import type { LineRow } from './rows';

const contentOf = ({ line_id: _id, ...content }: LineRow): string =>
  JSON.stringify(Object.entries(content).sort());

/** The lines with the ids of those that were there before and stay as they are; a line keeps one id. */
export function withKeptIds(lines: readonly LineRow[], before: readonly LineRow[]): LineRow[] {
  const known = new Map<string, string[]>();
  for (const line of before) {
    const content = contentOf(line);
    known.set(content, [...(known.get(content) ?? []), line.line_id]);
  }
  return lines.map((line) => {
    const kept = known.get(contentOf(line))?.shift();
    return kept === undefined ? line : { ...line, line_id: kept };
  });
}
