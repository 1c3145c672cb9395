/** Every string of the view, for the choice of fonts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}
