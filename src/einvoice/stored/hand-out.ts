import type { Core } from '@strapi/strapi';
import { INVOICE } from '../../billing/kind';
import { attachedFiles } from '../../billing/sql/attachments';
import { database } from '../../database/pool';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { documentChanging } from '../../domain/errors';
import type { Language } from '../../domain/languages';
import type { Print } from '../../pdf/printer';
import { findKept, keep, type BilledKind, type Made, type Wanted } from './kept';
import { load } from './load';
import { makeEInvoice } from './make';

/** A document that changes more often than this while its file is made is changed by a program. */
const MOST_TRIES = 5;

interface EInvoiceFile {
  number: string;
  language: Language;
  content: Buffer;
}

/** How the e-invoice of a document is had. */
export type MakeEInvoiceFile = (
  strapi: Core.Strapi,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
  print: Print,
) => Promise<EInvoiceFile>;

/** Makes the file of a document as it is now, with its own files in it. Credit notes have none. */
async function makeNow(
  strapi: Core.Strapi,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
  print: Print,
): Promise<Made & { number: string }> {
  const db = database(strapi);
  const loaded = await load(db, kind, wanted);
  const { id, number } = loaded.document;
  const { businessRowId } = wanted;
  const files =
    kind.name === 'invoice' ? await attachedFiles(db, INVOICE, { businessRowId, id }) : [];
  const made = await makeEInvoice(strapi, loaded, files, format, print);
  return { version: loaded.version, number, ...made };
}

/**
 * The e-invoice of a document as an operator looks at it. It is not kept, so the document can still change.
 * @throws as `handOut` does
 */
export const lookAt: MakeEInvoiceFile = async (strapi, kind, wanted, format, print) => {
  const { content, ...named } = await findKept(database(strapi), kind, wanted, format);
  if (content) return { ...named, content };
  const made = await makeNow(strapi, kind, wanted, format, print);
  return { ...named, content: made.content };
};

/**
 * The e-invoice of a document: the file that was handed out before, or a new one that is kept from now on.
 * It is made without a lock, since a PDF takes its time. If the document changes meanwhile, it is made
 * again.
 * @throws 404; the refusals of contract §11
 */
export const handOut: MakeEInvoiceFile = async (strapi, kind, wanted, format, print) => {
  const db = database(strapi);
  const { rowId, number, language, content } = await findKept(db, kind, wanted, format);
  if (content) return { number, language, content };
  const { businessRowId } = wanted;
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const made = await makeNow(strapi, kind, wanted, format, print);
    const kept = await db.transaction((trx) =>
      keep(trx, kind, { rowId, businessRowId }, format, made),
    );
    if (kept) return { number: made.number, language, content: kept };
  }
  throw documentChanging();
};
