import { panelApi } from '../api';
import {
  BUSINESS,
  optionsRequest,
  recordRequest,
  recordTag,
  relationRequest,
} from '../content-manager';
import type { TaxRounding } from '../../domain/tax';
import { USUAL_RULES, type BusinessRules } from '../totals/live-totals';
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

interface StoredRules {
  default_currency?: string | null;
  tax_rounding?: TaxRounding | null;
}

function searchParams({ text, business }: Search) {
  return {
    pageSize: 50,
    ...(text === '' ? {} : { _q: text }),
    ...(business === null ? {} : { filters: { business: { documentId: { $eq: business } } } }),
  };
}

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
      query: (search) => ({
        url: optionsRequest(search.model, search.field),
        config: { params: searchParams(search) },
      }),
      transformResponse: ({ results }: { results: FoundRecord[] }) => results.map(asChosen),
      keepUnusedDataFor: 0,
    }),
    invoicingBusinessRules: build.query<BusinessRules, string>({
      query: (business) => recordRequest(BUSINESS, business),
      transformResponse: ({ data }: { data: StoredRules }) => ({
        currency: data.default_currency ?? USUAL_RULES.currency,
        taxRounding: data.tax_rounding ?? USUAL_RULES.taxRounding,
      }),
      providesTags: (_answer, _error, business) => [recordTag(BUSINESS, business)],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useInvoicingStoredRelationQuery,
  useInvoicingOptionsQuery,
  useInvoicingBusinessRulesQuery,
} = relations;
