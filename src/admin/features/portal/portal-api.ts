import type { ContactRequest, CustomerPortal, DecidedRequest } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { CUSTOMER, recordTag, tagsOf } from '../../requests/content-manager';

/** A contact of a customer, by their ids. */
interface OfContact {
  customer: string;
  contact: string;
}

interface OfRequest {
  customer: string;
  request: number;
}

const portalTag = (customer: string) => ({ type: 'InvoicingPortal', id: customer }) as const;
const of = ({ customer, contact }: OfContact) => `/customers/${customer}/portal/${contact}`;
const at = ({ customer, request }: OfRequest) =>
  `/customers/${customer}/contact-requests/${request}`;

const people = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingPortal: build.query<CustomerPortal, string>({
      query: (customer) => `/invoicing/customers/${customer}/portal`,
      transformResponse: dataOf<CustomerPortal>,
      // A save may have invited somebody.
      providesTags: (_answer, _error, customer) => [
        portalTag(customer),
        recordTag(CUSTOMER, customer),
      ],
      keepUnusedDataFor: 0,
    }),
    invoicingInvite: build.mutation<CustomerPortal, OfContact>({
      query: (contact) => post(`${of(contact)}/invite`),
      transformResponse: dataOf<CustomerPortal>,
      invalidatesTags: (_answer, _error, { customer }) => [portalTag(customer)],
    }),
    invoicingSignOut: build.mutation<CustomerPortal, OfContact>({
      query: (contact) => post(`${of(contact)}/sign-out`),
      transformResponse: dataOf<CustomerPortal>,
      invalidatesTags: (_answer, _error, { customer }) => [portalTag(customer)],
    }),
    invoicingRevokePortal: build.mutation<CustomerPortal, OfContact>({
      query: (contact) => post(`${of(contact)}/revoke`),
      transformResponse: dataOf<CustomerPortal>,
      invalidatesTags: (_answer, _error, { customer }) => tagsOf(CUSTOMER, customer),
    }),
  }),
});

const requests = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingContactRequest: build.query<ContactRequest | null, string>({
      query: (customer) => `/invoicing/customers/${customer}/contact-request`,
      transformResponse: dataOf<ContactRequest | null>,
      providesTags: (_answer, _error, customer) => [recordTag(CUSTOMER, customer)],
      keepUnusedDataFor: 0,
    }),
    invoicingConfirmRequest: build.mutation<DecidedRequest, OfRequest>({
      query: (request) => post(`${at(request)}/confirm`),
      transformResponse: dataOf<DecidedRequest>,
      // After a refusal, too: somebody else may have decided it meanwhile.
      invalidatesTags: (_answer, _error, { customer }) => [...tagsOf(CUSTOMER, customer), HOME],
    }),
    invoicingRefuseRequest: build.mutation<DecidedRequest, OfRequest>({
      query: (request) => post(`${at(request)}/refuse`),
      transformResponse: dataOf<DecidedRequest>,
      invalidatesTags: (_answer, _error, { customer }) => [...tagsOf(CUSTOMER, customer), HOME],
    }),
  }),
});

export const { useInvoicingContactRequestQuery } = requests;

const LOOK_AGAIN_MS = 3_000;

/** Who may use the portal. While an invitation is on its way, it is asked for again. */
export function useCustomerPortal(customer: string) {
  const answer = people.useInvoicingPortalQuery(customer);
  const { data } = answer;
  const waits =
    data?.lacks === null && data.people.some(({ invitation }) => invitation?.state === 'queued');
  people.useInvoicingPortalQuery(customer, { pollingInterval: LOOK_AGAIN_MS, skip: !waits });
  return answer;
}

export const PORTAL_MUTATIONS = { ...people.endpoints, ...requests.endpoints };
