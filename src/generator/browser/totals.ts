import Big from 'big.js';
import { printedMinorUnit } from '../../domain/currency';
import { readDecimal } from '../../domain/decimal-text';
import type { Language } from '../../domain/languages';
import { amountIn } from '../../words/amount';
import { generatorTotals } from '../totals';
import { decimalText, percent, roundToMinorUnit, sum, ZERO } from '../../domain/money';

/**
 * The totals on the page at /, by the code that makes the PDF: two programs would differ one day.
 * Bundled for the browser as public/generator/totals.js (scripts/setup/page-scripts.mjs).
 */
export interface Draft {
  /** Of the document; English when it is missing. */
  readonly language?: Language | undefined;
  readonly currency: string;
  readonly items: readonly { readonly qty: string; readonly rate: string }[];
  readonly tax: string;
  readonly discount: string;
  readonly shipping: string;
  readonly amountPaid: string;
}

/** Amounts as they are printed. */
export interface ShownTotals {
  readonly amounts: readonly string[];
  readonly subtotal: string;
  readonly total: string;
  readonly balance: string;
  /** The discount as an amount; empty unless it was typed in per cent. */
  readonly discount: string;
}

/** A discount in per cent, and the amount that the service subtracts for it. */
export interface DiscountShare {
  readonly rate: string;
  /** Decimal text, rounded to the minor unit. */
  readonly amount: string;
}

const numberIn = (text: string, suffix?: string) => readDecimal(text, suffix) ?? ZERO;

/** The number in a field as in JSON, with every digit; null when there is none. */
export function jsonNumber(text: string): string | null {
  const exact = readDecimal(text);
  return exact ? decimalText(exact) : null;
}

const ALL = new Big(100);
const currencyOf = ({ currency }: Draft) => currency || '$';

const inputItems = ({ items }: Draft) =>
  items.map(({ qty, rate }) => ({ qty: numberIn(qty), rate: numberIn(rate) }));

/**
 * The interface knows discounts as amounts. So `10%` becomes a tenth of the subtotal here, rounded once
 * as every amount is. Null for an amount, and for a rate below 0 or above 100.
 */
export function discountShare(draft: Draft): DiscountShare | null {
  const typed = draft.discount.trim();
  const rate = typed.endsWith('%') ? readDecimal(typed, '%') : undefined;
  if (!rate || rate.lt(ZERO) || rate.gt(ALL)) return null;
  const minorUnit = printedMinorUnit(currencyOf(draft));
  const amounts = inputItems(draft).map((line) => line.qty.times(line.rate));
  const subtotal = sum(amounts.map((amount) => roundToMinorUnit(amount, minorUnit)));
  const base = subtotal.gt(ZERO) ? subtotal : ZERO;
  const amount = roundToMinorUnit(base.times(percent(rate)), minorUnit);
  return { rate: decimalText(rate), amount: decimalText(amount) };
}

/** The amounts of an invoice, ready to show. A field without a number counts as 0. */
export function totalsOf(draft: Draft): ShownTotals {
  const currency = currencyOf(draft);
  const minorUnit = printedMinorUnit(currency);
  const share = discountShare(draft);
  const input = {
    items: inputItems(draft),
    tax: numberIn(draft.tax, '%'),
    discount: numberIn(share ? share.amount : draft.discount),
    shipping: numberIn(draft.shipping),
    amountPaid: numberIn(draft.amountPaid),
  };
  const { amounts, subtotal, total, balanceDue } = generatorTotals(input, minorUnit);
  const show = amountIn(currency, draft.language ?? 'en', minorUnit);
  return {
    amounts: amounts.map(show),
    subtotal: show(subtotal),
    total: show(total),
    balance: show(balanceDue),
    discount: share ? show(input.discount.times(-1)) : '',
  };
}

export { percentIn } from '../../words/format';
