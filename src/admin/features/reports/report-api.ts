import type {
  FigureDocuments,
  OpenItems,
  ReportBusiness,
  RevenueReport,
  Statement,
  TaxReport,
} from '../../../panel/answers';
import { dataOf, panelApi } from '../../requests/api';
import { rowsRequest } from '../../requests/content-manager';
import { asChosen, type Chosen, type FoundRecord } from '../../forms/inputs/relation-value';
import type { Wanted } from './figure';

export const requestOf = ({ path, params }: Wanted): string =>
  `/invoicing/${path}?${new URLSearchParams(params)}`;

interface CustomerSearch {
  business: string;
  text: string;
}

/** Figures change with every payment, so each look reads them anew. */
const ANEW = { keepUnusedDataFor: 0 } as const;
const WANTED = { ...ANEW, query: requestOf };

const reports = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingReportBusinesses: build.query<ReportBusiness[], undefined>({
      query: () => '/invoicing/reports',
      transformResponse: dataOf<ReportBusiness[]>,
      ...ANEW,
    }),
    invoicingTax: build.query<TaxReport, Wanted>({
      ...WANTED,
      transformResponse: dataOf<TaxReport>,
    }),
    invoicingRevenue: build.query<RevenueReport, Wanted>({
      ...WANTED,
      transformResponse: dataOf<RevenueReport>,
    }),
    invoicingOpenItems: build.query<OpenItems, Wanted>({
      ...WANTED,
      transformResponse: dataOf<OpenItems>,
    }),
    invoicingStatement: build.query<Statement, Wanted>({
      ...WANTED,
      transformResponse: dataOf<Statement>,
    }),
    invoicingFigureDocuments: build.query<FigureDocuments, Wanted>({
      ...WANTED,
      transformResponse: dataOf<FigureDocuments>,
    }),
  }),
});

const customersOf = ({ business, text }: CustomerSearch) => ({
  pageSize: 50,
  sort: 'name:ASC',
  ...(text === '' ? {} : { _q: text }),
  filters: { $and: [{ business: { documentId: { $eq: business } } }] },
});

const customers = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingReportCustomers: build.query<Chosen[], CustomerSearch>({
      query: (search) => ({
        url: rowsRequest('customers'),
        config: { params: customersOf(search) },
      }),
      transformResponse: ({ data }: { data: { rows: FoundRecord[] } }) => data.rows.map(asChosen),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useInvoicingReportBusinessesQuery,
  useInvoicingTaxQuery,
  useInvoicingRevenueQuery,
  useInvoicingOpenItemsQuery,
  useInvoicingStatementQuery,
  useInvoicingFigureDocumentsQuery,
} = reports;
export const { useInvoicingReportCustomersQuery } = customers;
