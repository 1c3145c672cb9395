import type { StrapiApp } from '@strapi/strapi/admin';
import { ADDED } from '../lists/columns/added-columns';
import { withBusiness } from '../lists/columns/business-column';
import { formatterOf } from '../lists/columns/cells';
import { isListOf, type Header } from '../lists/columns/header';

interface Table {
  displayedHeaders: Header[];
}

const PHONE = '(max-width: 767px)';
/** The columns that a phone shows first, after the name of the record. */
const FIRST = ['state'];

/** A phone shows about three columns. The others stand behind them. */
function onScreen(headers: Header[]): Header[] {
  if (!window.matchMedia(PHONE).matches) return headers;
  const [name, ...rest] = headers;
  const first = FIRST.flatMap((wanted) => rest.filter((header) => header.name === wanted));
  return [...(name ? [name] : []), ...first, ...rest.filter((header) => !first.includes(header))];
}

function withCells(table: Table): Table {
  const headers = withBusiness(table.displayedHeaders).map((header, index) => {
    const cellFormatter = formatterOf(header, index === 0);
    return cellFormatter ? { ...header, cellFormatter } : header;
  });
  const added = ADDED.filter(({ model }) => isListOf(model)).map(({ header }) => header);
  return { ...table, displayedHeaders: onScreen([...headers, ...added]) };
}

/** Fields of Strapi that nobody looks for, and its ids, which the search box takes. */
const UNUSED_FILTERS = ['id', 'documentId', 'createdBy', 'updatedBy'];

interface FilterList {
  displayedFilters: readonly { name: string }[];
}

const withoutUnused = (list: FilterList): FilterList => ({
  ...list,
  displayedFilters: list.displayedFilters.filter(({ name }) => !UNUSED_FILTERS.includes(name)),
});

/** Shows statuses as coloured words and amounts with their currency, in every list. */
export function registerColumns(app: StrapiApp): void {
  const hook = 'Admin/CM/pages/ListView/inject-column-in-table';
  app.registerHook(hook, (table: unknown) => withCells(table as Table));
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', (list: unknown) =>
    withoutUnused(list as FilterList),
  );
}
