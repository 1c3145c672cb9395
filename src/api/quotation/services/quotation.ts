import type { Core } from '@strapi/strapi';
import type { Caller } from '../../../auth/caller';
import type { QuotationUpdate } from '../../../contract/quotation';
import type { DocumentSearch } from '../../../contract/search';
import { serializeQuotationEvent } from '../../../contract/serialize-quotation';
import type { Queryable } from '../../../database/connection';
import type { Transaction } from '../../../database/pool';
import { ApiError, notFound } from '../../../domain/errors';
import { INVOICE, QUOTATION } from '../../../records/document-kind';
import { findDocument } from '../../../records/find-document';
import { listDocuments } from '../../../records/list-documents';
import { invoiceOfQuotation } from '../../../records/quotation-invoice';
import type { FoundDocument, ListedDocument, Page } from '../../../records/rows';
import { updateDocument } from '../../../records/update-document';
import { changeQuotation } from '../../../rules/change-quotation';
import { draftFromQuotation } from '../../../rules/convert-quotation';
import type { DocumentDraft } from '../../../rules/draft';
import { storeQuotation } from '../../../rules/store-document';
import { recordEvent } from '../../../webhooks/record-event';
import type { InvoiceService } from '../../invoice/services/invoice';

const quotationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(trx: Transaction, who: Caller, draft: DocumentDraft): Promise<FoundDocument> {
    const quotation = await storeQuotation(trx, who, draft, new Date());
    recordEvent(strapi, trx, {
      type: 'quotation.created',
      businessKey: who.businessKey,
      data: () => serializeQuotationEvent(quotation, who.businessId),
    });
    return quotation;
  },

  search(db: Queryable, who: Caller, search: DocumentSearch): Promise<Page<ListedDocument>> {
    return listDocuments(db, QUOTATION, who.businessKey, search);
  },

  /** Throws 404 for an id that is no quotation of this business. */
  async find(
    db: Queryable,
    who: Caller,
    id: string | null,
    mode: 'read' | 'lock' = 'read',
  ): Promise<FoundDocument> {
    const row = id === null ? null : await findDocument(db, QUOTATION, who.businessKey, id, mode);
    if (!row) throw notFound('quotation');
    return row;
  },

  async update(
    trx: Transaction,
    who: Caller,
    id: string | null,
    update: QuotationUpdate,
  ): Promise<FoundDocument> {
    const now = new Date();
    const quotation = changeQuotation(await this.find(trx, who, id, 'lock'), update, now);
    await updateDocument(trx, QUOTATION, quotation.key, { ...quotation, now: now.toISOString() });
    return quotation;
  },

  /** Makes a draft invoice of a quotation, once; throws 409 `already_converted` after that. */
  async convert(trx: Transaction, who: Caller, id: string | null): Promise<FoundDocument> {
    const quotation = await this.find(trx, who, id, 'lock');
    const made = await invoiceOfQuotation(trx, quotation.key);
    if (quotation.status === 'converted' || made !== null) {
      const which = made === null ? '' : `: it became ${INVOICE.name} ${made}`;
      throw new ApiError('already_converted', `This quotation has been converted${which}`);
    }
    const invoices = strapi.service('api::invoice.invoice') as unknown as InvoiceService;
    const draft = draftFromQuotation(quotation);
    const invoice = await invoices.create(trx, who, draft, quotation.key);
    const now = new Date();
    const converted = changeQuotation(quotation, { status: 'converted' }, now);
    await updateDocument(trx, QUOTATION, quotation.key, { ...converted, now: now.toISOString() });
    return invoice;
  },
});

export type QuotationService = ReturnType<typeof quotationService>;
export default quotationService;
