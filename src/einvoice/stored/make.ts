import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { AttachedFile } from '../../billing/sql/attachments';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError } from '../../domain/errors';
import { pathOf, sentence } from '../../domain/problems';
import type { Print } from '../../pdf/printer';
import { storedFacturX } from '../../pdf/stored/send';
import type { Finding } from '../finding';
import { writeXml } from '../write-xml';
import type { BilledDocument } from './as-at';
import { complete, type Completed } from './complete';
import { embeddedFiles } from './embed';
import type { Made } from './kept';
import { isInvoice, type Loaded } from './load';

/** Only details of business and customer can be filled in later. */
const isFilledLater = ({ pointer }: Finding): boolean => /^\/(business|customer)\//.test(pointer);

const HOW_TO_MEND =
  'The details of the issue count, and what was empty then is taken from the record of today: complete it';

function incomplete(findings: readonly Finding[]): ApiError {
  const problems = findings.map(({ pointer, message }) => ({ path: pathOf(pointer), message }));
  const hint = findings.some(isFilledLater) ? `. ${HOW_TO_MEND}` : '';
  return new ApiError('e_invoice_incomplete', `${sentence(problems)}${hint}`, {
    errors: findings.map(({ pointer, message }) => ({ pointer, message })),
  });
}

/**
 * The e-invoice of a document, before it is written in a format.
 * @throws ApiError `invoice_cancelled`, `e_invoice_incomplete`, `not_expressible`, `totals_not_per_rate`
 */
export function completeInvoice(given: Loaded, format: EInvoiceFormat): Completed {
  const completed = complete(given, format);
  if (completed.findings.length > 0) throw incomplete(completed.findings);
  return completed;
}

/**
 * An invoice as its XML says it: credit notes are documents of their own, and what they settled is due here.
 */
function withoutCredits<Document extends BilledDocument>(document: Document): Document {
  if (!isInvoice(document)) return document;
  const { status, total, amount_paid: paid } = document;
  const isSettled = new Big(total).eq(paid);
  const isByCredits = status === 'cancelled' || (status === 'paid' && !isSettled);
  return { ...document, amount_credited: '0', ...(isByCredits && { status: 'sent' }) };
}

/**
 * The file of a document in a format, and the state that it shows. A PDF prints what its XML says.
 * @throws ApiError as above; 503 or 500 of the printer
 */
export async function makeEInvoice(
  strapi: Core.Strapi,
  given: Loaded,
  files: readonly AttachedFile[],
  format: EInvoiceFormat,
  print: Print,
): Promise<Pick<Made, 'content' | 'asAt'>> {
  const { attachments, embed } = embeddedFiles(files);
  const source = { ...given.source, attachments };
  const { loaded, invoice } = completeInvoice({ ...given, source }, format);
  const { document, business, customer, fields, asAt } = loaded;
  const xml = await embed(writeXml(invoice, format));
  if (format !== 'factur-x') return { content: xml, asAt };
  const printed = {
    ...withoutCredits(document),
    fields,
    customer: { ...document.customer, ...customer },
  };
  const date = new Date(document.issued_at ?? document.created_at);
  const parts = { document: printed, business };
  const content = await storedFacturX(strapi, parts, { xml, date }, print);
  return { content, asAt };
}
