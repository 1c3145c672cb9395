import { TAX_CATEGORY_NAMES, type TaxRounding } from '../../domain/tax';
import { METHODS } from '../payments/payment-words';
import { wordOf } from '../status/status-words';

const ROUNDINGS: Readonly<Record<TaxRounding, string>> = {
  line: 'For each line',
  rate: 'For each tax rate',
};

/** Each with its code, such as `Reverse charge (AE)`. */
const CATEGORIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TAX_CATEGORY_NAMES).map(([code, name]) => [code, `${name} (${code})`]),
);

const LOCKS = {
  when_sent: 'Locked when sent',
  never: 'May be corrected',
};

const REASONS = {
  return: 'Goods came back',
  price: 'Price reduced',
  duplicate: 'Invoiced twice',
  order_change: 'Order changed',
  other: 'Other',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tax_rounding: ROUNDINGS,
  tax_category: CATEGORIES,
  zero_rate_category: CATEGORIES,
  lock_documents: LOCKS,
  method: METHODS,
  reason: REASONS,
};

/** How a list shows a stored value. @param field its path in the form, such as `items.0.tax_category` */
export function choiceWord(field: string, value: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return WORDS[name]?.[value] ?? wordOf(value).word;
}
