import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { checkEInvoices } from '../einvoice/stored/check';
import type { BilledKind } from '../einvoice/stored/kept';
import { madeOnce } from '../strapi/service';
import type { Opened } from './place';
import type { Linked } from './sql/find-shared';

type Formats = readonly EInvoiceFormat[];

/** A check costs more than the rest of a page. Its result stays the same for a version of a document. */
const KEPT_DOCUMENTS = 5_000;
/** Details from before there were e-invoices are those of today, and have no version. */
const KEPT_MS = 60_000;

const cacheOf = madeOnce(
  () => new LRUCache<string, Promise<Formats>>({ max: KEPT_DOCUMENTS, ttl: KEPT_MS }),
);

export const isBilled = (kind: Opened['kind']): kind is BilledKind => kind.name !== 'quotation';

async function check(strapi: Core.Strapi, kind: BilledKind, shared: Linked) {
  const wanted = { businessRowId: shared.business_row_id, id: shared.id };
  const { loaded, formats } = await checkEInvoices(strapi, kind, wanted);
  const had = formats.filter((one) => one.isHandedOut || isComplete(one)).map((one) => one.format);
  const rank = (format: EInvoiceFormat) => Number(format !== loaded.preferred);
  return had.toSorted((one, other) => rank(one) - rank(other));
}

const isComplete = ({ findings, refusal }: { findings: readonly unknown[]; refusal: unknown }) =>
  findings.length === 0 && refusal === null;

/** The formats in which the e-invoice of a document can be had, that of its customer first. */
export async function formatsOf(
  strapi: Core.Strapi,
  { kind, shared }: Opened<Linked>,
): Promise<Formats> {
  if (!isBilled(kind)) return [];
  const cache = cacheOf(strapi);
  const name = `${kind.table} ${shared.row_id} ${shared.version}`;
  const known = cache.get(name);
  if (known) return known;
  const found = check(strapi, kind, shared);
  cache.set(name, found);
  // A failed check is not kept: the next page asks again.
  found.catch(() => cache.delete(name));
  return found;
}
