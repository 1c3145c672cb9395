import { amountDue } from '../../domain/amount-due';
import { printIban } from '../../domain/bank-account';
import { epcCode } from '../../domain/epc-code';
import type { StoredInvoice } from '../../billing/document';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { labelBefore } from '../../words/format';
import type { PrintOptions, Remark } from '../view-model';
import type { Printing } from './printing';

/** The transfer that pays an invoice as the content of a QR code; null where none can be made. */
export const transferCode = (
  invoice: StoredInvoice,
  { name, iban, bic }: BusinessDetails,
): string | null =>
  epcCode({
    name,
    iban,
    bic,
    currency: invoice.currency,
    amount: amountDue(invoice),
    reference: invoice.number,
  });

/** Where to pay. The account is in the name that the business prints. */
export function bankDetails(
  invoice: StoredInvoice,
  business: BusinessDetails,
  { words, language }: Printing,
  options: PrintOptions,
): Remark[] {
  const { name, iban, bic } = business;
  if ((!iban && !bic) || options.bankDetails === 'apart') return [];
  const line = (label: string, value: string | null): string[] =>
    value ? [labelBefore(label, value, language)] : [];
  const lines = [
    ...line(words.accountHolder, name),
    ...line('IBAN', iban && printIban(iban)),
    ...line('BIC', bic),
  ];
  const remark = { label: words.bankDetails, value: lines.join('\n') };
  const content = business.print_payment_code ? transferCode(invoice, business) : null;
  return [content ? { ...remark, code: { content, caption: words.paymentCode } } : remark];
}
