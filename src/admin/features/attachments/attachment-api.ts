import type { DocumentAttachments } from '../../../panel/answers';
import { attachmentsTag, dataOf, panelApi } from '../../requests/api';
import { recordTag } from '../../requests/content-manager';

/** A document whose files are meant. */
export interface Owner {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

/** Where its files are, each below it by its id. */
export const filesPath = ({ path, documentId }: Owner): string =>
  `/invoicing/${path}/${documentId}/attachments`;

const attachments = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingAttachments: build.query<DocumentAttachments, Owner>({
      query: filesPath,
      transformResponse: dataOf<DocumentAttachments>,
      // An issue ends their changes.
      providesTags: (_answer, _error, { model, documentId }) => [
        attachmentsTag(documentId),
        recordTag(model, documentId),
      ],
      keepUnusedDataFor: 0,
    }),
    invoicingRemoveAttachment: build.mutation<object, Owner & { attachment: string }>({
      query: ({ attachment, ...owner }) => ({
        url: `${filesPath(owner)}/${attachment}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, _error, { documentId }) => [attachmentsTag(documentId)],
    }),
  }),
});

export const { useInvoicingAttachmentsQuery } = attachments;
export const ATTACHMENT_MUTATIONS = attachments.endpoints;
