import type { Home, HomeRevenue } from '../../../panel/answers';
import { dataOf, HOME, panelApi } from '../../requests/api';
import { homeWords } from '../../words';

const ofBusiness = (business: string | null) => (business === null ? '' : `?business=${business}`);

const home = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingHome: build.query<Home, string | null>({
      query: (business) => `/invoicing/home${ofBusiness(business)}`,
      transformResponse: dataOf<Home>,
      providesTags: [HOME],
      keepUnusedDataFor: 0,
    }),
    invoicingHomeRevenue: build.query<HomeRevenue | null, string | null>({
      query: (business) => `/invoicing/home/revenue${ofBusiness(business)}`,
      transformResponse: dataOf<HomeRevenue | null>,
      providesTags: [HOME],
      keepUnusedDataFor: 0,
    }),
  }),
});

const { useInvoicingHomeQuery, useInvoicingHomeRevenueQuery } = home;

/**
 * The figures of the home page. While those of another business load, the last ones stay.
 * @param business its public id; null for all
 */
export function useHome(business: string | null) {
  const { data, currentData, isError } = useInvoicingHomeQuery(business);
  return { home: data, isOld: currentData === undefined, isError };
}

/** The chart of the home page, as far as it is there. */
export interface ReadRevenue {
  /** Undefined while it loads, null where there is none. */
  revenue: HomeRevenue | null | undefined;
  isOld: boolean;
  /** Why there is none, in words of the service. */
  problem: string | null;
}

/** It takes longer than the figures of the page, which do not wait for it. */
export function useHomeRevenue(business: string | null): ReadRevenue {
  const { data, currentData, error } = useInvoicingHomeRevenueQuery(business);
  const { message } = (error ?? {}) as { message?: string };
  const problem = error ? (message ?? homeWords().revenue.unreadable) : null;
  return { revenue: data, isOld: currentData === undefined, problem };
}
