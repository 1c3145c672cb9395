import { Typography } from '@strapi/design-system';
import { shownBusiness } from '../../requests/chosen-business';
import { headOf } from './added-columns';
import { isListOf, type Header, type Row } from './header';

/** The business of a record; Strapi sorts the rows by its name. */
const BUSINESS_NAME: Header = {
  name: 'business',
  label: headOf('invoicing.business'),
  attribute: { type: 'custom' },
  searchable: false,
  mainField: { name: 'name', type: 'string' },
  sortable: true,
  cellFormatter: ({ business }: Row) => (
    <Typography textColor="neutral800">
      {(business as { name: string | null } | undefined)?.name ?? '–'}
    </Typography>
  ),
};

/** The list names the business where records of several can stand in it, after the link to the record. */
export function withBusiness(headers: readonly Header[]): Header[] {
  const { businesses, chosen, lists } = shownBusiness();
  const [first, ...rest] = headers.filter(({ name }) => name !== 'business');
  const path = Object.entries(lists).find(([model]) => isListOf(model))?.[1];
  if (!first || !path) return [...headers];
  if (chosen !== null || businesses.length < 2) return [first, ...rest];
  // Strapi sorts by relations of the record itself only.
  const column = { ...BUSINESS_NAME, sortable: path.length === 1 };
  return [first, column, ...rest];
}
