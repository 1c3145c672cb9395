/** Under names that begin so, Strapi remembers sort, page size and filters of a list. */
const SETTINGS = 'STRAPI_LIST_VIEW_SETTINGS';

function withoutFilters(name: string): void {
  try {
    const { filters: _filters, ...rest } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<
      string,
      unknown
    >;
    localStorage.setItem(name, JSON.stringify(rest));
  } catch {
    localStorage.removeItem(name);
  }
}

/**
 * Strapi remembers the filters of its lists in the browser, those of a link included: on the next visit they
 * would hide records that nobody chose to hide. Called before Strapi draws a list.
 */
export function forgetFilters(model: string): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(`${SETTINGS}:${model}`)) withoutFilters(name);
}
