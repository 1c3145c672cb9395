import type { EInvoiceCheck, NumberedDocument } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { INVOICE, recordTag, tagsOf } from '../../requests/content-manager';

interface Checked {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

interface Rounded {
  documentId: string;
  /** The version that the operator sees. */
  updatedAt: unknown;
}

const eInvoices = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingEInvoiceCheck: build.query<EInvoiceCheck, Checked>({
      query: ({ path, documentId }) => `/invoicing/${path}/${documentId}/e-invoice/check`,
      transformResponse: dataOf<EInvoiceCheck>,
      providesTags: (_answer, _error, { model, documentId }) => [recordTag(model, documentId)],
      keepUnusedDataFor: 0,
    }),
    invoicingRoundPerRate: build.mutation<NumberedDocument, Rounded>({
      query: ({ documentId, updatedAt }) =>
        post(`/invoices/${documentId}/round-per-rate`, { updatedAt }),
      transformResponse: dataOf<NumberedDocument>,
      invalidatesTags: (_answer, _error, { documentId }) => [...tagsOf(INVOICE, documentId), HOME],
    }),
  }),
});

export const { useInvoicingEInvoiceCheckQuery } = eInvoices;

export const ROUND_PER_RATE = eInvoices.endpoints.invoicingRoundPerRate;
