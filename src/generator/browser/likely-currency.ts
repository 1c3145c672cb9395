import { localCurrency } from '../../domain/local-currency';

/** How the page writes some currencies. It calculates in dollars where none is written. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '',
  EUR: '€',
  GBP: '£',
  PLN: 'zł',
  JPY: '¥',
  INR: '₹',
};

/** The currency of the first draft in a browser. Bundled as public/generator/likely-currency.js. */
export function likelyCurrency(zone: string, language: string): string {
  const code = localCurrency(zone, language);
  return SIGNS[code] ?? code;
}
