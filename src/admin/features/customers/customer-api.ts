import type { CustomerDocuments } from '../../../panel/answers';
import { dataOf, panelApi } from '../../requests/api';
import { CUSTOMER, recordTag } from '../../requests/content-manager';

const customers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingCustomerDocuments: build.query<CustomerDocuments, string>({
      query: (customer) => `/invoicing/customers/${customer}/documents`,
      transformResponse: dataOf<CustomerDocuments>,
      providesTags: (_answer, _error, customer) => [recordTag(CUSTOMER, customer)],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useInvoicingCustomerDocumentsQuery } = customers;
