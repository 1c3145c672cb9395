import type {
  InvoiceReminders,
  ReminderDraft,
  ReminderPreview,
  SentReminder,
} from '../../../panel/answers';
import { dataOf, panelApi, post } from '../../requests/api';
import { INVOICE, recordTag, tagsOf } from '../../requests/content-manager';
import { pollWhileQueued } from './mail-api';

/** A reminder of an invoice. */
export interface Reminding extends ReminderDraft {
  invoice: string;
}

const reminders = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingReminders: build.query<InvoiceReminders, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/reminders`,
      transformResponse: dataOf<InvoiceReminders>,
      providesTags: (_answer, _error, invoice) => [recordTag(INVOICE, invoice)],
      keepUnusedDataFor: 0,
    }),
    invoicingReminderPreview: build.query<ReminderPreview, Reminding>({
      query: ({ invoice, ...draft }) => post(`/invoices/${invoice}/reminder-preview`, draft),
      transformResponse: dataOf<ReminderPreview>,
      keepUnusedDataFor: 0,
    }),
    invoicingRemind: build.mutation<SentReminder, Reminding>({
      query: ({ invoice, ...draft }) => post(`/invoices/${invoice}/remind`, draft),
      transformResponse: dataOf<SentReminder>,
      // Tags count after a refusal too: the invoice may have been paid meanwhile.
      invalidatesTags: (_answer, _error, { invoice }) => tagsOf(INVOICE, invoice),
    }),
  }),
});

export const { useInvoicingReminderPreviewQuery } = reminders;

/** The reminders of an invoice, up to date. */
export function useRemindersOf(invoice: string) {
  const { invoicingReminders } = reminders.endpoints;
  const { data } = invoicingReminders.useQueryState(invoice);
  return invoicingReminders.useQuery(invoice, pollWhileQueued(data?.sent));
}

/** The request of the button. */
export const REMIND = reminders.endpoints.invoicingRemind;
