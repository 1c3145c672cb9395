import type { PaymentMethod } from '../../domain/payment';

export { printDay } from '../../domain/report-words';

export const METHODS: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  direct_debit: 'Direct debit',
  write_off: 'Written off',
  other: 'Other',
};
