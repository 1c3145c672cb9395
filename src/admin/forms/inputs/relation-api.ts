import { panelApi } from '../../requests/api';
import {
  optionsRequest,
  recordRequest,
  recordTag,
  relationRequest,
  rowsRequest,
} from '../../requests/content-manager';
import type { TaxRounding } from '../../../domain/tax';
import { asChosen, type Chosen, type FoundRecord } from './relation-value';

interface Relation {
  model: string;
  documentId: string;
  field: string;
}

interface Search {
  model: string;
  field: string;
  /** The text that the operator typed. */
  text: string;
  /** The public id of the business whose records are offered; null for all. */
  business: string | null;
}

/** A business or a customer. */
interface Party {
  model: string;
  documentId: string;
}

/** Its defaults for new documents. */
interface Usual {
  default_currency?: string | null;
  /** Per cent. */
  default_tax_rate?: number | null;
  tax_rounding?: TaxRounding | null;
}

function searchParams({ text, business }: Search) {
  return {
    pageSize: 50,
    ...(text === '' ? {} : { _q: text }),
    ...(business === null ? {} : { filters: { business: { documentId: { $eq: business } } } }),
  };
}

/** Customers are found as in their list: without accents, by e-mail or place, too. */
const listOf = (search: Search) => ({
  url: rowsRequest('customers'),
  config: { params: { ...searchParams(search), sort: 'name:ASC' } },
});

/**
 * Requests of our inputs to the Content Manager. Its own endpoints for them are not exported. Each form
 * reads anew, since other operators and the API change the same records.
 */
const relations = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingStoredRelation: build.query<Chosen | null, Relation>({
      query: ({ model, documentId, field }) => relationRequest(model, documentId, field),
      transformResponse: ({ results }: { results?: FoundRecord[] }) =>
        results?.[0] ? asChosen(results[0]) : null,
      providesTags: ['Relations'],
      keepUnusedDataFor: 0,
    }),
    invoicingOptions: build.query<Chosen[], Search>({
      query: (search) =>
        search.field === 'customer'
          ? listOf(search)
          : {
              url: optionsRequest(search.model, search.field),
              config: { params: searchParams(search) },
            },
      // The list of customers answers otherwise than the Content Manager.
      transformResponse: (answer: { results: FoundRecord[] } | { data: { rows: FoundRecord[] } }) =>
        ('data' in answer ? answer.data.rows : answer.results).map(asChosen),
      keepUnusedDataFor: 0,
    }),
    invoicingCustomerOption: build.query<Chosen | null, { model: string; documentId: string }>({
      query: ({ model, documentId }) => ({
        url: optionsRequest(model, 'customer'),
        config: { params: { pageSize: 1, filters: { documentId: { $eq: documentId } } } },
      }),
      transformResponse: ({ results }: { results: FoundRecord[] }) =>
        results[0] ? asChosen(results[0]) : null,
      keepUnusedDataFor: 0,
    }),
    invoicingUsual: build.query<Usual, Party>({
      query: ({ model, documentId }) => recordRequest(model, documentId),
      transformResponse: ({ data }: { data: Usual }) => {
        const { default_currency, default_tax_rate, tax_rounding } = data;
        return { default_currency, default_tax_rate, tax_rounding };
      },
      providesTags: (_answer, _error, { model, documentId }) => [recordTag(model, documentId)],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useInvoicingStoredRelationQuery,
  useInvoicingOptionsQuery,
  useInvoicingCustomerOptionQuery,
  useInvoicingUsualQuery,
} = relations;
