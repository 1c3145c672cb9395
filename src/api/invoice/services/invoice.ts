import type { Core } from '@strapi/strapi';
import type { Caller, Tenant } from '../../../http/requests/caller';
import type { InvoiceUpdate } from '../../../billing/schemas/invoice';
import type { DocumentSearch } from '../../../billing/schemas/search';
import { dateInZone } from '../../../domain/dates';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { INVOICE } from '../../../billing/kind';
import { findInvoice } from '../../../billing/sql/found-invoice';
import { listDocuments } from '../../../billing/sql/list-documents';
import { paymentTerm } from '../../../billing/sql/payment-term';
import type {
  CreatedInvoice,
  InvoiceInput,
  LinesText,
  PricedInvoice,
  StoredInvoice,
  StoredQuotation,
} from '../../../billing/document';
import { invoiceFromQuotation } from '../../../billing/convert-quotation';
import { priceInvoice } from '../../../billing/price';
import { recordInvoiceEvent } from '../../../billing/record-invoice-event';
import { storeDocument, storeUnheard } from '../../../billing/store-document';
import { updateInvoice, updateUnheard } from '../../../billing/update-invoice';

interface App {
  strapi: Core.Strapi;
}

async function store(
  app: App,
  trx: PipelinedTransaction,
  who: Tenant,
  priced: PricedInvoice,
  quotationRowId?: number,
): Promise<StoredInvoice & LinesText> {
  const invoice = await storeDocument(trx, who, INVOICE, priced, new Date(), quotationRowId);
  await recordInvoiceEvent(app.strapi, trx, who, 'invoice.created', invoice);
  return invoice;
}

async function storeFrom(
  app: App,
  trx: PipelinedTransaction,
  who: Tenant,
  quotation: StoredQuotation,
): Promise<StoredInvoice> {
  const term = await paymentTerm(trx, who.businessRowId, quotation.customer.row_id);
  const today = dateInZone(who.timeZone, new Date());
  const invoice = invoiceFromQuotation(quotation, { today, term });
  return store(app, trx, who, invoice, quotation.row_id);
}

const invoiceService = (app: App) => ({
  async create(
    trx: PipelinedTransaction,
    who: Caller,
    input: InvoiceInput,
  ): Promise<CreatedInvoice> {
    const priced = priceInvoice(input, who.tax);
    const unheard = await storeUnheard(trx, who, INVOICE, priced, new Date());
    return unheard ?? store(app, trx, who, priced);
  },

  /** Stores the invoice that is made from a quotation. */
  createFrom: (trx: PipelinedTransaction, who: Tenant, quotation: StoredQuotation) =>
    storeFrom(app, trx, who, quotation),

  search: (db: Queryable, who: Tenant, search: DocumentSearch) =>
    listDocuments(db, INVOICE, who, search),

  /** The answer as JSON text. Throws 404 unless the id is that of an invoice of this business. */
  find: (db: Queryable, who: Tenant, id: string | null) => findInvoice(db, who, id),

  async update(trx: PipelinedTransaction, who: Caller, id: string | null, change: InvoiceUpdate) {
    const unheard = await updateUnheard(trx, who, id, change);
    return unheard ?? updateInvoice(app.strapi, trx, who, id, change);
  },
});

export type InvoiceService = ReturnType<typeof invoiceService>;
export default invoiceService;
