import type { NextNumber } from '../../../panel/answers';
import { dataOf, nextNumbersTag, panelApi } from '../../requests/api';

const pathOf = (business: string) => `/invoicing/businesses/${business}/next-numbers`;

interface Wanted {
  business: string;
  wanted: Pick<NextNumber, 'kind' | 'number'>;
}

const numbers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingNextNumbers: build.query<NextNumber[], string>({
      query: pathOf,
      transformResponse: dataOf<NextNumber[]>,
      providesTags: (_answer, _error, business) => [nextNumbersTag(business)],
      keepUnusedDataFor: 0,
    }),
    invoicingSetNextNumber: build.mutation<NextNumber[], Wanted>({
      query: ({ business, wanted }) => ({ url: pathOf(business), method: 'PUT', data: wanted }),
      transformResponse: dataOf<NextNumber[]>,
      invalidatesTags: (_answer, _error, { business }) => [nextNumbersTag(business)],
    }),
  }),
});

export const { useInvoicingNextNumbersQuery } = numbers;
export const NUMBER_MUTATIONS = numbers.endpoints;
