import type { Core } from '@strapi/strapi';
import { apiService } from '../../../strapi/api-service';
import type { Caller } from '../../../http/requests/caller';
import type { Tenant } from '../../../billing/tenant';
import type { DocumentSearch } from '../../../billing/schemas/search';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { ApiError } from '../../../domain/errors';
import { QUOTATION } from '../../../billing/kind';
import { lockQuotation } from '../../../billing/sql/find-document';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { listDocuments } from '../../../billing/sql/list-documents';
import { invoiceOfQuotation } from '../../../billing/sql/quotation-invoice';
import type { QuotationInput, StoredQuotation } from '../../../billing/document';
import { priceQuotation } from '../../../billing/price';
import { storeDocument } from '../../../billing/store-document';
import { updateQuotation } from '../../../billing/update-quotation';
import type { InvoiceService } from '../../invoice/services/invoice';

interface App {
  strapi: Core.Strapi;
}

async function refuseSecondTime(
  trx: PipelinedTransaction,
  who: Tenant,
  quotation: StoredQuotation,
): Promise<void> {
  const invoice = await invoiceOfQuotation(trx, who.businessRowId, quotation.row_id);
  if (quotation.status !== 'converted' && invoice === null) return;
  const what = invoice === null ? '' : `; it became invoice ${invoice.number}`;
  throw new ApiError('already_converted', `This quotation has been converted before${what}`);
}

async function convert({ strapi }: App, trx: PipelinedTransaction, who: Tenant, id: string | null) {
  const quotation = await lockQuotation(trx, who.businessRowId, id);
  await refuseSecondTime(trx, who, quotation);
  const invoices = apiService<InvoiceService>(strapi, 'api::invoice.invoice');
  const invoice = await invoices.createFrom(trx, who, quotation);
  await updateQuotation(trx, who, id, { status: 'converted' });
  return invoice;
}

const quotationService = (app: App) => ({
  async create(trx: PipelinedTransaction, who: Caller, input: QuotationInput): Promise<string> {
    const priced = priceQuotation(input, who.tax);
    return (await storeDocument(app.strapi, trx, who, QUOTATION, priced, new Date())).json;
  },

  search: (db: Queryable, who: Tenant, search: DocumentSearch) =>
    listDocuments(db, QUOTATION, who, search),

  /** Throws 404 unless the id is that of a quotation of this business. */
  find: (db: Queryable, who: Tenant, id: string | null) => retrieveDocument(db, QUOTATION, who, id),

  update: updateQuotation,

  /** Makes a draft invoice from a quotation, once. Throws 409 `already_converted` after that. */
  convert: (trx: PipelinedTransaction, who: Tenant, id: string | null) =>
    convert(app, trx, who, id),
});

export type QuotationService = ReturnType<typeof quotationService>;
export default quotationService;
