import Big from 'big.js';
import { say, type Message } from '../messages/message';
import { isCalendarDate } from './dates';

/** The result of a check: the value in its working form, or its problem in words. */
type Checked<T> = { value: T } | { problem: Message };
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

/** Whether a value is an object with fields, and no list. */
export const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Half a character is no Unicode text. UTF-8, and so PostgreSQL, would replace it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The number of code points, as PostgreSQL counts characters. */
function characters(text: string): number {
  return Array.from(text).length;
}

/** Text of at most `max` characters. NUL is refused since PostgreSQL cannot hold it. */
export function checkText(max: number): Check<string> {
  return (input) => {
    if (typeof input !== 'string') return { problem: say('not_text') };
    if (input.includes('\u0000')) return { problem: say('has_nul') };
    if (LONE_SURROGATE.test(input)) return { problem: say('not_unicode') };
    if (input.length > max && characters(input) > max) {
      return { problem: say('text_too_long', { max: max.toLocaleString('en') }) };
    }
    return { value: input };
  };
}

/** Text that is not blank; spaces around it are removed. */
export function checkName(max: number): Check<string> {
  const text = checkText(max);
  return (input) => {
    const checked = text(typeof input === 'string' ? input.trim() : input);
    if ('value' in checked && checked.value === '') return { problem: say('empty') };
    return checked;
  };
}

/** The same in one line. */
export function checkOneLine(max: number): Check<string> {
  const name = checkName(max);
  return (input) => {
    const checked = name(input);
    const isLine = 'problem' in checked || !/[\p{Cc}\u2028\u2029]/u.test(checked.value);
    return isLine ? checked : { problem: say('not_one_line') };
  };
}

export const checkEmail: Check<string> = (input) => {
  const checked = checkText(255)(typeof input === 'string' ? input.trim() : input);
  if ('problem' in checked) return checked;
  return EMAIL.test(checked.value) ? checked : { problem: say('not_email') };
};

export const checkUuid: Check<string> = (input) =>
  typeof input === 'string' && UUID.test(input)
    ? { value: input.toLowerCase() }
    : { problem: say('not_uuid') };

export const checkDate: Check<string> = (input) =>
  typeof input === 'string' && isCalendarDate(input)
    ? { value: input }
    : { problem: say('not_date') };

/** ISO 8601 with a zone, since a time of day without a zone is ambiguous. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment of the years 1 to 9999 in UTC, from a text of that form. `Date` alone takes 30 February. */
export const checkInstant: Check<Date> = (input) => {
  const isDay =
    typeof input === 'string' && INSTANT.test(input) && isCalendarDate(input.slice(0, 10));
  const time = isDay ? new Date(input) : null;
  const isStored = time !== null && !Number.isNaN(time.getTime());
  return isStored && isCalendarDate(time.toISOString().slice(0, 10))
    ? { value: time }
    : { problem: say('not_instant') };
};

/** A whole number within a range, both ends included: a JSON number, or its exact text. */
export function checkWhole(min: number, max: number): Check<number> {
  return (input) => {
    const value = toBig(input);
    const isWhole = value !== null && value.round(0).eq(value) && value.gte(min) && value.lte(max);
    return isWhole ? { value: value.toNumber() } : { problem: say('not_whole', { min, max }) };
  };
}

/** The form of a code of UN/ECE Recommendation 20. Whether the list has it is not checked. */
export const checkUnitCode: Check<string> = (input) =>
  typeof input === 'string' && /^[A-Z0-9]{2,3}$/.test(input)
    ? { value: input }
    : { problem: say('not_unit_code') };

/** One of a list; the message names them all. */
export const checkFlag: Check<boolean> = (input) =>
  typeof input === 'boolean' ? { value: input } : { problem: say('not_flag') };

export function checkOneOf<const T extends string>(allowed: readonly T[]): Check<T> {
  return (input) =>
    allowed.includes(input as T)
      ? { value: input as T }
      : { problem: say('not_one_of', { values: allowed.join(', ') }) };
}

/** One or several of some words, with commas between them; in the order of these words, so equal ones are the same. */
export function checkSomeOf<const T extends string>(allowed: readonly T[]): Check<readonly T[]> {
  return (input) => {
    const given = String(input).split(',');
    const unknown = given.find((one) => !allowed.includes(one as T));
    if (unknown === undefined) return { value: allowed.filter((one) => given.includes(one)) };
    const values = { unknown: JSON.stringify(unknown.slice(0, 40)), values: allowed.join(', ') };
    return { problem: say('not_among', values) };
  };
}

function toBig(input: unknown): Big | null {
  if (typeof input === 'number') return Number.isFinite(input) ? new Big(input) : null;
  if (input instanceof Big) return input;
  return null;
}

function rangeProblem(value: Big, rule: DecimalRule): Message | null {
  if (rule.above && value.lte(rule.above)) return say('not_greater', { min: rule.above.toFixed() });
  if (rule.min && value.lt(rule.min)) return say('below_least', { min: rule.min.toFixed() });
  if (rule.max && value.gt(rule.max)) return say('above_most', { max: rule.max.toFixed() });
  if (rule.sizeBelow && value.abs().gte(rule.sizeBelow)) {
    return say('too_large', { max: rule.sizeBelow.toFixed() });
  }
  return null;
}

/** A JSON number within a range, with a bounded count of decimals. Numeric strings are refused. */
export function checkDecimal(rule: DecimalRule): Check<Big> {
  return (input) => {
    const value = toBig(input);
    if (!value) return { problem: say('not_number') };
    const problem = rangeProblem(value, rule);
    if (problem) return { problem };
    if (!value.round(rule.maxDecimals, Big.roundDown).eq(value)) {
      return { problem: say('too_many_decimals', { max: rule.maxDecimals }) };
    }
    return { value };
  };
}
