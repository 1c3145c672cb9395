import type { EInvoiceFormat } from '../../../domain/e-invoice-formats';
import type { MailDraft, MailPreview } from '../../../panel/answers';

/** The values of the dialog. */
export interface MailValues {
  to: string;
  cc: string;
  subject: string;
  message: string;
  attach_pdf: boolean;
  attach_files: boolean;
  attach_e_invoice: string | null;
}

export const initialMail = (
  { recipients, usual }: MailPreview,
  format: EInvoiceFormat | null,
): MailValues => ({
  to: recipients.join(', '),
  cc: '',
  subject: usual.subject,
  message: usual.message,
  attach_pdf: true,
  attach_files: true,
  attach_e_invoice: format,
});

/** Commas, semicolons and spaces stand between addresses. */
const addressesOf = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((address) => address !== '');

/** Words that were left as they were stay the usual ones, with greeting and closing. */
export const ownWords = (typed: string, usual: string): string | null =>
  typed.trim() === '' || typed.trim() === usual.trim() ? null : typed;

/** The mail that the dialog describes. */
export function draftOf(values: MailValues, { usual }: MailPreview): MailDraft {
  const to = addressesOf(values.to);
  return {
    to: to.length === 0 ? null : to,
    cc: addressesOf(values.cc),
    subject: ownWords(values.subject, usual.subject),
    message: ownWords(values.message, usual.message),
    attach_pdf: values.attach_pdf,
    ...(values.attach_files ? {} : { attach_files: false }),
    attach_e_invoice: values.attach_e_invoice as EInvoiceFormat | null,
  };
}
