import type { TaxCategory, TaxRounding } from '../../domain/tax';
import { wordOf } from '../status/status-words';

const ROUNDINGS: Readonly<Record<TaxRounding, string>> = {
  line: 'For each line',
  rate: 'For each tax rate',
};

/** The names of the categories in EN 16931. */
const CATEGORIES: Readonly<Record<TaxCategory, string>> = {
  S: 'Standard rate (S)',
  Z: 'Zero rated (Z)',
  E: 'Exempt from tax (E)',
  AE: 'Reverse charge (AE)',
  K: 'Supply within the EU (K)',
  G: 'Export outside the EU (G)',
  O: 'Outside the scope of tax (O)',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tax_rounding: ROUNDINGS,
  tax_category: CATEGORIES,
  zero_rate_category: CATEGORIES,
};

/** How a list shows a stored value. @param field its path in the form, such as `items.0.tax_category` */
export function choiceWord(field: string, value: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return WORDS[name]?.[value] ?? wordOf(value).word;
}
