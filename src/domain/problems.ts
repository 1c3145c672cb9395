/** One thing that is wrong with an input. */
export interface Problem {
  /** Steps from the root: `['items', 0, 'quantity']`. */
  path: readonly (string | number)[];
  /** Reads on from the field's name: `must be a number`. */
  message: string;
}

/** A JSON Pointer (RFC 6901): `/items/0/quantity`. */
export function pointer(path: Problem['path']): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The way a person writes it: `items[0].quantity`; `the body` for the root. */
export function fieldName(path: Problem['path']): string {
  if (path.length === 0) return 'the body';
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}

/** One readable sentence of all problems; the first few by name, the rest counted. */
export function sentence(problems: readonly Problem[]): string {
  const shown = problems.slice(0, 3).map((one) => `${fieldName(one.path)} ${one.message}`);
  const rest = problems.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
