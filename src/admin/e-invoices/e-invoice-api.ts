import type { EInvoiceCheck } from '../../panel/answers';
import { dataOf, panelApi } from '../api';
import { recordTag } from '../content-manager';

interface Checked {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

const eInvoices = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingEInvoiceCheck: build.query<EInvoiceCheck, Checked>({
      query: ({ path, documentId }) => `/invoicing/${path}/${documentId}/e-invoice/check`,
      transformResponse: dataOf<EInvoiceCheck>,
      providesTags: (_answer, _error, { model, documentId }) => [recordTag(model, documentId)],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useInvoicingEInvoiceCheckQuery } = eInvoices;
