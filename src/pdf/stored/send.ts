import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { documentLink } from '../../billing/links/document-link';
import { amountDue } from '../../domain/amount-due';
import { requirePaper, type DocumentPaper } from '../../domain/document-papers';
import { documentChanging, notFound } from '../../domain/errors';
import { issues } from '../../domain/issued';
import { takerOf } from '../../providers';
import { hasAlready } from '../../http/answers/entity-tag';
import { caller, pathId } from '../../http/requests/request';
import { sendPdf } from '../../http/answers/send-pdf';
import type { Logo } from '../../outbound/logo/logo';
import type { FacturX } from '../archive/factur-x';
import { fileNameFor, nameInWords } from './file-name';
import { paperView } from './papers';
import { documentLanguage } from './printing';
import { viewOf } from './view';
import type { DocumentView, PrintOptions } from '../view-model';
import {
  printedDetails,
  type BusinessDetails,
  type Printed,
  type PrintedFields,
} from '../../billing/sql/printed-details';
import type { StoredDocument } from '../../billing/document';
import type { NumberedKind } from '../../billing/kind';
import { getDocument } from '../../billing/sql/find-document';
import { markPdf } from '../../billing/sql/mark-pdf';
import { ofBusiness, type Caller } from '../caller';
import { printerOf, type Print } from '../printer';

/** The business's logo as bytes: from the upload folder, or from where an upload provider put it. */
export async function logoOf(strapi: Core.Strapi, url: string | null): Promise<Logo | undefined> {
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

/** A stored document with the details that it prints. */
export interface PrintedParts {
  readonly document: Parameters<typeof viewOf>[0] &
    Pick<StoredDocument, 'issued_at' | 'created_at'>;
  readonly business: BusinessDetails;
  readonly payPage?: string | null;
  readonly paper?: DocumentPaper | null;
}

/** An issued document prints the customer of its issue. */
export function partsOf<Document extends { customer: object }>(
  found: Document,
  { business, customer, fields, usual_supply_date }: Printed,
): { document: Document & { fields: PrintedFields }; business: BusinessDetails } {
  const said = { fields, usual_supply_date };
  const document = { ...found, ...said, customer: { ...found.customer, ...customer } };
  return { document, business };
}

/** The page of an issued invoice where a provider takes what is due; null for others. */
async function payPageOf(
  strapi: Core.Strapi,
  kind: NumberedKind,
  found: Awaited<ReturnType<typeof getDocument>>,
  { providers }: Printed,
): Promise<string | null> {
  if (!('amount_paid' in found) || !issues('invoice', found.status)) return null;
  if (!takerOf(providers, amountDue(found), found.currency)) return null;
  return documentLink(strapi, database(strapi), kind, { rowId: found.row_id, id: found.id });
}

/** The PDF of a document that somebody wants. */
interface WantedPdf {
  readonly businessRowId: number;
  readonly id: string | null;
  /** Whether it leaves the service by this, and not as a part of something that holds the document itself. */
  readonly leaves: boolean;
  /** Another paper of it. None hands the document out. */
  readonly paper?: DocumentPaper | null;
}

/** A document that changes more often while it is read is changed by a program. */
const MOST_TRIES = 5;

/**
 * Reads what a stored document prints; 404 when this business has no such document. A PDF that leaves holds
 * its document in the version that was read, so this comes before it is printed.
 */
async function printedParts(
  strapi: Core.Strapi,
  kind: NumberedKind,
  { businessRowId, id, leaves, paper = null }: WantedPdf,
): Promise<PrintedParts> {
  const db = database(strapi);
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const found = await getDocument(db, kind, businessRowId, id);
    if (paper) requirePaper(paper, found.status);
    const printed = await printedDetails(db, kind, { rowId: found.row_id, businessRowId });
    if (!printed) throw notFound(kind.name);
    if (paper) return { ...partsOf(found, printed), paper };
    if (leaves && printed.holds && !(await markPdf(db, found))) continue;
    const payPage = await payPageOf(strapi, kind, found, printed);
    return { ...partsOf(found, printed), payPage };
  }
  throw documentChanging();
}

