const word = (name: string): string => (name === 'items' ? 'lines' : name.replaceAll('_', ' '));

/** A field in words: `line 6: unit price` for `items.5.unit_price`. */
function fieldWords(path: readonly (string | number)[]): string {
  const [first = '', index, ...rest] = path.map(String);
  if (first !== 'items' || index === undefined)
    return path.map((step) => word(String(step))).join(' ');
  const line = `line ${Number(index) + 1}`;
  return rest.length === 0 ? line : `${line}: ${rest.map(word).join(' ')}`;
}

/** One sentence about all problems. It names the first few and counts the rest. */
export function panelSentence(
  problems: readonly { path: readonly (string | number)[]; message: string }[],
): string {
  const shown = problems.slice(0, 5).map(({ path, message }) => `${fieldWords(path)} ${message}`);
  const rest = problems.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
