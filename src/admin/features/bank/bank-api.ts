import type {
  BankChoice,
  BankTransactions,
  ChangedTransaction,
  NewMatch,
  PanelStatement,
} from '../../../panel/answers';
import type { TransactionStatus } from '../../../domain/bank-transaction';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  PAYMENT,
  REFUND,
  rowsRequest,
  tagsOf,
} from '../../requests/content-manager';

/** The page below the address of Strapi's panel. */
export const BANK_PATH = 'bank';

/** Transactions on one page. */
export const PAGE_SIZE = 50;

const BANK = { type: 'InvoicingBank' } as const;

/** The parts of the panel that a match may change. */
export const MATCH_TAGS = [
  ...[INVOICE, PAYMENT, CREDIT_NOTE, REFUND, CUSTOMER].flatMap((model) => tagsOf(model)),
  BANK,
  HOME,
];

export interface Shown {
  business: string;
  status: TransactionStatus;
  /** Null for all accounts. */
  account: string | null;
  /** Text that is looked for; empty for none. */
  text: string;
  page: number;
}

interface Matched extends WithKey {
  transaction: string;
  match: NewMatch;
}

interface FoundCustomer {
  id: number;
  documentId: string;
  name?: string;
}

export const statementsPath = (business: string): string =>
  `/invoicing/businesses/${business}/bank/statements`;

const matchOf = ({ transaction, match, key }: Matched) =>
  postOnce(`/bank-transactions/${transaction}/match`, { key, ...match });

const bank = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingBank: build.query<BankTransactions, Shown>({
      query: ({ business, status, account, text, page }) => ({
        url: `/invoicing/businesses/${business}/bank/transactions`,
        config: {
          params: {
            status,
            sort: '-booked_on',
            page,
            limit: PAGE_SIZE,
            ...(account === null ? {} : { account_id: account }),
            ...(text === '' ? {} : { _q: text }),
          },
        },
      }),
      transformResponse: dataOf<BankTransactions>,
      providesTags: [BANK],
      keepUnusedDataFor: 0,
    }),
    invoicingBankStatements: build.query<PanelStatement[], string>({
      query: (business) => `${statementsPath(business)}?limit=100`,
      transformResponse: dataOf<PanelStatement[]>,
      providesTags: [BANK],
      keepUnusedDataFor: 0,
    }),
    invoicingBankChoices: build.query<BankChoice[], string>({
      query: (transaction) => `/invoicing/bank-transactions/${transaction}/choices`,
      transformResponse: dataOf<BankChoice[]>,
      keepUnusedDataFor: 0,
    }),
  }),
});

const customers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingFindCustomers: build.query<FoundCustomer[], { text: string; business: string }>({
      query: ({ text, business }) => ({
        url: rowsRequest('customers'),
        config: {
          params: {
            pageSize: 20,
            ...(text === '' ? {} : { _q: text }),
            filters: { business: { documentId: { $eq: business } } },
          },
        },
      }),
      transformResponse: ({ data }: { data: { rows: FoundCustomer[] } }) => data.rows,
      keepUnusedDataFor: 0,
    }),
  }),
});

const changes = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingMatch: build.mutation<ChangedTransaction, Matched>({
      query: matchOf,
      transformResponse: dataOf<ChangedTransaction>,
      // After a refusal, too: somebody else may have matched it meanwhile.
      invalidatesTags: MATCH_TAGS,
    }),
    // One of many: the page is read anew after the last one.
    invoicingMatchOneOfMany: build.mutation<ChangedTransaction, Matched>({
      query: matchOf,
      transformResponse: dataOf<ChangedTransaction>,
    }),
    invoicingIgnore: build.mutation<
      ChangedTransaction,
      { transaction: string; reason: string | null }
    >({
      query: ({ transaction, reason }) =>
        post(`/bank-transactions/${transaction}/ignore`, { reason }),
      transformResponse: dataOf<ChangedTransaction>,
      invalidatesTags: [BANK],
    }),
    invoicingReopen: build.mutation<ChangedTransaction, string>({
      query: (transaction) => post(`/bank-transactions/${transaction}/reopen`),
      transformResponse: dataOf<ChangedTransaction>,
      invalidatesTags: [BANK],
    }),
    invoicingRemoveStatement: build.mutation<{ documentId: string }, string>({
      query: (statement) => ({ url: `/invoicing/bank-statements/${statement}`, method: 'DELETE' }),
      transformResponse: dataOf<{ documentId: string }>,
      invalidatesTags: [BANK],
    }),
  }),
});

export const {
  useInvoicingBankQuery,
  useInvoicingBankStatementsQuery,
  useInvoicingBankChoicesQuery,
} = bank;
export const { useInvoicingFindCustomersQuery } = customers;

/** The requests of the buttons of the page. */
export const BANK_MUTATIONS = changes.endpoints;