/** What can be printed: its view, and the entity tag of the PDF that is made of it. */
interface Printable {
  readonly view: () => DocumentView;
  readonly tag: string;
}

/** What a business prints, of parts that are no choices of the business or the server. */
interface OfBusiness {
  readonly business: BusinessDetails;
  /** The only date in the file. */
  readonly date: Date;
  readonly parts: readonly unknown[];
  readonly view: (options: PrintOptions) => DocumentView;
}

/** The same parts with the same logo, on the same paper, make the same document in the same release. */
export async function printableOf(
  strapi: Core.Strapi,
  { business, date, parts, view }: OfBusiness,
): Promise<Printable> {
  const logo = await logoOf(strapi, business.logo_url);
  const { paper } = printerOf(strapi);
  const hash = createHash('sha256').update(strapi.config.get<string>('info.version'));
  hash.update(JSON.stringify([paper, business, date, parts])).update(logo?.data ?? '');
  return {
    view: () => ({ ...view({ paper, logo }), date }),
    tag: `"${hash.digest('base64url')}"`,
  };
}

const printable = (
  strapi: Core.Strapi,
  { document, business, payPage = null, paper = null }: PrintedParts,
): Promise<Printable> =>
  printableOf(strapi, {
    business,
    date: new Date(document.issued_at ?? document.created_at),
    parts: [document, payPage, paper],
    view: (options) =>
      paper && !('applied_amount' in document)
        ? paperView(paper, document, business, options)
        : viewOf(document, business, { ...options, payPage }),
  });

/** A stored document as a Factur-X PDF. The XML must say the same as these parts. */
export async function storedFacturX(
  strapi: Core.Strapi,
  parts: PrintedParts,
  facturX: FacturX,
  print: Print,
): Promise<Buffer> {
  return print((await printable(strapi, parts)).view, { facturX });
}

const namedIn = ({ business, document, paper = null }: PrintedParts) => ({
  number: document.number,
  paper,
  language: documentLanguage(business, document.customer),
});

/** A stored document of this business as a PDF, its number, and the name of the file for its customer. */
export async function storedPdf(
  strapi: Core.Strapi,
  kind: NumberedKind,
  wanted: WantedPdf,
  print: Print,
): Promise<{ pdf: Buffer; number: string; name: string }> {
  const parts = await printedParts(strapi, kind, wanted);
  const { view, tag } = await printable(strapi, parts);
  const { number } = parts.document;
  return { pdf: await print(view, { tag }), number, name: nameInWords(kind, namedIn(parts)) };
}

/** Answers with a PDF; 304 when the caller has it already. */
export async function sendPrintable(
  ctx: Context,
  { view, tag }: Printable,
  name: string,
  print: Print,
): Promise<void> {
  const pdf = hasAlready(ctx, tag) ? null : await print(view, { tag });
  // Only now: where printing fails, the tag would name the error.
  ctx.set('ETag', tag);
  ctx.set('Cache-Control', 'private, no-cache');
  if (pdf) sendPdf(ctx, pdf, name);
  else ctx.status = 304;
}

async function sendPrinted(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  wanted: WantedPdf & { caller: Caller },
  print: Print,
): Promise<void> {
  const parts = await printedParts(strapi, kind, wanted);
  const name = fileNameFor(wanted.caller, kind, namedIn(parts));
  await sendPrintable(ctx, await printable(strapi, parts), name, print);
}

/**
 * Answers with a stored document of this business as a PDF; 304 when the caller has it already. It is read
 * when it is the caller's turn, because a long one takes some milliseconds of the event loop.
 */
export function sendStoredPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  wanted: WantedPdf,
  caller: Caller = ofBusiness(wanted.businessRowId, ctx),
): Promise<void> {
  return printerOf(strapi).inTurn(
    caller,
    () => undefined,
    (_, print) => sendPrinted(strapi, ctx, kind, { ...wanted, caller }, print),
  );
}

/** GET /api/v1/…/{id}/pdf, for the holder of a key. */
export function answerStoredPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  paper: DocumentPaper | null,
): Promise<void> {
  const { businessRowId } = caller(ctx);
  return sendStoredPdf(strapi, ctx, kind, { businessRowId, id: pathId(ctx), leaves: true, paper });
}
