import type {
  NumberedDocument,
  RecurringOrigin,
  RecurringPreview,
  RecurringState,
  Repricing,
  UpcomingInvoices,
} from '../../../panel/answers';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import { INVOICE, RECURRING, recordTag, tagsOf } from '../../requests/content-manager';

/** The actions on one of them; each may need a body. */
export type RecurringActionId = 'pause' | 'resume' | 'skip' | 'run' | 'cancel';

interface Act {
  documentId: string;
  action: RecurringActionId;
  body?: { catch_up?: string; occurrence?: number | null };
}

type Make = WithKey & { invoice: string; [field: string]: unknown };

const at = '/recurring-invoices';

/** About one recurring invoice. */
const recurring = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingRecurringState: build.query<RecurringState, string>({
      query: (documentId) => `/invoicing${at}/${documentId}/state`,
      transformResponse: dataOf<RecurringState>,
      providesTags: (_answer, _error, documentId) => [recordTag(RECURRING, documentId)],
      keepUnusedDataFor: 0,
    }),
    invoicingRecurringAct: build.mutation<NumberedDocument, Act>({
      query: ({ documentId, action, body }) => post(`${at}/${documentId}/${action}`, body),
      transformResponse: dataOf<NumberedDocument>,
      // Tags count after a refusal too: the record may have changed meanwhile.
      invalidatesTags: (_answer, _error, { documentId }) => [
        ...tagsOf(RECURRING, documentId),
        ...tagsOf(INVOICE),
        HOME,
      ],
    }),
    /** Its argument is the text of the body, which stays the same while the form does. */
    invoicingRecurringPreview: build.query<RecurringPreview, string>({
      query: (body) => post(`${at}/preview`, JSON.parse(body) as object),
      transformResponse: dataOf<RecurringPreview>,
      keepUnusedDataFor: 0,
    }),
    invoicingMakeRecurring: build.mutation<NumberedDocument, Make>({
      query: ({ invoice, ...body }) => postOnce(`/invoices/${invoice}/recurring`, body),
      transformResponse: dataOf<NumberedDocument>,
      invalidatesTags: [...tagsOf(RECURRING), HOME],
    }),
    invoicingRecurringOrigin: build.query<RecurringOrigin | null, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/recurring`,
      transformResponse: dataOf<RecurringOrigin | null>,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** About all of them. */
const many = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingReprice: build.mutation<Repricing, WithKey & Record<string, unknown>>({
      query: (body) => postOnce(`${at}/reprice`, body),
      transformResponse: dataOf<Repricing>,
      invalidatesTags: (_answer, _error, { dry_run: isDry }) =>
        isDry === true ? [] : [...tagsOf(RECURRING), HOME],
    }),
    invoicingUpcoming: build.query<UpcomingInvoices, string | null>({
      query: (business) =>
        `/invoicing${at}/upcoming${business === null ? '' : `?business=${business}`}`,
      transformResponse: dataOf<UpcomingInvoices>,
      providesTags: [HOME],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useInvoicingRecurringStateQuery,
  useInvoicingRecurringPreviewQuery,
  useInvoicingRecurringOriginQuery,
} = recurring;
export const { useInvoicingUpcomingQuery } = many;

export const RECURRING_MUTATIONS = { ...recurring.endpoints, ...many.endpoints };
