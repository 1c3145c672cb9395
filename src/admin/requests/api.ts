import { adminApi } from '@strapi/strapi/admin';
import type {
  ChangedDocument,
  CreatedKey,
  Delivery,
  DocumentLock,
  EndpointStatus,
  Key,
  NewKey,
  NumberedDocument,
  PanelHistory,
  ResentDeliveries,
  RevokedKey,
  SigningSecret,
} from '../../panel/answers';
import { DELIVERY, ENDPOINT, INVOICE, QUOTATION, recordTag, tagsOf } from './content-manager';
import type { Kind } from './document-kinds';
import { withKey } from './form-keys';

/** Strapi's API with the tags of our answers. The Content Manager adds the first two itself. */
export const panelApi = adminApi.enhanceEndpoints({
  addTagTypes: [
    'Document',
    'Relations',
    'InvoicingAttachments',
    'InvoicingBank',
    'InvoicingHome',
    'InvoicingJobs',
    'InvoicingKeys',
    'InvoicingPortal',
    'InvoicingNextNumbers',
    'InvoicingProfiles',
    'InvoicingProviders',
    'InvoicingStatus',
  ],
});

/** A change of the files of a document is no change of its form, which may hold what is not saved yet. */
export const attachmentsTag = (documentId: string) =>
  ({ type: 'InvoicingAttachments', id: documentId }) as const;

/** The same for the next numbers of a business. */
export const nextNumbersTag = (documentId: string) =>
  ({ type: 'InvoicingNextNumbers', id: documentId }) as const;

export const HOME = { type: 'InvoicingHome' } as const;
const STATUS = { type: 'InvoicingStatus' } as const;

/** The rows of a list share an answer of so many seconds. */
const FRESH_S = 2;

export const dataOf = <Data>({ data }: { data: Data }): Data => data;

export const post = (path: string, data: object = {}) =>
  ({ url: `/invoicing${path}`, method: 'POST', data }) as const;

/** A record that a dialog makes. The service makes it once per key. */
export interface WithKey {
  key: string;
}

/** The same for a dialog that makes a record. */
export const postOnce = (path: string, { key, ...data }: WithKey) => ({
  ...post(path, data),
  config: withKey(key),
});

interface DocumentId {
  kind: Kind;
  documentId: string;
}

type StateChange = DocumentId & { state: string; updatedAt: string | undefined };

const documents = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingSetState: build.mutation<ChangedDocument, StateChange>({
      query: ({ kind, documentId, ...body }) => post(`/${kind.path}/${documentId}/state`, body),
      transformResponse: dataOf<ChangedDocument>,
      // Tags count after a refusal too: the record may have changed meanwhile.
      invalidatesTags: (_answer, _error, { kind, documentId }) => [
        ...tagsOf(kind.model, documentId),
        HOME,
      ],
    }),
    invoicingLock: build.query<DocumentLock, DocumentId>({
      query: ({ kind, documentId }) => `/invoicing/${kind.path}/${documentId}/lock`,
      transformResponse: dataOf<DocumentLock>,
      providesTags: (_answer, _error, { kind, documentId }) => [recordTag(kind.model, documentId)],
      keepUnusedDataFor: 0,
    }),
    invoicingDuplicate: build.mutation<NumberedDocument, DocumentId>({
      query: ({ kind, documentId }) => post(`/${kind.path}/${documentId}/duplicate`),
      transformResponse: dataOf<NumberedDocument>,
      invalidatesTags: (_answer, _error, { kind }) => [...tagsOf(kind.model), HOME],
    }),
    invoicingConvert: build.mutation<NumberedDocument, string>({
      query: (quotation) => post(`/quotations/${quotation}/convert`),
      transformResponse: dataOf<NumberedDocument>,
      invalidatesTags: (_answer, _error, quotation) => [
        ...tagsOf(QUOTATION, quotation),
        ...tagsOf(INVOICE),
        HOME,
      ],
    }),
    invoicingInvoiceOf: build.query<NumberedDocument | null, string>({
      query: (quotation) => `/invoicing/quotations/${quotation}/invoice`,
      transformResponse: dataOf<NumberedDocument | null>,
      providesTags: (_answer, _error, quotation) => [recordTag(QUOTATION, quotation)],
      keepUnusedDataFor: 0,
    }),
  }),
});

export type Dispatch = Parameters<
  ReturnType<typeof documents.endpoints.invoicingConvert.initiate>
>[0];

const keysOf = (business: string) => `/businesses/${business}/keys`;
const keysTag = (business: string) => ({ type: 'InvoicingKeys', id: business }) as const;

