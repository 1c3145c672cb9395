import type { ListRows, ListSummary, SelectedResults } from '../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../requests/api';
import {
  MAIL,
  PAYMENT,
  recordRequest,
  recordTag,
  rowsRequest,
  tagsOf,
} from '../requests/content-manager';
import type { Kind } from '../requests/document-kinds';
import type { ListName } from '../../domain/list-views';

interface Wanted {
  model: string;
  name: ListName;
  narrowing: string;
}

/** A selected row, with its version. */
export interface SelectedDocument {
  documentId: string;
  updatedAt: string;
}

interface Selection {
  kind: Kind;
  action: 'sent' | 'paid' | 'mailed';
  documents: SelectedDocument[];
}

const lists = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingList: build.query<ListSummary, Wanted>({
      query: ({ name, narrowing }) => `/invoicing/lists/${name}?${narrowing}`,
      transformResponse: dataOf<ListSummary>,
      providesTags: (_answer, _error, { model }) => tagsOf(model).slice(0, 1),
      keepUnusedDataFor: 0,
    }),
    invoicingRows: build.query<ListRows, Wanted & { page: string }>({
      query: ({ name, narrowing, page }) => `${rowsRequest(name)}?${page}&${narrowing}`,
      transformResponse: dataOf<ListRows>,
      providesTags: (_answer, _error, { model }) => tagsOf(model).slice(0, 1),
    }),
    // The Content Manager's own requests for one record, and for several.
    invoicingDelete: build.mutation<unknown, { model: string; documentIds: string[] }>({
      query: ({ model, documentIds: [id = '', ...others] }) =>
        others.length === 0
          ? { url: recordRequest(model, id), method: 'DELETE' }
          : {
              url: recordRequest(model, 'actions/bulkDelete'),
              method: 'POST',
              data: { documentIds: [id, ...others] },
            },
      invalidatesTags: (_answer, _error, { model }) => [...tagsOf(model), HOME],
    }),
    invoicingSelected: build.mutation<SelectedResults, Selection>({
      query: ({ kind, action, documents }) =>
        post(`/${kind.path}/selected/${action}`, { documents }),
      transformResponse: dataOf<SelectedResults>,
      invalidatesTags: (_answer, _error, { kind, action, documents }) => [
        ...tagsOf(kind.model),
        ...(action === 'paid' ? tagsOf(PAYMENT) : []),
        ...(action === 'mailed' ? tagsOf(MAIL) : []),
        ...documents.map(({ documentId }) => recordTag(kind.model, documentId)),
        HOME,
      ],
    }),
  }),
});

export const { useInvoicingListQuery, useInvoicingRowsQuery } = lists;
export const LIST_MUTATIONS = lists.endpoints;
