import { adminApi } from '@strapi/strapi/admin';
import { parse, stringify } from 'qs';
import { useLocation } from 'react-router-dom';
import { useListModel } from '../list-model';
import { requirePanelPart } from '../../strapi/panel-parts';
import {
  shownBusiness,
  useBusinessChoice,
  type ShownBusiness,
} from '../../requests/chosen-business';

/*
 * The one place where the switcher acts on lists. The filter is part of each request and not of the
 * page's address: an address that somebody shares or that the browser remembers holds no business, and
 * "Clear filters" leaves the switcher alone.
 */

interface Query {
  filters?: { $and?: object[]; [more: string]: unknown };
  [more: string]: unknown;
}

/** The condition that a record belongs to the chosen business; null for lists that show all. */
function conditionOf(model: string, { chosen, lists }: ShownBusiness): object | null {
  const path = lists[model];
  if (chosen === null || !path) return null;
  const end = { documentId: { $eq: chosen.documentId } };
  return path.reduceRight<object>((inner, key) => ({ [key]: inner }), end);
}

/** A list's query, limited to the chosen business. */
function ofBusiness(model: string, query: Query, shown: ShownBusiness): Query {
  const condition = conditionOf(model, shown);
  if (condition === null) return query;
  const { filters = {} } = query;
  return { ...query, filters: { ...filters, $and: [...(filters.$and ?? []), condition] } };
}

/**
 * The query of the list on the screen as text, with the chosen business. Each request about the records
 * of a list takes it from here: its export, its counts, its sums.
 */
export function useListQuery(): string {
  const { search } = useLocation();
  const model = useListModel();
  const shown = useBusinessChoice();
  if (!shown || conditionOf(model, shown) === null) return search;
  // Deeper than Strapi's own limit, so that no filter is lost.
  const query = parse(search, {
    ignoreQueryPrefix: true,
    depth: 20,
    arrayLimit: 200,
  }) as Query;
  return `?${stringify(ofBusiness(model, query, shown), { encodeValuesOnly: true })}`;
}

/** The Content Manager's request for a list, in Redux Toolkit. */
interface Asked {
  model: string;
  params?: Query;
}

interface Definition {
  query?: (asked: Asked) => unknown;
  serializeQueryArgs?: (asked: { queryArgs: Asked }) => object;
}

interface Documents {
  enhanceEndpoints(changes: {
    endpoints: Record<string, (definition: Definition) => void>;
  }): unknown;
}

/**
 * Limits Strapi's lists to the chosen business. Called in `bootstrap`, when the Content Manager has its
 * endpoints.
 */
export function filterLists(): void {
  const api = requirePanelPart<Documents>('API of the panel', adminApi, ['enhanceEndpoints']);
  const limited = ({ model, params = {} }: Asked): Asked => ({
    model,
    params: ofBusiness(model, params, shownBusiness()),
  });
  const change = (definition: Definition) => {
    const { query } = definition;
    if (!query) throw new Error("Strapi's lists ask in another way: see docs/decisions/0042");
    definition.query = (asked) => query(limited(asked));
    // The answers for two businesses are two answers.
    definition.serializeQueryArgs = ({ queryArgs }) => limited(queryArgs);
  };
  api.enhanceEndpoints({ endpoints: { getAllDocuments: change } });
}
