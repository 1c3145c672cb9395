import type { InvoiceDelivery, InvoiceRecord } from '../../../panel/answers';
import { outdatedOf } from '../../forms/saving/save-errors';
import { dataOf, HOME, panelApi } from '../../requests/api';
import { INVOICE, recordRequest, recordTag, tagsOf } from '../../requests/content-manager';
import { isDocumentRow, type DocumentRow } from '../../kit/actions/document-actions';

/** The page of an invoice, below the address of Strapi's panel. */
export const INVOICE_PATH = 'invoices/:id';
export const invoicePath = (documentId: string): string => `/invoices/${documentId}`;

/** The place of a form at which the lines of an issued invoice may be corrected. */
export const CORRECT = '#correct';

const recordPath = (documentId: string) => `/invoicing/invoices/${documentId}/record`;

interface Change {
  documentId: string;
  /** The version that the operator sees. */
  updatedAt: string;
  fields: Record<string, unknown>;
  /** The values that the operator saw. */
  before: Record<string, unknown>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const invoices = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingRecord: build.query<InvoiceRecord, string>({
      query: recordPath,
      transformResponse: dataOf<InvoiceRecord>,
      providesTags: (_answer, _error, documentId) => [recordTag(INVOICE, documentId)],
      keepUnusedDataFor: 2,
    }),
    invoicingDeliveries: build.query<InvoiceDelivery[], string>({
      query: (documentId) => `/invoicing/invoices/${documentId}/deliveries`,
      transformResponse: dataOf<InvoiceDelivery[]>,
      providesTags: (_answer, _error, documentId) => [recordTag(INVOICE, documentId)],
      keepUnusedDataFor: 0,
    }),
    // The save of the form, with the fields that have changed. It goes ahead when others changed other fields.
    invoicingChange: build.mutation<unknown, Change>({
      queryFn: async ({ documentId, updatedAt, fields, before }, _api, _extra, send) => {
        const url = recordRequest(INVOICE, documentId);
        const put = (version: string) =>
          send({ url, method: 'PUT', data: { ...fields, updatedAt: version } });
        const result = await put(updatedAt);
        if (!result.error || !outdatedOf(result.error)) return result;
        const { data } = await send(recordPath(documentId));
        const stored = (data as { data: InvoiceRecord } | undefined)?.data;
        const isStill = (field: string) => isSame(stored?.fields[field], before[field]);
        return stored && Object.keys(fields).every(isStill) ? put(stored.updatedAt) : result;
      },
      // Tags count after a refusal too: the record may have changed meanwhile.
      invalidatesTags: (_answer, _error, { documentId }) => [...tagsOf(INVOICE, documentId), HOME],
    }),
  }),
});

export const useRecordQuery = invoices.useInvoicingRecordQuery;
export const useDeliveriesQuery = invoices.useInvoicingDeliveriesQuery;
export const CHANGE_INVOICE = invoices.endpoints.invoicingChange;

/** An invoice as its actions need it; null where the role hides its status. */
export function rowOf({ documentId, updatedAt, fields }: InvoiceRecord): DocumentRow | null {
  const row: object = { ...fields, documentId, updatedAt };
  return isDocumentRow(row) ? row : null;
}
