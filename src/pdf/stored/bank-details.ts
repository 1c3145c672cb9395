import { amountDue } from '../../domain/amount-due';
import { paidAccount } from '../../domain/bank-account';
import { epcCode } from '../../domain/epc-code';
import { isHidden } from '../../domain/document-look';
import { paymentLink } from '../../domain/payment-link';
import { printRf, wishedRf } from '../../domain/rf-reference';
import type { StoredInvoice } from '../../billing/document';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { WORDS } from '../../words';
import { accountRows } from '../../words/account';
import { labelBefore } from '../../words/format';
import type { PrintOptions, Remark } from '../view-model';
import type { Printing } from './printing';

/** The transfer that pays an invoice as the content of a QR code; null where none can be made. */
export const transferCode = (invoice: StoredInvoice, business: BusinessDetails): string | null => {
  const { name, account_holder: holder, iban, bic } = business;
  return epcCode({
    name: holder || name,
    iban,
    bic,
    currency: invoice.currency,
    amount: amountDue(invoice),
    reference: invoice.number,
    structured: wishedRf(business, invoice.number),
  });
};

/** The reference by which customers pay, for people; none where the number of the invoice serves. */
const referenceOf = ({ number }: StoredInvoice, business: BusinessDetails): string[] => {
  const reference = wishedRf(business, number);
  return reference === null ? [] : [printRf(reference)];
};

/** Where the account is. */
function account(
  invoice: StoredInvoice,
  business: BusinessDetails,
  { words, language, money, date, look }: Printing,
): Remark[] {
  const paid = paidAccount(business);
  const label = WORDS[language].hosted.reference;
  const references = referenceOf(invoice, business);
  if (paid === null || isHidden(look, 'bank_details')) {
    return references.map((value) => ({ label, value }));
  }
  const line = (label: string, value: string | null): string[] =>
    value ? [labelBefore(label, value, language)] : [];
  const content = business.print_payment_code ? transferCode(invoice, business) : null;
  const ofTransfer = content
    ? [
        ...line(words.labels.balanceDue, money(amountDue(invoice))),
        ...line(words.labels.dueDate, invoice.deadline && date(invoice.deadline)),
      ]
    : [];
  const lines = [
    ...accountRows(paid, language).flatMap(({ part, label, value }) =>
      part === 'account_details' ? [value] : line(label, value),
    ),
    ...references.flatMap((value) => line(label, value)),
    ...ofTransfer,
  ];
  const remark = { label: words.bankDetails, value: lines.join('\n') };
  return [content ? { ...remark, code: { content, caption: words.paymentCode } } : remark];
}

/** A code of more has modules that phones do not read from paper. */
const MOST_CODED_BYTES = 331;

/** Where to pay online: by the business's own link, else on the page of the document. */
function online(
  { number, currency, ...invoice }: StoredInvoice,
  { payment_link: pattern = null }: BusinessDetails,
  { words, language }: Printing,
  payPage: string | null,
): Remark[] {
  const amount = amountDue(invoice);
  const own = paymentLink(pattern, { number, currency, amount });
  const link = own ?? payPage;
  if (link === null) return [];
  const text = { label: WORDS[language].hosted.payOnline, value: link };
  const isReadable = Buffer.byteLength(link) <= MOST_CODED_BYTES;
  return [isReadable ? { ...text, code: { content: link, caption: words.paymentCode } } : text];
}

/** Where to pay. */
export const bankDetails = (
  invoice: StoredInvoice,
  business: BusinessDetails,
  printing: Printing,
  options: PrintOptions,
): Remark[] =>
  options.bankDetails === 'apart'
    ? []
    : [
        ...account(invoice, business, printing),
        ...online(invoice, business, printing, options.payPage ?? null),
      ];
