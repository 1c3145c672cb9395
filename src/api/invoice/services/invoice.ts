import type { Core } from '@strapi/strapi';
import type { Caller } from '../../../http/requests/caller';
import type { InvoiceUpdate } from '../../../billing/schemas/invoice';
import type { DocumentSearch } from '../../../billing/schemas/search';
import { dateInZone } from '../../../domain/dates';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { INVOICE } from '../../../billing/kind';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { listDocuments } from '../../../billing/sql/list-documents';
import { paymentTerm } from '../../../billing/sql/payment-term';
import type { InvoiceInput, StoredQuotation } from '../../../billing/document';
import { invoiceFromQuotation } from '../../../billing/convert-quotation';
import { priceInvoice } from '../../../billing/price';
import { storeDocument, type MadeDocument } from '../../../billing/store-document';
import type { Tenant } from '../../../billing/tenant';
import { updateInvoice } from '../../../billing/update-invoice';

interface App {
  strapi: Core.Strapi;
}

async function storeFrom(
  { strapi }: App,
  trx: PipelinedTransaction,
  who: Tenant,
  quotation: StoredQuotation,
): Promise<MadeDocument> {
  const term = await paymentTerm(trx, who.businessRowId, quotation.customer.row_id);
  const now = new Date();
  const today = dateInZone(who.timeZone, now);
  const invoice = invoiceFromQuotation(quotation, { today, term });
  return storeDocument(strapi, trx, who, INVOICE, invoice, now, quotation.row_id);
}

const invoiceService = (app: App) => ({
  async create(trx: PipelinedTransaction, who: Caller, input: InvoiceInput): Promise<string> {
    const priced = priceInvoice(input, who.tax);
    return (await storeDocument(app.strapi, trx, who, INVOICE, priced, new Date())).json;
  },

  /** Stores the invoice that is made from a quotation. */
  createFrom: (trx: PipelinedTransaction, who: Tenant, quotation: StoredQuotation) =>
    storeFrom(app, trx, who, quotation),

  search: (db: Queryable, who: Tenant, search: DocumentSearch) =>
    listDocuments(db, INVOICE, who, search),

  /** The answer as JSON text. Throws 404 unless the id is that of an invoice of this business. */
  find: (db: Queryable, who: Tenant, id: string | null) => retrieveDocument(db, INVOICE, who, id),

  update: (trx: PipelinedTransaction, who: Tenant, id: string | null, change: InvoiceUpdate) =>
    updateInvoice(app.strapi, trx, who, id, change),
});

export type InvoiceService = ReturnType<typeof invoiceService>;
export default invoiceService;
