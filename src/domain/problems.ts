import type { Sentence } from '../messages/message';

/** One thing that is wrong with an input. */
export interface Problem {
  /** Steps from the root: `['items', 0, 'quantity']`. */
  path: readonly (string | number)[];
  /** Reads on from the field's name: `must be a number`. */
  message: Sentence;
}

/** A JSON Pointer (RFC 6901): `/items/0/quantity`. */
export function pointer(path: Problem['path']): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** `/items/0/unit_code` as the steps of a path. Its names have neither `~` nor `/`. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
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
  const shown = problems.slice(0, 3).map((one) => `${fieldName(one.path)} ${String(one.message)}`);
  const rest = problems.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
