import { shownBusiness } from '../../requests/chosen-business';
import { related } from './added-columns';
import { isListOf, type Header } from './header';

/** The business of a record; Strapi sorts the rows by its name. */
const BUSINESS_NAME: Header = {
  ...related('business', 'name'),
  mainField: { name: 'name', type: 'string' },
  sortable: true,
};

/**
 * The list names the business where records of several can stand in it. The column follows the customer,
 * or the first column, which is the link to the record.
 */
export function withBusiness(headers: readonly Header[]): Header[] {
  const { businesses, chosen, lists } = shownBusiness();
  const [first, ...rest] = headers.filter(({ name }) => name !== 'business');
  const path = Object.entries(lists).find(([model]) => isListOf(model))?.[1];
  if (!first || !path) return [...headers];
  if (chosen !== null || businesses.length < 2) return [first, ...rest];
  // Strapi sorts by relations of the record itself only.
  const column = { ...BUSINESS_NAME, sortable: path.length === 1 };
  const place = rest.findIndex(({ name }) => name === 'customer') + 1;
  return [first, ...rest.slice(0, place), column, ...rest.slice(place)];
}
