import Big from 'big.js';
import { printedMinorUnit } from '../domain/currency';
import type { Language } from '../domain/languages';
import { moneyPrinter, type PrintMoney } from '../domain/print-money';

/** `2026-01-15` as a reader of the language writes it; `15 January 2026` in English. */
export function longDate(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Prints amounts of a currency in a language: `€1,234.50`, `1.234,50 €`. No digit is lost. */
export function moneyIn(currency: string, language: Language): PrintMoney {
  if (language === 'en') return moneyPrinter(currency);
  const least = printedMinorUnit(currency);
  const options = { minimumFractionDigits: least, maximumFractionDigits: 20 } as const;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...options });
  return (value) => format.format(new Big(value).toFixed() as unknown as number);
}
