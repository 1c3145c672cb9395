import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../billing/kind';
import { handOut } from '../einvoice/stored/hand-out';
import { safeFileName } from '../http/send-pdf';
import { storedPdf } from '../pdf/stored/send';
import type { MailMessage } from '../strapi/email';
import type { Claimed } from './sql/claim';

type File = NonNullable<MailMessage['attachments']>[number];

const KINDS = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE };

function file(name: string, type: 'pdf' | 'xml', content: Buffer): File {
  return { filename: `${safeFileName(name)}.${type}`, content, contentType: `application/${type}` };
}

type Attached = Pick<Claimed, 'business' | 'attach_pdf' | 'attach_e_invoice'> & {
  document: NonNullable<Claimed['document']>;
};

/**
 * The files of a mail, made anew for each attempt. An e-invoice stays as it was first handed out.
 * @throws ApiError as `storedPdf` and `handOut` do
 */
export async function attachmentsOf(strapi: Core.Strapi, mail: Attached): Promise<File[]> {
  const { document, business } = mail;
  const name = document.kind.replace('_', '-');
  const files: File[] = [];
  if (mail.attach_pdf) {
    const { pdf, number } = await storedPdf(strapi, KINDS[document.kind], business, document.id);
    files.push(file(`${name}-${number}`, 'pdf', pdf));
  }
  // Quotations have none.
  if (mail.attach_e_invoice && document.kind !== 'quotation') {
    const format = mail.attach_e_invoice;
    const wanted = { businessRowId: business, id: document.id };
    const { content, number } = await handOut(strapi, KINDS[document.kind], wanted, format);
    const type = format === 'factur-x' ? 'pdf' : 'xml';
    files.push(file(`${name}-${number}-${format}`, type, content));
  }
  return files;
}
