import type { Contact } from '../../../domain/contacts';
import type { CustomerDocuments, CustomerRecord } from '../../../panel/answers';
import { dataOf, panelApi } from '../../requests/api';
import { CUSTOMER, recordRequest, recordTag, tagsOf } from '../../requests/content-manager';

/** The page of a customer, below the address of Strapi's panel. */
export const CUSTOMER_PATH = 'customers/:id';
export const customerPath = (documentId: string): string => `/customers/${documentId}`;

const at = (documentId: string) => `/invoicing/customers/${documentId}`;

interface NewContacts {
  documentId: string;
  /** The version that the operator sees. */
  updatedAt: string;
  contacts: readonly Contact[];
}

const customers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingCustomerRecord: build.query<CustomerRecord, string>({
      query: (customer) => `${at(customer)}/record`,
      transformResponse: dataOf<CustomerRecord>,
      providesTags: (_answer, _error, customer) => [recordTag(CUSTOMER, customer)],
      keepUnusedDataFor: 0,
    }),
    invoicingCustomerDocuments: build.query<CustomerDocuments, string>({
      query: (customer) => `${at(customer)}/documents`,
      transformResponse: dataOf<CustomerDocuments>,
      providesTags: (_answer, _error, customer) => [recordTag(CUSTOMER, customer)],
      keepUnusedDataFor: 0,
    }),
    // The save of the form, with the contacts alone.
    invoicingChangeContacts: build.mutation<unknown, NewContacts>({
      query: ({ documentId, ...data }) => ({
        url: recordRequest(CUSTOMER, documentId),
        method: 'PUT',
        data,
      }),
      // After a refusal, too: the customer may have changed meanwhile.
      invalidatesTags: (_answer, _error, { documentId }) => tagsOf(CUSTOMER, documentId),
    }),
  }),
});

export const { useInvoicingCustomerRecordQuery, useInvoicingCustomerDocumentsQuery } = customers;
export const CHANGE_CONTACTS = customers.endpoints.invoicingChangeContacts;
