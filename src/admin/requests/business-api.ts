import type { PanelBusinesses } from '../../panel/answers';
import { dataOf, panelApi } from './api';
import { BUSINESS, tagsOf } from './content-manager';

const businesses = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingBusinesses: build.query<PanelBusinesses, undefined>({
      query: () => '/invoicing/businesses',
      transformResponse: dataOf<PanelBusinesses>,
      providesTags: tagsOf(BUSINESS),
    }),
  }),
});

type State = Parameters<ReturnType<typeof businesses.endpoints.invoicingBusinesses.select>>[0];

/** The answer that the panel has, for parts that are no components. */
export const businessesIn = (state: unknown): PanelBusinesses | undefined =>
  businesses.endpoints.invoicingBusinesses.select(undefined)(state as State).data;

export const { useInvoicingBusinessesQuery } = businesses;
