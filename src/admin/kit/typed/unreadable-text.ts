/**
 * Marks unreadable text in a form, in place of a value. No value of a record begins with this
 * character, which belongs to no script. Strapi and the service refuse it.
 */
const MARK = '\ue000';

export function unreadable(text: string): string {
  return MARK + text;
}

/** The typed text; null for a real value. */
export function unreadableText(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : null;
}

/** The paths of unreadable texts in a form, such as `items.2.quantity`. */
export function unreadablePaths(value: unknown, path: string[] = []): string[][] {
  if (unreadableText(value) !== null) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unreadablePaths(inner, [...path, name]));
}
