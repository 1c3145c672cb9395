export const EN = {
  title: 'Totals',
  subtotal: 'Subtotal',
  tax: 'Tax',
  taxOf: (rate: string) => `Tax ${rate} %`,
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  due: 'Amount due',
};

export type TotalsWords = typeof EN;
