import type { TotalsWords } from './en';

export const ES: TotalsWords = {
  title: 'Totales',
  subtotal: 'Subtotal',
  tax: 'Impuesto',
  taxOf: (rate) => `Impuesto ${rate}\u00a0%`,
  total: 'Total',
  paid: 'Pagado',
  credited: 'Abonado',
  due: 'Importe pendiente',
};
