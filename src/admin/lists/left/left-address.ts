import type { ListChoice } from '../../../panel/answers';

/** True for an address as the menu has it. Any other says itself which records the list has. */
const isFromMenu = (query: URLSearchParams): boolean =>
  [...query.keys()].every((name) => name.startsWith('plugins'));

/**
 * The search part of a list's address with what the operator chose before; null where nothing is missing.
 * A link from another page keeps its own filter, and only gets the order and the length of the page.
 */
export function withChoice(search: string, choice: ListChoice): string | null {
  const query = new URLSearchParams(search);
  const { view, period, sort, page_size: pageSize } = choice;
  const wanted = { ...(isFromMenu(query) ? { view, period } : {}), sort, pageSize };
  const missing = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || query.has(name) ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  if (missing.length === 0) return null;
  return `?${[search.replace(/^\?/, ''), ...missing].filter(Boolean).join('&')}`;
}
