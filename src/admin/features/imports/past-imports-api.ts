import type { PastImport } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { CUSTOMER, INVOICE, PRODUCT, tagsOf } from '../../requests/content-manager';

/** A list of a business, by its public id. */
interface Listed {
  business: string;
  list: string;
}

const imports = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingPastImports: build.query<PastImport[], Listed>({
      query: (listed) => `/invoicing/imports?${new URLSearchParams({ ...listed }).toString()}`,
      transformResponse: dataOf<PastImport[]>,
      // An import invalidates it, and so does taking one back.
      providesTags: [HOME],
    }),
    invoicingTakeBack: build.mutation<{ taken_back: true }, string>({
      query: (id) => post(`/imports/${id}/take-back`),
      transformResponse: dataOf<{ taken_back: true }>,
      invalidatesTags: [...[CUSTOMER, PRODUCT, INVOICE].flatMap((model) => tagsOf(model)), HOME],
    }),
  }),
});

export const usePastImports = imports.useInvoicingPastImportsQuery;
export const TAKE_BACK = imports.endpoints.invoicingTakeBack;
