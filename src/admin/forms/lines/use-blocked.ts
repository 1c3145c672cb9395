import { useDocumentRBAC } from '@strapi/content-manager/strapi-admin';
import { useParams } from 'react-router-dom';
import { RECURRING } from '../../requests/content-manager';
import { LINE_FACTS } from '../../../domain/fields/line-facts';
import { PERIOD_BOUNDS } from '../../../domain/service-period';
import { COLUMNS } from './line';

const FIELDS = [
  ...COLUMNS,
  'product_id',
  'tax_category',
  'tax_exemption_reason',
  ...LINE_FACTS,
  ...PERIOD_BOUNDS,
];

/** The fields of a line that the operator's role may not change, each separated by a space. */
export function useBlocked(): string {
  const { id = 'create', slug } = useParams<{ id: string; slug: string }>();
  const { canCreateFields, canUpdateFields, canUserAction } = useDocumentRBAC(
    'useBlocked',
    (rights) => rights,
  );
  const may = id === 'create' ? canCreateFields : canUpdateFields;
  // The lines of a recurring invoice are one field.
  const nameOf = (field: string) => (slug === RECURRING ? 'items' : `items.${field}`);
  return FIELDS.filter((field) => !canUserAction(nameOf(field), may, 'string')).join(' ');
}
