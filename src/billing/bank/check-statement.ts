import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { isCalendarDate } from '../../domain/dates';
import { readDecimal } from '../../domain/decimal-text';
import { AMOUNT_LIMIT, decimalText, sum } from '../../domain/money';
import type { StatedAccount } from '../../domain/statement-account';
import { say } from '../../messages/message';
import {
  shortText,
  textsOf,
  type Faults,
  type Place,
  type RawEntry,
  type RawStatement,
  type ReadEntry,
} from './read-statement';

/**
 * A statement whose entries are read and checked. Without a currency in the file and in its entries, it has no
 * entries.
 */
export type CheckedStatement = Omit<RawStatement, 'entries'>;

const LONGEST_NUMBER = 40;

/** An exact amount that fits its column, of text that is short enough. */
export function readAmount(text: string | null): Big | null {
  if (text === null || text.length > LONGEST_NUMBER) return null;
  const amount = readDecimal(text) ?? null;
  return amount?.abs().lt(AMOUNT_LIMIT) ? amount : null;
}

/** `YYYY-MM-DD` of a date, or of a time, which is that of the bank. */
function dayOf(text: string | null): string | null {
  const day = text?.slice(0, 10) ?? '';
  return isCalendarDate(day) ? day : null;
}

interface Within {
  /** Its place among all statements of the file. */
  at: number;
  currency: string | null;
  faults: Faults;
}

function amountOf(entry: RawEntry, { currency, faults }: Within): Big | null {
  const amount = readAmount(entry.amount);
  if (amount === null) faults.add(entry.at, say('bank_no_amount'));
  else if (currency && entry.currency && entry.currency !== currency) {
    const names = { currency: shortText(entry.currency) ?? '', account: currency };
    faults.add(entry.at, say('bank_other_currency', names));
  } else if (!fits(amount, currency))
    faults.add(entry.at, say('bank_decimals', { currency: currency ?? '' }));
  else return amount;
  return null;
}

/** Whether an amount has no more decimals than its currency has; zeros at its end do not count. */
export function fits(amount: Big, currency: string | null): boolean {
  const decimals = currency === null ? null : minorUnitOf(currency);
  return decimals === null || amount.round(decimals, Big.roundDown).eq(amount);
}

function checkEntry(entry: RawEntry, within: Within): ReadEntry | null {
  const amount = amountOf(entry, within);
  const booked_on = dayOf(entry.booked_on);
  if (amount !== null && booked_on === null) within.faults.add(entry.at, say('bank_no_day'));
  if (amount === null || booked_on === null) return null;
  const currency = within.currency ?? '';
  return {
    statement: within.at,
    booked_on,
    amount: decimalText(amount),
    currency,
    ...textsOf(entry),
  };
}

/** Both balances as exact text, or null; a text that is no amount is a fault. */
function balanceOf(text: string | null, place: Place, { faults, currency }: Within): Big | null {
  if (text === null) return null;
  const balance = readAmount(text);
  if (balance === null || !fits(balance, currency)) faults.add(place, say('bank_no_balance'));
  return balance;
}

function checkBalances(statement: RawStatement, entries: readonly ReadEntry[], within: Within) {
  const at: Place = ['statements', within.at];
  const opening = balanceOf(statement.opening_balance, [...at, 'opening_balance'], within);
  const closing = balanceOf(statement.closing_balance, [...at, 'closing_balance'], within);
  if (opening && closing && entries.length === statement.entries.length) {
    const computed = opening.plus(sum(entries.map(({ amount }) => new Big(amount))));
    const values = { stated: decimalText(closing), computed: decimalText(computed) };
    if (!computed.eq(closing))
      within.faults.add([...at, 'closing_balance'], say('bank_balance_differs', values));
  }
  return {
    opening_balance: opening && decimalText(opening),
    closing_balance: closing && decimalText(closing),
  };
}

const shortAccount = ({ iban, bank_code, number }: StatedAccount): StatedAccount => ({
  iban: shortText(iban),
  bank_code: shortText(bank_code),
  number: shortText(number),
});

/**
 * Checks the amounts, days and balances of a statement, and cuts its texts.
 * @param at its place among all statements of the file
 */
export function checkStatement(
  statement: RawStatement,
  at: number,
  faults: Faults,
): { statement: CheckedStatement; entries: ReadEntry[] } {
  const stated = statement.currency ?? statement.entries.find((one) => one.currency)?.currency;
  const currency = stated?.trim().toUpperCase() ?? null;
  const within: Within = { at, currency, faults };
  const isKnown = currency !== null && minorUnitOf(currency) !== null;
  if (!isKnown && (currency !== null || statement.entries.length > 0))
    faults.add(['statements', at], say('bank_no_currency'));
  const entries = statement.entries
    .map((entry) => checkEntry(entry, within))
    .filter((entry) => entry !== null);
  const days = entries.map(({ booked_on }) => booked_on).toSorted();
  return {
    statement: {
      account: statement.account && shortAccount(statement.account),
      currency,
      number: shortText(statement.number),
      from: dayOf(statement.from) ?? days[0] ?? null,
      to: dayOf(statement.to) ?? days.at(-1) ?? null,
      ...checkBalances(statement, entries, within),
    },
    entries,
  };
}
