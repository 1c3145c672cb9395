import type { DocumentMails, MailDraft, MailPreview, SentMail } from '../../panel/answers';
import { dataOf, HOME, panelApi, post, type Dispatch } from '../api';
import { MAIL, recordTag, tagsOf } from '../content-manager';

/** A document whose mails are meant. */
export interface Mailed {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

const mailApi = panelApi.enhanceEndpoints({ addTagTypes: ['InvoicingMails'] });
const MAILS = 'InvoicingMails' as const;

/** A stored mail has its result soon after. */
const LOOK_AGAIN_MS = [1_500, 5_000];

/** Makes lists of mails on the screen show what became of a mail. */
export function lookAgain(dispatch: Dispatch): void {
  for (const wait of LOOK_AGAIN_MS)
    setTimeout(() => dispatch(mailApi.util.invalidateTags([MAILS])), wait);
}

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
        ...tagsOf(MAIL),
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
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        lookAgain(dispatch);
      },
    }),
  }),
});

export const { useInvoicingMailPreviewQuery, useInvoicingMailsQuery } = mails;

/** The requests of the buttons about mails. */
export const MAIL_MUTATIONS = mails.endpoints;
