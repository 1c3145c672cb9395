import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { documentsExport } from '../../billing/csv/searches';
import type { NumberedKind } from '../../billing/kind';
import {
  CSV_LINES,
  type CREDIT_NOTE_SEARCH,
  type INVOICE_SEARCH,
  type QUOTATION_SEARCH,
} from '../../billing/schemas/search';
import { printedFieldsOfBusiness } from '../../billing/sql/custom-fields';
import { listDocuments, listDocumentsAfter } from '../../billing/sql/list-documents';
import { database } from '../../database/pool';
import { caller, parseQuery, parseSearch } from '../requests/request';
import { sendList } from './list-answer';
import { sendCsvTo, wantsCsv } from './send-export';

type SearchSchema = typeof INVOICE_SEARCH | typeof QUOTATION_SEARCH | typeof CREDIT_NOTE_SEARCH;

/** Answers a search of documents: as a list, or as CSV with a row per document or per line. */
export async function sendDocuments(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  schema: SearchSchema,
): Promise<void> {
  const who = caller(ctx);
  const db = database(strapi);
  const search = parseSearch(ctx, schema, Object.keys(CSV_LINES.shape));
  if (wantsCsv(ctx)) {
    const { lines } = parseQuery(ctx, CSV_LINES);
    const fields = lines ? [] : await printedFieldsOfBusiness(db, kind.name, who.businessRowId);
    const ready = documentsExport(kind, who.businessRowId, search, { lines, fields });
    return sendCsvTo(strapi, ctx, who, ready);
  }
  return sendList(strapi, ctx, search, {
    kind: kind.name,
    page: () => listDocuments(db, kind, who, search),
    after: (place) => listDocumentsAfter(db, kind, who, search, place),
  });
}
