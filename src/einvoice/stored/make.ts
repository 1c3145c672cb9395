import type { Core } from '@strapi/strapi';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError } from '../../domain/errors';
import { sentence, type Problem } from '../../domain/problems';
import { storedFacturX } from '../../pdf/stored/send';
import type { Finding } from '../finding';
import { eInvoiceOf } from '../from-document';
import type { EInvoice } from '../model';
import { missingFor } from '../preflight/missing-for';
import { writeXml } from '../write-xml';
import type { Loaded } from './load';

/** `/items/0/unit_code` as the steps of a path. */
function pathOf(pointer: string): Problem['path'] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function incomplete(findings: readonly Finding[]): ApiError {
  const problems = findings.map(({ pointer, message }) => ({ path: pathOf(pointer), message }));
  return new ApiError('e_invoice_incomplete', sentence(problems), {
    errors: findings.map(({ pointer, message }) => ({ pointer, message })),
  });
}

/**
 * The e-invoice of a document, before it is written in a format.
 * @throws ApiError `e_invoice_incomplete`, `not_expressible`, `totals_not_per_rate`
 */
export function completeInvoice({ source }: Loaded, format: EInvoiceFormat): EInvoice {
  const invoice = eInvoiceOf(source);
  const findings = missingFor(invoice, format);
  if (findings.length > 0) throw incomplete(findings);
  return invoice;
}

/**
 * The file of a document in a format.
 * @throws ApiError as above; 503 or 500 of the printer
 */
export async function makeEInvoice(
  strapi: Core.Strapi,
  loaded: Loaded,
  format: EInvoiceFormat,
): Promise<Buffer> {
  const { document, business, customer } = loaded;
  const invoice = completeInvoice(loaded, format);
  const xml = Buffer.from(writeXml(invoice, format));
  if (format !== 'factur-x') return xml;
  const printed = { ...document, customer: { ...document.customer, ...customer } };
  const date = new Date(document.issued_at ?? document.created_at);
  return storedFacturX(strapi, { document: printed, business }, { xml, date });
}
