import Big from 'big.js';
import { isCalendarDate } from './dates';

/** The result of a check: the value in its working form, or its problem in words. */
type Checked<T> = { value: T } | { problem: string };
export type Check<T> = (input: unknown) => Checked<T>;

/** Limits of a number: a JSON number, or its exact text. */
export interface DecimalRule {
  maxDecimals: number;
  /** Inclusive. */
  min?: Big;
  /** Exclusive. */
  above?: Big;
  /** Inclusive. */
  max?: Big;
  /** The absolute value stays below this. */
  sizeBelow?: Big;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// One @, something around it, no white space or controls, a length mail servers take (RFC 5321).
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,189}$/u;

/** Half a character is no Unicode text. UTF-8, and so PostgreSQL, would replace it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The number of code points, as PostgreSQL counts characters. */
function characters(text: string): number {
  return Array.from(text).length;
}

/** Text of at most `max` characters. NUL is refused since PostgreSQL cannot hold it. */
export function checkText(max: number): Check<string> {
  return (input) => {
    if (typeof input !== 'string') return { problem: 'must be a string' };
    if (input.includes('\u0000')) return { problem: 'must not contain the NUL character' };
    if (LONE_SURROGATE.test(input)) return { problem: 'must be well-formed Unicode' };
    if (input.length > max && characters(input) > max) {
      return { problem: `must be at most ${max.toLocaleString('en')} characters long` };
    }
    return { value: input };
  };
}

/** Text that is not blank; spaces around it are removed. */
export function checkName(max: number): Check<string> {
  const text = checkText(max);
  return (input) => {
    const checked = text(typeof input === 'string' ? input.trim() : input);
    if ('value' in checked && checked.value === '') return { problem: 'must not be empty' };
    return checked;
  };
}

export const checkEmail: Check<string> = (input) => {
  const checked = checkText(255)(typeof input === 'string' ? input.trim() : input);
  if ('problem' in checked) return checked;
  return EMAIL.test(checked.value) ? checked : { problem: 'must be an e-mail address' };
};

export const checkUuid: Check<string> = (input) =>
  typeof input === 'string' && UUID.test(input)
    ? { value: input.toLowerCase() }
    : { problem: 'must be a UUID' };

export const checkDate: Check<string> = (input) =>
  typeof input === 'string' && isCalendarDate(input)
    ? { value: input }
    : { problem: 'must be a calendar date in the form YYYY-MM-DD' };

/** ISO 8601 with a zone, since a time of day without a zone is ambiguous. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment, from a text of that form. */
export const checkInstant: Check<Date> = (input) => {
  const time = typeof input === 'string' && INSTANT.test(input) ? new Date(input) : null;
  return time === null || Number.isNaN(time.getTime())
    ? { problem: 'must be a time such as 2026-11-20T10:00:00Z' }
    : { value: time };
};

/** A whole number within a range, both ends included: a JSON number, or its exact text. */
export function checkWhole(min: number, max: number): Check<number> {
  return (input) => {
    const value = toBig(input);
    const isWhole = value !== null && value.round(0).eq(value) && value.gte(min) && value.lte(max);
    return isWhole
      ? { value: value.toNumber() }
      : { problem: `must be a whole number from ${min} to ${max}` };
  };
}

/** The form of a code of UN/ECE Recommendation 20. Whether the list has it is not checked. */
export const checkUnitCode: Check<string> = (input) =>
  typeof input === 'string' && /^[A-Z0-9]{2,3}$/.test(input)
    ? { value: input }
    : { problem: 'must be a code of UN/ECE Recommendation 20 such as C62, HUR or KGM' };

/** One of a list; the message names them all. */
export const checkFlag: Check<boolean> = (input) =>
  typeof input === 'boolean' ? { value: input } : { problem: 'must be true or false' };

export function checkOneOf<const T extends string>(allowed: readonly T[]): Check<T> {
  return (input) =>
    allowed.includes(input as T)
      ? { value: input as T }
      : { problem: `must be one of ${allowed.join(', ')}` };
}

function toBig(input: unknown): Big | null {
  if (typeof input === 'number') return Number.isFinite(input) ? new Big(input) : null;
  if (input instanceof Big) return input;
  return null;
}

function rangeProblem(value: Big, rule: DecimalRule): string | null {
  if (rule.above && value.lte(rule.above)) return `must be greater than ${rule.above.toFixed()}`;
  if (rule.min && value.lt(rule.min)) return `must be at least ${rule.min.toFixed()}`;
  if (rule.max && value.gt(rule.max)) return `must be at most ${rule.max.toFixed()}`;
  if (rule.sizeBelow && value.abs().gte(rule.sizeBelow)) {
    return `must be less than ${rule.sizeBelow.toFixed()} in size`;
  }
  return null;
}

/** A JSON number within a range, with a bounded count of decimals. Numeric strings are refused. */
export function checkDecimal(rule: DecimalRule): Check<Big> {
  return (input) => {
    const value = toBig(input);
    if (!value) return { problem: 'must be a number' };
    const problem = rangeProblem(value, rule);
    if (problem) return { problem };
    if (!value.round(rule.maxDecimals, Big.roundDown).eq(value)) {
      return { problem: `must have at most ${rule.maxDecimals} decimals` };
    }
    return { value };
  };
}
