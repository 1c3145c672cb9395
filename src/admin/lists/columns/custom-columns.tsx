import { Typography } from '@strapi/design-system';
import type { CustomField } from '../../../domain/custom-fields';
import { pairValue, type Metadata } from '../../../domain/metadata';
import { shownBusiness } from '../../requests/chosen-business';
import { listedFields } from '../../requests/custom-fields';
import { choicesOf } from '../left/choices-api';
import { listWords } from '../list-words';
import { shownModel, type Header } from './header';

const columnOf = ({ key, label }: CustomField): Header => ({
  name: `metadata.${key}`,
  label,
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: ({ metadata }) => (
    <Typography textColor="neutral800" ellipsis tag="div" style={{ maxWidth: '16rem' }}>
      {pairValue(metadata as Metadata | null | undefined, key) || '–'}
    </Typography>
  ),
});

/** Columns of the custom fields that the operator has chosen for the list. */
export function customColumns(): Header[] {
  const model = shownModel();
  const list = listWords(model);
  const keys = (list && choicesOf(list.name)?.custom_columns) ?? [];
  return listedFields(model, shownBusiness())
    .filter(({ key }) => keys.includes(key))
    .map(columnOf);
}
