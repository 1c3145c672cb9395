/**
 * What a form holds in the place of a value that was typed and not understood. No value of a record
 * begins with this character, which belongs to no script; neither Strapi nor the service takes it.
 */
const MARK = '\ue000';

export function unreadable(text: string): string {
  return MARK + text;
}

/** The text as it was typed; null for a value that is one. */
export function unreadableText(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : null;
}

/** Where in a form something stands that was not understood: `items.2.quantity`. */
export function unreadablePaths(value: unknown, path: string[] = []): string[][] {
  if (unreadableText(value) !== null) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unreadablePaths(inner, [...path, name]));
}
