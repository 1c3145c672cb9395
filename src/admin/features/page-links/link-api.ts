import type { PageLink } from '../../../panel/answers';
import { dataOf, panelApi, post } from '../../requests/api';
import { recordTag } from '../../requests/content-manager';

export interface Linked {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
}

const links = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingLink: build.query<PageLink | null, Linked>({
      query: ({ path, documentId }) => `/invoicing/${path}/${documentId}/link`,
      transformResponse: dataOf<PageLink | null>,
      providesTags: (_answer, _error, { model, documentId }) => [recordTag(model, documentId)],
      keepUnusedDataFor: 0,
    }),
    invoicingRevokeLink: build.mutation<PageLink | null, Linked>({
      query: ({ path, documentId }) => post(`/${path}/${documentId}/link/revoke`),
      transformResponse: dataOf<PageLink | null>,
      invalidatesTags: (_answer, _error, { model, documentId }) => [recordTag(model, documentId)],
    }),
  }),
});

const REFRESH_MS = 5 * 60_000;

/** The page of a document. It is asked for again before the path of its preview is no longer valid. */
export const usePageLink = (linked: Linked) =>
  links.useInvoicingLinkQuery(linked, { pollingInterval: REFRESH_MS });

export const REVOKE_LINK = links.endpoints.invoicingRevokeLink;
