import type { ListRows, ListSummary } from '../../panel/answers';
import { dataOf, HOME, panelApi } from '../requests/api';
import { recordRequest, rowsRequest, tagsOf } from '../requests/content-manager';
import type { ListName } from '../../domain/list-views';

interface Wanted {
  model: string;
  name: ListName;
  narrowing: string;
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
  }),
});

export const { useInvoicingListQuery, useInvoicingRowsQuery } = lists;
export const LIST_MUTATIONS = lists.endpoints;
