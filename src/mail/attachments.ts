import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../billing/kind';
import { documentLink } from '../billing/links/document-link';
import { attachedFiles } from '../billing/sql/attachments';
import { database } from '../database/pool';
import { handOut } from '../einvoice/stored/hand-out';
import { safeFileName } from '../http/answers/send-pdf';
import { ofBusiness } from '../pdf/caller';
import { printerOf, type Print } from '../pdf/printer';
import { nameInWords } from '../pdf/stored/file-name';
import { storedPdf } from '../pdf/stored/send';
import type { MailMessage } from '../strapi/email';
import type { Claimed, MailedDocument } from './sql/claim';
import { printMailed } from './statement';

type File = NonNullable<MailMessage['attachments']>[number];

const KINDS = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE };

function file(name: string, type: 'pdf' | 'xml', content: Buffer): File {
  return { filename: `${safeFileName(name)}.${type}`, content, contentType: `application/${type}` };
}

type Mailed = NonNullable<Claimed['document']>;

/** The link of a document that is valid now. A statement has no page. */
export async function currentLink(strapi: Core.Strapi, mailed: Mailed): Promise<string | null> {
  if (mailed.kind === 'customer') return null;
  const { kind, id, row_id: rowId } = mailed;
  return documentLink(strapi, database(strapi), KINDS[kind], { rowId, id });
}

interface Attached<Of extends Mailed = Mailed> extends Pick<
  Claimed,
  'business' | 'attach_pdf' | 'attach_files' | 'attach_e_invoice'
> {
  document: Of;
}

/** The files of the document of a mail. Credit notes have none. */
async function filesOf(
  strapi: Core.Strapi,
  { business, document }: Attached<MailedDocument>,
): Promise<File[]> {
  if (document.kind === 'credit_note') return [];
  const wanted = { businessRowId: business, id: document.id };
  const files = await attachedFiles(database(strapi), KINDS[document.kind], wanted);
  return files.map(({ name, media_type: contentType, content }) => ({
    filename: safeFileName(name),
    content,
    contentType,
  }));
}

async function ofDocument(
  strapi: Core.Strapi,
  mail: Attached<MailedDocument>,
  print: Print,
): Promise<File[]> {
  const { document, business } = mail;
  const files: File[] = [];
  if (mail.attach_pdf) {
    // The mail itself holds the document, or lets go of it.
    const wanted = { businessRowId: business, id: document.id, leaves: false };
    const { pdf, name } = await storedPdf(strapi, KINDS[document.kind], wanted, print);
    files.push(file(name, 'pdf', pdf));
  }
  // Quotations have none.
  if (mail.attach_e_invoice && document.kind !== 'quotation') {
    const format = mail.attach_e_invoice;
    const wanted = { businessRowId: business, id: document.id };
    const kind = KINDS[document.kind];
    const { content, ...named } = await handOut(strapi, kind, wanted, format, print);
    const type = format === 'factur-x' ? 'pdf' : 'xml';
    files.push(file(`${nameInWords(kind, named)}-${format}`, type, content));
  }
  return mail.attach_files ? [...files, ...(await filesOf(strapi, mail))] : files;
}

/**
 * The files of a mail, made anew for each attempt. An e-invoice stays as it was first handed out.
 * @throws ApiError as `storedPdf`, `handOut` and `customerStatement` do
 */
export async function attachmentsOf(strapi: Core.Strapi, mail: Attached): Promise<File[]> {
  const { document, business } = mail;
  const print = printerOf(strapi).printFor(ofBusiness(business));
  if (document.kind !== 'customer') return ofDocument(strapi, { ...mail, document }, print);
  const { pdf, name } = await printMailed(strapi, document, print);
  return [file(name, 'pdf', pdf)];
}
