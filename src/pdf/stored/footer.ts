import { paidAccount } from '../../domain/bank-account';
import { isHidden } from '../../domain/document-look';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { accountRows } from '../../words/account';
import { labelBefore } from '../../words/format';
import type { DocumentView, PrintOptions } from '../view-model';
import { taxNumbers } from './party';
import type { Printing } from './printing';

/**
 * Register, tax numbers and account of a business, for the foot of each page. A document that was issued
 * before there were footers has none.
 */
export function footerOf(
  business: BusinessDetails,
  { language, words, look }: Printing,
  options: PrintOptions,
): DocumentView['footer'] {
  const isApart = options.bankDetails === 'apart';
  if (business.look === undefined || isHidden(look, 'footer') || isApart) return undefined;
  const { name, registration_id: register } = business;
  const paid = isHidden(look, 'bank_details') ? null : paidAccount(business);
  const line = (label: string, value: string | null | undefined): string[] =>
    value ? [labelBefore(label, value, language)] : [];
  const registered = line(words.registrationId, register);
  const taxes = taxNumbers(business, language);
  const rows = paid === null ? [] : accountRows(paid, language);
  const account = rows
    .filter(({ part }) => part !== 'holder' && part !== 'account_details')
    .flatMap(({ label, value }) => line(label, value));
  const columns = [[name, ...registered], taxes, account].filter((lines) => lines.length > 0);
  return columns.length > 1 || registered.length > 0 ? columns : undefined;
}
