import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { notFound } from '../../domain/errors';
import { hasAlready } from '../../http/entity-tag';
import { caller, pathId } from '../../http/request';
import { sendPdf } from '../../http/send-pdf';
import type { Logo } from '../../outbound/logo/logo';
import { invoiceView, quotationView } from './view';
import type { StoredDocument } from './document';
import type { DocumentView } from '../view-model';
import { findBusinessDetails, type BusinessDetails } from '../../billing/sql/business-details';
import { INVOICE, type DocumentKind } from '../../billing/kind';
import { getDocument } from '../../billing/sql/find-document';
import type { FoundDocument } from '../../billing/sql/rows';
import { printerOf } from '../printer';

/** The business's logo as bytes: from the upload folder, or from where an upload provider put it. */
async function logoOf(strapi: Core.Strapi, url: string | null): Promise<Logo | undefined> {
  if (url === null) return undefined;
  const printer = printerOf(strapi);
  if (!url.startsWith('/')) return logoAt(printer.businessLogo(url));
  try {
    const file = await readFile(path.join(strapi.dirs.static.public, path.normalize(url)));
    return await logoAt(printer.businessLogo(`data:;base64,${file.toString('base64')}`));
  } catch {
    return undefined;
  }
}

async function logoAt(result: ReturnType<ReturnType<typeof printerOf>['businessLogo']>) {
  const fetched = await result;
  return fetched.ok ? fetched.logo : undefined;
}

/** The amounts stay the text that the database gives, so that no digit is lost. */
function printedFields(found: FoundDocument): StoredDocument {
  const { issue_date, status, currency, notes, terms, subtotal, tax_amount, total } = found;
  const { template_version } = found;
  const template_type = found.template_type as StoredDocument['template_type'];
  const texts = { issue_date, status, currency, notes, terms, template_type, template_version };
  return { ...texts, subtotal, tax_amount, total };
}

function viewOf(
  kind: DocumentKind,
  found: FoundDocument,
  business: BusinessDetails,
  options: { paper: 'A4' | 'LETTER'; logo: Logo | undefined },
): DocumentView {
  const { lines, customer } = found;
  const common = { lines, business, customer };
  if (kind === INVOICE) {
    const amount_paid = found.amount_paid ?? '0';
    const own = { invoice_number: found.number, due_date: found.deadline, amount_paid };
    return invoiceView({ ...common, document: { ...printedFields(found), ...own } }, options);
  }
  const own = { quotation_number: found.number, valid_until: found.deadline };
  return quotationView({ ...common, document: { ...printedFields(found), ...own } }, options);
}

/** The same words and figures on the same paper by the same release are the same document. */
function entityTag(strapi: Core.Strapi, { logo, ...view }: DocumentView): string {
  const hash = createHash('sha256').update(strapi.config.get<string>('info.version'));
  hash.update(JSON.stringify(view)).update(logo?.data ?? '');
  return `"${hash.digest('base64url')}"`;
}

async function storedView(
  strapi: Core.Strapi,
  kind: DocumentKind,
  businessRowId: number,
  id: string | null,
) {
  const db = database(strapi);
  const found = await getDocument(db, kind, businessRowId, id);
  const business = await findBusinessDetails(db, businessRowId);
  if (!business) throw notFound(kind.name);
  const logo = await logoOf(strapi, business.logo_url);
  const view = viewOf(kind, found, business, { paper: printerOf(strapi).paper, logo });
  return { view, number: found.number };
}

/** Answers with a stored document of this business as a PDF; 304 when the caller has it already. */
export async function sendStoredPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
  businessRowId: number,
  id: string | null,
): Promise<void> {
  const { view, number } = await storedView(strapi, kind, businessRowId, id);
  const tag = entityTag(strapi, view);
  const pdf = hasAlready(ctx, tag) ? null : await printerOf(strapi).print(view);
  // Only now: where printing fails, the tag would name the error.
  ctx.set('ETag', tag);
  ctx.set('Cache-Control', 'private, no-cache');
  if (pdf) sendPdf(ctx, pdf, `${kind.name}-${number}`);
  else ctx.status = 304;
}

/** GET /api/v1/…/{id}/pdf, for the holder of a key. */
export function answerStoredPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<void> {
  return sendStoredPdf(strapi, ctx, kind, caller(ctx).businessRowId, pathId(ctx));
}
