import type { ChangedPayment, InvoicePayments, NewPayment } from '../../../panel/answers';
import { dataOf, HOME, panelApi, postOnce, type WithKey } from '../../requests/api';
import { INVOICE, PAYMENT, recordTag, tagsOf } from '../../requests/content-manager';

interface Paid extends WithKey {
  invoice: string;
}

const paymentTags = (invoice: string) => [...tagsOf(INVOICE, invoice), ...tagsOf(PAYMENT), HOME];

const payments = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingPayments: build.query<InvoicePayments, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/payments`,
      transformResponse: dataOf<InvoicePayments>,
      providesTags: (_answer, _error, invoice) => [recordTag(INVOICE, invoice)],
      keepUnusedDataFor: 0,
    }),
    invoicingRecordPayment: build.mutation<ChangedPayment, NewPayment & Paid>({
      query: ({ invoice, ...payment }) => postOnce(`/invoices/${invoice}/payments`, payment),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, error, { invoice }) => (error ? [] : paymentTags(invoice)),
    }),
  }),
});

export const { useInvoicingPaymentsQuery } = payments;

/** The requests of the buttons about payments. */
export const PAYMENT_MUTATIONS = payments.endpoints;
