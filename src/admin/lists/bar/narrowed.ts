/** Parameters of a list's address that choose no records. */
const ORDER = ['page', 'pageSize', 'sort', 'plugins'];

/** The parameters by which the list is narrowed: searches, filters, tabs, periods. */
export function narrowing(search = window.location.search): string[] {
  const given = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const names = given.map(([name]) => name.split('[')[0] ?? name);
  return [...new Set(names)].filter((name) => !ORDER.includes(name));
}
