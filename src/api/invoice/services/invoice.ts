import type { Core } from '@strapi/strapi';
import type { Caller } from '../../../auth/caller';
import type { InvoiceUpdate } from '../../../contract/invoice';
import type { DocumentSearch } from '../../../contract/search';
import { serializeInvoiceEvent } from '../../../contract/serialize-invoice';
import type { Queryable } from '../../../database/connection';
import type { Transaction } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { INVOICE } from '../../../records/document-kind';
import { findDocument } from '../../../records/find-document';
import { listDocuments } from '../../../records/list-documents';
import type { FoundDocument, ListedDocument, Page } from '../../../records/rows';
import { updateInvoice } from '../../../records/update-document';
import { changeInvoice } from '../../../rules/change-invoice';
import type { InvoiceDraft } from '../../../rules/draft';
import { storeInvoice } from '../../../rules/store-document';
import { recordEvent, type EventType } from '../../../webhooks/record-event';

const invoiceService = ({ strapi }: { strapi: Core.Strapi }) => {
  const record = (trx: Transaction, who: Caller, type: EventType, invoice: FoundDocument) =>
    recordEvent(strapi, trx, {
      type,
      businessKey: who.businessKey,
      data: () => serializeInvoiceEvent(invoice, who.businessId),
    });

  return {
    /** @param quotationKey the quotation it is made from, if any */
    async create(
      trx: Transaction,
      who: Caller,
      draft: InvoiceDraft,
      quotationKey: number | null = null,
    ): Promise<FoundDocument> {
      const invoice = await storeInvoice(trx, who, draft, new Date(), quotationKey);
      record(trx, who, 'invoice.created', invoice);
      return invoice;
    },

    search(db: Queryable, who: Caller, search: DocumentSearch): Promise<Page<ListedDocument>> {
      return listDocuments(db, INVOICE, who.businessKey, search);
    },

    /** Throws 404 for an id that is no invoice of this business. */
    async find(
      db: Queryable,
      who: Caller,
      id: string | null,
      mode: 'read' | 'lock' = 'read',
    ): Promise<FoundDocument> {
      const row = id === null ? null : await findDocument(db, INVOICE, who.businessKey, id, mode);
      if (!row) throw notFound('invoice');
      return row;
    },

    async update(
      trx: Transaction,
      who: Caller,
      id: string | null,
      update: InvoiceUpdate,
    ): Promise<FoundDocument> {
      const found = await this.find(trx, who, id, 'lock');
      const now = new Date();
      const { invoice, event } = changeInvoice(found, update, now);
      await updateInvoice(trx, invoice.key, {
        ...invoice,
        amountPaid: invoice.amount_paid,
        amountPaidBefore: invoice.amount_paid_before,
        now: now.toISOString(),
      });
      if (event) record(trx, who, event, invoice);
      return invoice;
    },
  };
};

export type InvoiceService = ReturnType<typeof invoiceService>;
export default invoiceService;
