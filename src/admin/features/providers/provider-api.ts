import type { PaymentProvider, StripeKeys } from '../../../panel/answers';
import { dataOf, panelApi } from '../../requests/api';

const pathOf = (business: string) => `/invoicing/businesses/${business}/payment-providers`;
const tagOf = (business: string) => ({ type: 'InvoicingProviders', id: business }) as const;

const providers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingProviders: build.query<PaymentProvider[], string>({
      query: pathOf,
      transformResponse: dataOf<PaymentProvider[]>,
      providesTags: (_answer, _error, business) => [tagOf(business)],
      keepUnusedDataFor: 0,
    }),
    invoicingConnectStripe: build.mutation<PaymentProvider, { business: string; keys: StripeKeys }>(
      {
        query: ({ business, keys }) => ({
          url: `${pathOf(business)}/stripe`,
          method: 'PUT',
          data: keys,
        }),
        transformResponse: dataOf<PaymentProvider>,
        invalidatesTags: (_answer, _error, { business }) => [tagOf(business)],
      },
    ),
    invoicingDisconnectStripe: build.mutation<PaymentProvider, { business: string }>({
      query: ({ business }) => ({ url: `${pathOf(business)}/stripe`, method: 'DELETE' }),
      transformResponse: dataOf<PaymentProvider>,
      invalidatesTags: (_answer, _error, { business }) => [tagOf(business)],
    }),
  }),
});

export const { useInvoicingProvidersQuery } = providers;

/** The requests of the buttons about payment providers. */
export const PROVIDER_MUTATIONS = providers.endpoints;
