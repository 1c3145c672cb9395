import type { StrapiApp } from '@strapi/strapi/admin';
import { ADDED } from '../lists/columns/added-columns';
import { withBusiness } from '../lists/columns/business-column';
import { customColumns } from '../lists/columns/custom-columns';
import { formatterOf, MONEY } from '../lists/columns/cells';
import { noteColumns } from '../lists/left/left-list';
import { listWords } from '../lists/list-words';
import { isListOf, shownModel, type Header } from '../lists/columns/header';
import { setMoneyColumns } from '../lists/columns/MoneyHeads';

interface Table {
  displayedHeaders: Header[];
  /** The list as it is configured. */
  layout?: { layout?: readonly Header[] };
}

const namesOf = (headers: readonly Header[]) => headers.map(({ name }) => name);

function note({ displayedHeaders, layout }: Table): void {
  const list = listWords(shownModel());
  if (!list) return;
  noteColumns(list.name, {
    shown: namesOf(displayedHeaders),
    usual: namesOf(layout?.layout ?? []),
  });
}

const PHONE = '(max-width: 767px)';
/** The columns that a phone shows first, after the name of the record. */
const FIRST = ['state', 'amount_due', 'total', 'amount'];

/** A phone shows about three columns. The others stand behind them. */
function onScreen(headers: Header[]): Header[] {
  if (!window.matchMedia(PHONE).matches) return headers;
  const [name, ...rest] = headers;
  const first = FIRST.flatMap((wanted) => rest.filter((header) => header.name === wanted));
  return [...(name ? [name] : []), ...first, ...rest.filter((header) => !first.includes(header))];
}

function withCells(table: Table): Table {
  note(table);
  const headers = withBusiness(table.displayedHeaders).map((header, index) => {
    const cellFormatter = formatterOf(header, index === 0);
    return cellFormatter ? { ...header, cellFormatter } : header;
  });
  const added = ADDED.filter(({ model }) => isListOf(model)).map(({ header }) => header);
  const displayedHeaders = onScreen([...headers, ...added, ...customColumns()]);
  const isMoney = ({ name }: Header) => name === 'amount_due' || MONEY.includes(name);
  setMoneyColumns(displayedHeaders.flatMap((header, index) => (isMoney(header) ? [index] : [])));
  return { ...table, displayedHeaders };
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
