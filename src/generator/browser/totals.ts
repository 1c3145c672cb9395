import type Big from 'big.js';
import { printedMinorUnit } from '../../domain/currency';
import { readDecimal } from '../../domain/decimal-text';
import { printAmount } from '../../domain/print-money';
import { generatorTotals } from '../totals';
import { decimalText, ZERO } from '../../domain/money';

/**
 * The totals on the page at /, by the code that makes the PDF: two programs would differ one day.
 * Bundled for the browser as public/generator/totals.js (scripts/setup/page-scripts.mjs).
 */
export interface Draft {
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
}

const numberIn = (text: string, suffix?: string) => readDecimal(text, suffix) ?? ZERO;

/** The number in a field as in JSON, with every digit; null when there is none. */
export function jsonNumber(text: string): string | null {
  const exact = readDecimal(text);
  return exact ? decimalText(exact) : null;
}

/** The amounts of an invoice, ready to show. A field without a number counts as 0. */
export function totalsOf(draft: Draft): ShownTotals {
  const currency = draft.currency || '$';
  const minorUnit = printedMinorUnit(currency);
  const input = {
    items: draft.items.map(({ qty, rate }) => ({ qty: numberIn(qty), rate: numberIn(rate) })),
    tax: numberIn(draft.tax, '%'),
    discount: numberIn(draft.discount),
    shipping: numberIn(draft.shipping),
    amountPaid: numberIn(draft.amountPaid),
  };
  const { amounts, subtotal, total, balanceDue } = generatorTotals(input, minorUnit);
  const show = (value: Big) => printAmount(value, currency, minorUnit);
  return {
    amounts: amounts.map(show),
    subtotal: show(subtotal),
    total: show(total),
    balance: show(balanceDue),
  };
}
