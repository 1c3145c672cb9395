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
function problemOf(parts: readonly Part[]): string | null {
  if (parts.some(({ text, name }) => name === undefined && /[{}]/.test(text))) {
    return 'has a brace without its partner: write parts such as {YYYY} and {00000}';
  }
  const names = parts.flatMap(({ name }) => name ?? []);
  const known = (name: string) => RUNNING.test(name) || [...YEARS, MONTH].includes(name);
  const unknown = names.find((name) => !known(name));
  if (unknown !== undefined) {
    return `has the unknown part {${unknown}}: use {YYYY}, {YY}, {MM} and zeros such as {00000}`;
  }
  const running = parts.filter(isRunning).length;
  if (running === 0) return 'needs a running number such as {00000}';
  if (running > 1) return 'must have only one running number';
  if (names.includes(MONTH) && !names.some((name) => YEARS.includes(name))) {
    return 'has a month without a year: add {YYYY} or {YY}';
  }
  return parts.reduce((sum, part) => sum + longest(part), 0) > LONGEST
    ? `can give a number of more than ${LONGEST} characters: make it shorter`
    : null;
}

/** The pattern of a business's numbers, such as `INV-{YYYY}-{00000}` (contract §10). */
export const checkNumberPattern: Check<string> = (input) => {
  const checked = checkName(LONGEST)(input);
  if ('problem' in checked) return checked;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(checked.value)) {
    return { problem: 'must not contain control characters' };
  }
  const problem = problemOf(partsOf(checked.value));
  return problem === null ? checked : { problem };
};
