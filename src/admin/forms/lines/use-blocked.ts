import { useDocumentRBAC } from '@strapi/content-manager/strapi-admin';
import { useParams } from 'react-router-dom';
import { COLUMNS } from './line';

const FIELDS = [...COLUMNS, 'product_id', 'tax_category', 'tax_exemption_reason'];

/** The fields of a line that the operator's role may not change, each separated by a space. */
export function useBlocked(): string {
  const { id = 'create' } = useParams<{ id: string }>();
  const { canCreateFields, canUpdateFields, canUserAction } = useDocumentRBAC(
    'useBlocked',
    (rights) => rights,
  );
  const may = id === 'create' ? canCreateFields : canUpdateFields;
  return FIELDS.filter((field) => !canUserAction(`items.${field}`, may, 'string')).join(' ');
}
