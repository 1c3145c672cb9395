import { panelApi } from '../../requests/api';
import { rowsRequest } from '../../requests/content-manager';

/** A product as its list has it. */
export interface FoundProduct {
  id: number;
  documentId: string;
  name: string;
  sku: string | null;
  description: string | null;
  unit_price: number;
  currency: string | null;
  tax_rate: number | null;
  tax_category: string | null;
  unit_code: string | null;
}

interface Search {
  /** The public id of the business whose products are offered. */
  business: string;
  /** A part of the name or the article number. */
  text: string;
}

const PAGE = { pageSize: 50, sort: 'name:ASC' };

/** Products are found as in their list, without accents. */
const paramsOf = ({ business, text }: Search) => ({
  ...PAGE,
  ...(text === '' ? {} : { _q: text }),
  filters: { $and: [{ business: { documentId: { $eq: business } } }, { active: { $eq: true } }] },
});

const listOf = (params: object) => ({ url: rowsRequest('products'), config: { params } });
const results = ({ data }: { data: { rows: FoundProduct[] } }) => data.rows;

const products = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingProducts: build.query<FoundProduct[], Search>({
      query: (search) => listOf(paramsOf(search)),
      transformResponse: results,
      keepUnusedDataFor: 0,
    }),
    invoicingProduct: build.query<FoundProduct | null, string>({
      query: (id) => listOf({ pageSize: 1, filters: { documentId: { $eq: id } } }),
      transformResponse: (answer: { data: { rows: FoundProduct[] } }) => results(answer)[0] ?? null,
    }),
  }),
});

export const { useInvoicingProductsQuery, useInvoicingProductQuery } = products;
