import type { ChangedPayment, InvoicePayments, NewPayment } from '../../../panel/answers';
import type { PaymentMethod } from '../../../domain/payment';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import { INVOICE, PAYMENT, recordTag, rowsRequest, tagsOf } from '../../requests/content-manager';

/** A row of the list of open invoices, as far as the roles show it. */
export interface FoundInvoice {
  id: number;
  documentId: string;
  invoice_number?: string;
  customer?: { name?: string } | null;
  currency?: string;
  amount_due?: string | number;
}

/** The fields of a payment that can be changed. */
interface PaymentChange {
  method: PaymentMethod | null;
  reference: string | null;
  note: string | null;
}

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
    invoicingPayRest: build.mutation<ChangedPayment, Paid>({
      query: ({ invoice, ...once }) => postOnce(`/invoices/${invoice}/paid`, once),
      transformResponse: dataOf<ChangedPayment>,
      // Tags count after a refusal too: somebody may have recorded it meanwhile.
      invalidatesTags: (_answer, _error, { invoice }) => paymentTags(invoice),
    }),
  }),
});

const others = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingOpenInvoices: build.query<FoundInvoice[], { text: string; business: string | null }>({
      query: ({ text, business }) => ({
        url: rowsRequest('invoices'),
        config: {
          params: {
            view: 'open',
            sort: 'due_date:ASC',
            pageSize: 50,
            ...(text === '' ? {} : { _q: text }),
            ...(business === null
              ? {}
              : { filters: { business: { documentId: { $eq: business } } } }),
          },
        },
      }),
      transformResponse: ({ data }: { data: { rows: FoundInvoice[] } }) => data.rows,
      providesTags: tagsOf(INVOICE).slice(0, 1),
      keepUnusedDataFor: 0,
    }),
    invoicingChangePayment: build.mutation<
      ChangedPayment,
      Partial<PaymentChange> & { payment: string }
    >({
      query: ({ payment, ...change }) => post(`/payments/${payment}/change`, change),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, _error, { payment }) => tagsOf(PAYMENT, payment),
    }),
  }),
});

export const { useInvoicingPaymentsQuery } = payments;
export const { useInvoicingOpenInvoicesQuery } = others;

/** The requests of the buttons about payments. */
export const PAYMENT_MUTATIONS = { ...payments.endpoints, ...others.endpoints };
