import type { PanelBusiness, PanelBusinesses } from '../../panel/answers';
import { panelStore } from './panel-store';
import { sharedValue } from './shared-value';
import { dataOf, panelApi } from './api';
import { BUSINESS, tagsOf } from './content-manager';

const businesses = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingBusinesses: build.query<PanelBusinesses, undefined>({
      query: () => '/invoicing/businesses',
      transformResponse: dataOf<PanelBusinesses>,
      providesTags: tagsOf(BUSINESS),
    }),
  }),
});

type State = Parameters<ReturnType<typeof businesses.endpoints.invoicingBusinesses.select>>[0];

/** The answer that the panel has, for parts that are no components. */
const businessesIn = (state: unknown): PanelBusinesses | undefined =>
  businesses.endpoints.invoicingBusinesses.select(undefined)(state as State).data;

const { useInvoicingBusinessesQuery } = businesses;

/** The business that the panel shows, and those that it could show. */
export interface ShownBusiness {
  /** All that the operator sees, by name. */
  businesses: readonly PanelBusiness[];
  /** Null for all businesses. */
  chosen: PanelBusiness | null;
  /** The types whose lists can be filtered by business, with the path to it. */
  lists: PanelBusinesses['lists'];
}

interface BusinessChoice extends ShownBusiness {
  /** @param documentId null for all businesses */
  choose: (documentId: string | null) => void;
}

/** The choice that somebody made since the page was loaded. Another operator may log in on the same page. */
const choice = sharedValue<{ operator: number; documentId: string | null } | null>(null);
type Chosen = ReturnType<typeof choice.get>;

const keyOf = (operator: number) => `invoicing:business:${operator}`;

/** A browser may refuse its storage. Then a choice lasts until the page is loaded again. */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}

const remembered = (operator: number): string | null =>
  inStorage((storage) => storage.getItem(keyOf(operator)));

function remember(operator: number, documentId: string | null): void {
  const key = keyOf(operator);
  inStorage((storage) =>
    documentId === null ? storage.removeItem(key) : storage.setItem(key, documentId),
  );
}

/** A single business, or one that the operator no longer sees, is no choice. */
function shownOf({ operator, businesses, lists }: PanelBusinesses, now: Chosen): ShownBusiness {
  const wanted = now?.operator === operator ? now.documentId : remembered(operator);
  const found = businesses.find(({ documentId }) => documentId === wanted);
  return { businesses, lists, chosen: (businesses.length > 1 ? found : undefined) ?? null };
}

const NONE: PanelBusinesses = { operator: 0, businesses: [], lists: {} };

/** For parts that are no components. A list waits for the businesses, so it never sees `NONE`. */
export function shownBusiness(): ShownBusiness {
  const state: unknown = panelStore()?.getState();
  return shownOf((state ? businessesIn(state) : null) ?? NONE, choice.get());
}

/**
 * The business that home, reports and lists show; undefined while the businesses load. The browser
 * remembers it for each operator. The rights of the operator limit what they see in any case.
 */
export function useBusinessChoice(): BusinessChoice | undefined {
  const { data, isError } = useInvoicingBusinessesQuery(undefined);
  const now = choice.use();
  const seen = data ?? (isError ? NONE : undefined);
  if (!seen) return undefined;
  const choose = (documentId: string | null) => {
    remember(seen.operator, documentId);
    choice.set({ operator: seen.operator, documentId });
  };
  return { ...shownOf(seen, now), choose };
}
