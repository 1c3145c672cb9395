import type { ChangedPayment, ChangedRefund, NewRefund } from '../../../panel/answers';
import type {
  CustomerAccount,
  FromAccount,
  NewAllocation,
  NewCustomerPayment,
  PaymentAccount,
} from '../../../panel/answers';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import {
  CUSTOMER,
  INVOICE,
  PAYMENT,
  recordTag,
  REFUND,
  tagsOf,
} from '../../requests/content-manager';

interface OfPayment {
  payment: string;
  /** The invoice beside whose form the button stands. */
  invoice?: string;
}

/** What changes with a payment. Other invoices that it pays are not on the screen. */
const paymentTags = ({ payment, invoice }: OfPayment) => [
  ...tagsOf(PAYMENT, payment),
  ...tagsOf(INVOICE, invoice),
  ...tagsOf(REFUND),
  HOME,
];

const account = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingCustomerAccount: build.query<CustomerAccount, string>({
      query: (customer) => `/invoicing/customers/${customer}/account`,
      transformResponse: dataOf<CustomerAccount>,
      keepUnusedDataFor: 0,
    }),
    invoicingPaymentAccount: build.query<PaymentAccount, string>({
      query: (payment) => `/invoicing/payments/${payment}/account`,
      transformResponse: dataOf<PaymentAccount>,
      providesTags: (_answer, _error, payment) => [recordTag(PAYMENT, payment)],
      keepUnusedDataFor: 0,
    }),
    invoicingPayAsCustomer: build.mutation<
      ChangedPayment,
      NewCustomerPayment & WithKey & { customer: string }
    >({
      query: ({ customer, ...payment }) => postOnce(`/customers/${customer}/payments`, payment),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, error, { customer }) =>
        error ? [] : [recordTag(CUSTOMER, customer), ...tagsOf(PAYMENT), ...tagsOf(INVOICE), HOME],
    }),
    invoicingUseAccount: build.mutation<FromAccount, WithKey & { invoice: string }>({
      query: ({ invoice, key }) => postOnce(`/invoices/${invoice}/on-account`, { key }),
      transformResponse: dataOf<FromAccount>,
      // After a refusal, too: somebody else may have used it meanwhile.
      invalidatesTags: (_answer, _error, { invoice }) => [
        ...tagsOf(INVOICE, invoice),
        ...tagsOf(PAYMENT),
        HOME,
      ],
    }),
  }),
});

const payment = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingAllocate: build.mutation<ChangedPayment, NewAllocation & WithKey & OfPayment>({
      query: ({ payment: id, ...allocation }) =>
        postOnce(`/payments/${id}/allocations`, allocation),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, error, asked) => (error ? [] : paymentTags(asked)),
    }),
    invoicingVoidAllocation: build.mutation<ChangedPayment, OfPayment & { allocation: string }>({
      query: ({ payment: id, allocation }) =>
        post(`/payments/${id}/allocations/${allocation}/void`),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, _error, asked) => paymentTags(asked),
    }),
    invoicingVoidPayment: build.mutation<ChangedPayment, OfPayment>({
      query: ({ payment: id }) => post(`/payments/${id}/void`),
      transformResponse: dataOf<ChangedPayment>,
      invalidatesTags: (_answer, _error, asked) => paymentTags(asked),
    }),
    invoicingRefundPayment: build.mutation<ChangedRefund, NewRefund & WithKey & OfPayment>({
      query: ({ payment: id, ...refund }) => postOnce(`/payments/${id}/refunds`, refund),
      transformResponse: dataOf<ChangedRefund>,
      invalidatesTags: (_answer, error, asked) => (error ? [] : paymentTags(asked)),
    }),
    invoicingVoidPaymentRefund: build.mutation<ChangedRefund, OfPayment & { refund: string }>({
      query: ({ refund }) => post(`/refunds/${refund}/void`),
      transformResponse: dataOf<ChangedRefund>,
      invalidatesTags: (_answer, _error, asked) => paymentTags(asked),
    }),
  }),
});

export const { useInvoicingCustomerAccountQuery, useInvoicingPaymentAccountQuery } = account;

/** The requests of the buttons about money on account. */
export const ACCOUNT_MUTATIONS = { ...account.endpoints, ...payment.endpoints };