const keys = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingKeys: build.query<Key[], string>({
      query: (business) => `/invoicing${keysOf(business)}`,
      transformResponse: dataOf<Key[]>,
      providesTags: (_answer, _error, business) => [keysTag(business)],
      keepUnusedDataFor: 0,
    }),
    invoicingCreateKey: build.mutation<CreatedKey, { business: string; wanted: NewKey }>({
      query: ({ business, wanted }) => post(keysOf(business), wanted),
      transformResponse: dataOf<CreatedKey>,
      invalidatesTags: (_answer, _error, { business }) => [keysTag(business)],
    }),
    invoicingRevokeKey: build.mutation<RevokedKey, { business: string; id: number }>({
      query: ({ business, id }) => {
        return { url: `/invoicing${keysOf(business)}/${id}`, method: 'DELETE' };
      },
      transformResponse: dataOf<RevokedKey>,
      invalidatesTags: (_answer, _error, { business }) => [keysTag(business)],
    }),
  }),
});

/** A queued delivery has its result soon after. */
const LOOK_AGAIN_MS = [1_500, 5_000];

/** Makes endpoints on the screen show the result of what an action has queued. */
async function showResult(
  _sent: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
): Promise<void> {
  await queryFulfilled.catch(() => undefined);
  for (const wait of LOOK_AGAIN_MS)
    setTimeout(() => dispatch(panelApi.util.invalidateTags([STATUS])), wait);
}

type Secret = 'rotate-secret' | 'reveal-secret';

const webhooks = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingWebhookStatus: build.query<EndpointStatus[], undefined>({
      query: () => '/invoicing/webhooks/status',
      transformResponse: dataOf<EndpointStatus[]>,
      providesTags: [STATUS],
      keepUnusedDataFor: FRESH_S,
    }),
    invoicingSecret: build.mutation<SigningSecret, { endpoint: string; action: Secret }>({
      query: ({ endpoint, action }) => post(`/webhooks/endpoints/${endpoint}/${action}`),
      transformResponse: dataOf<SigningSecret>,
      invalidatesTags: (_answer, _error, { endpoint }) => [...tagsOf(ENDPOINT, endpoint), STATUS],
    }),
    invoicingPing: build.mutation<Delivery, string>({
      query: (endpoint) => post(`/webhooks/endpoints/${endpoint}/ping`),
      transformResponse: dataOf<Delivery>,
      invalidatesTags: (_answer, _error, endpoint) => [
        ...tagsOf(ENDPOINT, endpoint),
        ...tagsOf(DELIVERY),
        STATUS,
      ],
      onQueryStarted: showResult,
    }),
    invoicingResend: build.mutation<Delivery, string>({
      query: (delivery) => post(`/webhooks/deliveries/${delivery}/redeliver`),
      transformResponse: dataOf<Delivery>,
      invalidatesTags: (_answer, _error, delivery) => [...tagsOf(DELIVERY, delivery), STATUS, HOME],
      onQueryStarted: showResult,
    }),
    invoicingResendFailed: build.mutation<ResentDeliveries, string | null>({
      query: (endpoint) =>
        post(`/webhooks${endpoint === null ? '' : `/endpoints/${endpoint}`}/redeliver-failed`),
      transformResponse: dataOf<ResentDeliveries>,
      invalidatesTags: [...tagsOf(DELIVERY), STATUS, HOME],
      onQueryStarted: showResult,
    }),
  }),
});

interface HistoryPage {
  model: string;
  documentId: string;
  path: string;
  page: number;
  limit: number;
}

const histories = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingHistory: build.query<PanelHistory, HistoryPage>({
      query: ({ path, documentId, page, limit }) =>
        `/invoicing/${path}/${documentId}/history?page=${page}&limit=${limit}`,
      transformResponse: dataOf<PanelHistory>,
      providesTags: (_answer, _error, { model, documentId }) => [
        recordTag(model, documentId),
        attachmentsTag(documentId),
        nextNumbersTag(documentId),
      ],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useInvoicingHistoryQuery } = histories;
const { useInvoicingWebhookStatusQuery } = webhooks;
export const { useInvoicingInvoiceOfQuery, useInvoicingLockQuery } = documents;
export const { useInvoicingKeysQuery } = keys;

/** The health of one endpoint. All rows of a list share one request. */
export function useEndpointStatus(endpoint: string) {
  return useInvoicingWebhookStatusQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_S,
    selectFromResult: ({ data, isLoading }) => ({
      status: data?.find(({ documentId }) => documentId === endpoint),
      isLoading,
    }),
  });
}

/** The requests of the panel's actions. */
export const MUTATIONS = {
  ...documents.endpoints,
  ...keys.endpoints,
  ...webhooks.endpoints,
};
