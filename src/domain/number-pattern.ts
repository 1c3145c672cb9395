import { say, type Message } from '../messages/message';
import { checkName, type Check } from './checks';

/** The most digits that a running number can have: a run counts in a 32-bit integer. */
const COUNTER_DIGITS = 10;
const LONGEST = 255;

/** A part in braces, a brace without its partner, or literal text. */
const PARTS = /\{([^{}]*)\}|[{}]|[^{}]+/gu;
const RUNNING = /^0+$/;
const YEARS = ['YYYY', 'YY'];
const MONTH = 'MM';

/** Parts in braces have a name; the other parts are text. */
interface Part {
  text: string;
  name?: string;
}

function partsOf(pattern: string): Part[] {
  return Array.from(pattern.matchAll(PARTS), ([text, name]) =>
    name === undefined ? { text } : { text, name },
  );
}

const isRunning = ({ name }: Part): boolean => name !== undefined && RUNNING.test(name);

/** The most characters that the part has in a number. */
function longest(part: Part): number {
  const { length } = Array.from(part.name ?? part.text);
  return isRunning(part) ? Math.max(length, COUNTER_DIGITS) : length;
}

/** The first thing that is wrong with the parts, in words; null when they make a pattern. */
function problemOf(parts: readonly Part[]): Message | null {
  if (parts.some(({ text, name }) => name === undefined && /[{}]/.test(text))) {
    return say('number_lone_brace');
  }
  const names = parts.flatMap(({ name }) => name ?? []);
  const known = (name: string) => RUNNING.test(name) || [...YEARS, MONTH].includes(name);
  const unknown = names.find((name) => !known(name));
  if (unknown !== undefined) {
    return say('number_unknown_part', { part: unknown });
  }
  const running = parts.filter(isRunning).length;
  if (running === 0) return say('number_without_run');
  if (running > 1) return say('number_runs_twice');
  if (names.includes(MONTH) && !names.some((name) => YEARS.includes(name))) {
    return say('number_month_without_year');
  }
  return parts.reduce((sum, part) => sum + longest(part), 0) > LONGEST
    ? say('number_too_long', { max: LONGEST })
    : null;
}

/** The records that a business numbers. */
export const NUMBERED_KINDS = ['invoice', 'quotation', 'credit_note', 'customer'] as const;
export type NumberedRecord = (typeof NUMBERED_KINDS)[number];

/** The patterns of a business that has set none. */
export const DEFAULT_PATTERNS = {
  invoice: 'INV-{00000}',
  quotation: 'QT-{00000}',
  credit_note: 'CN-{00000}',
} as const;

/** The pattern of a business's numbers, such as `INV-{YYYY}-{00000}` (contract §10). */
export const checkNumberPattern: Check<string> = (input) => {
  const checked = checkName(LONGEST)(input);
  if ('problem' in checked) return checked;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(checked.value)) {
    return { problem: say('has_control_characters') };
  }
  const problem = problemOf(partsOf(checked.value));
  return problem === null ? checked : { problem };
};
