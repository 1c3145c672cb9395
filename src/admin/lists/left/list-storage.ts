import type { ListName } from '../../../domain/list-views';
import { leaveColumns, leftColumns } from './left-list';
import { listWords } from '../list-words';

/** Under such names Strapi remembers sort, page size and filters of a list, and its columns. */
const SETTINGS = 'STRAPI_LIST_VIEW_SETTINGS:';
const COLUMNS = 'STRAPI_LIST_VIEW_DISPLAYED_HEADERS:';

/** The list of ours that a name after its beginning is about. It ends with an id of the installation. */
const listIn = (name: string, prefix: string): ListName | undefined =>
  name.startsWith(prefix)
    ? listWords(name.slice(prefix.length, name.lastIndexOf(':')))?.name
    : undefined;

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

function withoutFilters(stored: string): string {
  const settings = parsed(stored);
  if (typeof settings !== 'object' || settings === null) return stored;
  const { filters: _filters, ...rest } = settings as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** The text that Strapi reads in place of the stored one; undefined for the stored one. */
function textFor(name: string): string | null | undefined {
  const list = listIn(name, COLUMNS);
  if (list === undefined) return listIn(name, SETTINGS) === undefined ? undefined : null;
  const columns = leftColumns(list);
  return columns && JSON.stringify(columns);
}

/** @returns true when the text needs no place in the browser */
function isTaken(name: string, text: string): boolean {
  const list = listIn(name, COLUMNS);
  if (list === undefined) return listIn(name, SETTINGS) !== undefined;
  const columns = parsed(text);
  if (Array.isArray(columns)) leaveColumns(list, columns.map(String));
  return true;
}

/**
 * Strapi remembers lists in the browser, whoever uses it. The columns of our lists are on the server in
 * its place, for each operator; their order and page size reach it by the address. Strapi also remembers
 * filters, those of a link included: on the next visit they would hide records that nobody chose to hide.
 */
export function replaceListStorage(): void {
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function get(name: string) {
    const text = textFor(name);
    return text === undefined ? getItem.call(this, name) : text;
  };
  Storage.prototype.setItem = function set(name: string, text: string) {
    if (isTaken(name, text)) return;
    setItem.call(this, name, name.startsWith(SETTINGS) ? withoutFilters(text) : text);
  };
  for (const name of Object.keys(localStorage))
    if (name.startsWith(SETTINGS)) localStorage.setItem(name, localStorage.getItem(name) ?? '{}');
}
