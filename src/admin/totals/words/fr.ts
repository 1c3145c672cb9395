import type { TotalsWords } from './en';

export const FR: TotalsWords = {
  title: 'Totaux',
  subtotal: 'Sous-total',
  tax: 'Taxe',
  taxOf: (rate) => `Taxe ${rate}\u00a0%`,
  total: 'Total',
  paid: 'Payé',
  credited: 'Avoirs déduits',
  due: 'Montant dû',
};
