import type {
  ChangedRefund,
  Creditable,
  CreditNoteRefunds,
  CreditPreview,
  InvoiceCreditNotes,
  NewCredit,
  NewRefund,
  NumberedDocument,
  WantedCredit,
} from '../../../panel/answers';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import { CREDIT_NOTE, INVOICE, recordTag, REFUND, tagsOf } from '../../requests/content-manager';

/** An invoice, and what to credit of it. */
type Asked = Pick<WantedCredit, 'items'> & { invoice: string };

/** A credit note, and the invoice that changes with it. */
interface Noted {
  note: string;
}

/** The invoice has other amounts, too, but its page is not the one on the screen. */
const refundTags = (note: string) => [
  ...tagsOf(CREDIT_NOTE, note),
  ...tagsOf(REFUND),
  ...tagsOf(INVOICE),
  HOME,
];

const credits = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingCreditable: build.query<Creditable, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/creditable`,
      transformResponse: dataOf<Creditable>,
      keepUnusedDataFor: 0,
    }),
    invoicingCreditPreview: build.query<CreditPreview, Asked>({
      query: ({ invoice, ...asked }) => post(`/invoices/${invoice}/credit-preview`, asked),
      transformResponse: dataOf<CreditPreview>,
      keepUnusedDataFor: 0,
    }),
    invoicingCreditNotes: build.query<InvoiceCreditNotes, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/credit-notes`,
      transformResponse: dataOf<InvoiceCreditNotes>,
      providesTags: (_answer, _error, invoice) => [recordTag(INVOICE, invoice)],
      keepUnusedDataFor: 0,
    }),
    invoicingCredit: build.mutation<NumberedDocument, NewCredit & WithKey & { invoice: string }>({
      query: ({ invoice, ...credit }) => postOnce(`/invoices/${invoice}/credit-notes`, credit),
      transformResponse: dataOf<NumberedDocument>,
      // After a refusal, too: the invoice may have changed meanwhile.
      invalidatesTags: (_answer, _error, { invoice }) => [
        ...tagsOf(INVOICE, invoice),
        ...tagsOf(CREDIT_NOTE),
        HOME,
      ],
    }),
  }),
});

const refunds = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingRefunds: build.query<CreditNoteRefunds, string>({
      query: (note) => `/invoicing/credit-notes/${note}/refunds`,
      transformResponse: dataOf<CreditNoteRefunds>,
      providesTags: (_answer, _error, note) => [recordTag(CREDIT_NOTE, note)],
      keepUnusedDataFor: 0,
    }),
    invoicingRecordRefund: build.mutation<ChangedRefund, NewRefund & WithKey & Noted>({
      query: ({ note, ...refund }) => postOnce(`/credit-notes/${note}/refunds`, refund),
      transformResponse: dataOf<ChangedRefund>,
      invalidatesTags: (_answer, error, { note }) => (error ? [] : refundTags(note)),
    }),
    invoicingVoidRefund: build.mutation<ChangedRefund, { refund: string } & Noted>({
      query: ({ refund }) => post(`/refunds/${refund}/void`),
      transformResponse: dataOf<ChangedRefund>,
      invalidatesTags: (_answer, _error, { refund, note }) => [
        recordTag(REFUND, refund),
        ...refundTags(note),
      ],
    }),
  }),
});

export const {
  useInvoicingCreditableQuery,
  useInvoicingCreditPreviewQuery,
  useInvoicingCreditNotesQuery,
} = credits;
export const { useInvoicingRefundsQuery } = refunds;

/** The requests of the buttons about credit notes and refunds. */
export const CREDIT_MUTATIONS = { ...credits.endpoints, ...refunds.endpoints };
