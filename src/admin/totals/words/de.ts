import type { TotalsWords } from './en';

export const DE: TotalsWords = {
  title: 'Summen',
  subtotal: 'Zwischensumme',
  tax: 'Steuer',
  taxOf: (rate) => `Steuer ${rate}\u00a0%`,
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  credited: 'Gutgeschrieben',
  due: 'Offener Betrag',
};
