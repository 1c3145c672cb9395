import type { Line } from './line';

/** The errors of a save, with the lines that it sent. */
export interface Judged {
  errors: unknown;
  lines: readonly Line[];
}

const within = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;

/** Strapi's form holds a message as a text or as a description of it. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'string' || typeof within(value, 'id') === 'string';

/**
 * The paths of the errors that still hold for a line, each separated by a space. A line may have moved
 * since the save, and a changed cell is no longer wrong.
 */
export function errorPaths({ errors, lines }: Judged, line: Line): string {
  const items = within(errors, 'items');
  if (items === undefined) return '';
  const index = lines.findIndex(({ __temp_key__: key }) => key === line.__temp_key__);
  const found = index < 0 ? undefined : within(items, index);
  if (isMessage(found)) return lines[index] === line ? `items.${index}` : '';
  return Object.keys((found ?? {}) as object)
    .filter((field) => isMessage(within(found, field)) && lines[index]?.[field] === line[field])
    .map((field) => `items.${index}.${field}`)
    .join(' ');
}

/** The field at the end of a path; undefined for a whole line. */
export const fieldOfPath = (path: string): string | undefined => path.split('.')[2];
