import Big from 'big.js';
import { decimalText } from '../../../domain/money';
import { groupDigits } from '../../../domain/print-money';
import { panelLanguage, panelLocale } from '../../words/language';
import { numberMarks } from '../../words/number-marks';
import { beyondLimits } from './number-limits';
import { parseTypedNumber, printNumber } from './parse-typed-number';
import { unreadable, unreadableText } from './unreadable-text';

/**
 * Fields show and read numbers as the operator's browser does, `de-CH` apart from `de-DE`. When the panel
 * speaks German, French or Spanish and the browser does not, they do as the amounts beside them.
 */
function locale(): string {
  const language = panelLanguage();
  const isOwn = language === 'en' || navigator.language.startsWith(language);
  return isOwn ? navigator.language : panelLocale();
}

/** The reason why a field of so many decimals refuses this text; undefined when it accepts it. */
export function problemOf(text: string, decimals: number): string | undefined {
  const parsed = parseTypedNumber(text, locale());
  return 'problem' in parsed ? parsed.problem : beyondLimits(parsed.value, decimals);
}

/** The form's value for a text: a number, nothing, or the unreadable text. */
export function formNumber(text: string, decimals: number): number | string | null {
  if (text.trim() === '') return null;
  const parsed = parseTypedNumber(text, locale());
  if ('problem' in parsed || beyondLimits(parsed.value, decimals) !== undefined)
    return unreadable(text);
  return Number(parsed.value);
}

/** The field's text for the form's value. */
export function shownNumber(value: unknown): string {
  const text = unreadableText(value);
  if (text !== null) return text;
  if (value === undefined || value === null || value === '') return '';
  try {
    return printNumber(value as number | string, locale());
  } catch {
    return String(value);
  }
}

/** The same for an amount: with the decimals of its currency and marks of thousands, as beside it. */
export function shownAmount(value: unknown, decimals: number): string {
  const text = shownNumber(value);
  if (text === '' || decimals === 0 || unreadableText(value) !== null) return text;
  const { decimal, group } = numberMarks(locale());
  return groupDigits(new Big(value as number | string), decimals).replace(/[.,]/g, (mark) =>
    mark === '.' ? decimal : group,
  );
}

/** A number of a form, or its text, as exact decimal text; undefined for anything else. */
export function decimalTextOf(value: number | string | null): string | undefined {
  if (value === null || value === '' || unreadableText(value) !== null) return undefined;
  return decimalText(new Big(value));
}
