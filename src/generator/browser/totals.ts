import { printedMinorUnit } from '../../domain/currency';
import { readDecimal } from '../../domain/decimal-text';
import type { Language } from '../../domain/languages';
import { amountIn } from '../../words/amount';
import { generatorTotals, isShare, readDiscount } from '../totals';
import { decimalText, ZERO } from '../../domain/money';

/**
 * The totals on the page at /, by the code that makes the PDF: two programs would differ one day.
 * Bundled for the browser as public/generator/totals.js (scripts/setup/page-scripts.mjs), with the countries
 * of the e-invoice, which need most of the same code.
 */
export interface Draft {
  /** Of the document; English when it is missing. */
  readonly language?: Language | undefined;
  readonly currency: string;
  readonly items: readonly {
    readonly qty: string;
    readonly rate: string;
    readonly tax?: string;
  }[];
  /** Whether each line has its own tax, in place of `tax`. */
  readonly switches?: { readonly taxes: boolean };
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
  /** What the discount takes off; empty where it is the amount that was typed. */
  readonly discount: string;
  /** Empty unless lines come to less than 0. */
  readonly notCredited: string;
  /** One a rate above or below 0, where lines have their own. The rate is decimal text. */
  readonly taxes: readonly { readonly rate: string; readonly tax: string }[];
}

const numberIn = (text: string, suffix?: string) => readDecimal(text, suffix) ?? ZERO;

/** The number in a field as in JSON, with every digit; null when there is none. */
export function jsonNumber(text: string): string | null {
  const exact = readDecimal(text);
  return exact ? decimalText(exact) : null;
}

const currencyOf = ({ currency }: Draft) => currency || '$';

const hasOwnTaxes = ({ switches }: Draft): boolean => switches?.taxes === true;

const inputItems = (draft: Draft) =>
  draft.items.map(({ qty, rate, tax = '' }) => ({
    qty: numberIn(qty),
    rate: numberIn(rate),
    tax: hasOwnTaxes(draft) ? numberIn(tax, '%') : undefined,
  }));

/** The amounts of an invoice, ready to show. A field without a number counts as 0. */
export function totalsOf(draft: Draft): ShownTotals {
  const currency = currencyOf(draft);
  const minorUnit = printedMinorUnit(currency);
  const typed = readDiscount(draft.discount);
  const input = {
    items: inputItems(draft),
    tax: hasOwnTaxes(draft) ? ZERO : numberIn(draft.tax, '%'),
    discount: typed,
    shipping: numberIn(draft.shipping),
    amountPaid: numberIn(draft.amountPaid),
  };
  const { amounts, subtotal, discount, excess, notCredited, taxes, total, balanceDue } =
    generatorTotals(input, minorUnit);
  const show = amountIn(currency, draft.language ?? 'en', minorUnit);
  return {
    amounts: amounts.map(show),
    subtotal: show(subtotal),
    total: show(total),
    balance: show(balanceDue),
    taxes: hasOwnTaxes(draft)
      ? taxes
          .filter(({ rate }) => !rate.eq(ZERO))
          .map(({ rate, tax }) => ({ rate: decimalText(rate), tax: show(tax) }))
      : [],
    discount: typed && (isShare(typed) || excess.gt(ZERO)) ? show(discount.times(-1)) : '',
    notCredited: notCredited.gt(ZERO) ? show(notCredited) : '',
  };
}

export { COUNTRY_CODES, countryCodeOf } from '../../domain/country';
export { countryIn } from '../../words/format';
