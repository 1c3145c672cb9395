import type { DocumentMails, MailDraft, MailPreview, SentMail } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { listTag, MAIL, recordTag, tagsOf } from '../../requests/content-manager';

/** A document whose mails are meant. */
export interface Mailed {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

const mailApi = panelApi.enhanceEndpoints({ addTagTypes: ['InvoicingMails'] });
const MAILS = 'InvoicingMails' as const;

const POLL_MS = 2_000;

/** While a mail waits, its list is asked again until it shows what became of it. */
export const pollWhileQueued = (mails: readonly { state: string }[] | undefined) => ({
  pollingInterval: mails?.some(({ state }) => state === 'queued') ? POLL_MS : 0,
});

const at = ({ path, documentId }: Mailed) => `/${path}/${documentId}`;

const mails = mailApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingMailPreview: build.query<MailPreview, Mailed & { draft: Partial<MailDraft> }>({
      query: ({ draft, ...mailed }) => post(`${at(mailed)}/mail-preview`, draft),
      transformResponse: dataOf<MailPreview>,
      keepUnusedDataFor: 0,
    }),
    invoicingMails: build.query<DocumentMails, Mailed>({
      query: (mailed) => `/invoicing${at(mailed)}/mails`,
      transformResponse: dataOf<DocumentMails>,
      providesTags: (_answer, _error, { model, documentId }) => [
        MAILS,
        listTag(MAIL),
        recordTag(model, documentId),
      ],
      keepUnusedDataFor: 0,
    }),
    invoicingSendMail: build.mutation<SentMail, Mailed & { draft: MailDraft }>({
      query: ({ draft, ...mailed }) => post(`${at(mailed)}/send`, draft),
      transformResponse: dataOf<SentMail>,
      // After a refusal, too: the document may have changed meanwhile.
      invalidatesTags: (_answer, _error, { model, documentId }) => [
        ...tagsOf(model, documentId),
        ...tagsOf(MAIL),
        MAILS,
        HOME,
      ],
    }),
  }),
});

export const { useInvoicingMailPreviewQuery } = mails;

/** The mails of a document, up to date. */
export function useMailsOf(mailed: Mailed) {
  const { invoicingMails } = mails.endpoints;
  const { data } = invoicingMails.useQueryState(mailed);
  return invoicingMails.useQuery(mailed, pollWhileQueued(data));
}

/** The requests of the buttons about mails. */
export const MAIL_MUTATIONS = mails.endpoints;
