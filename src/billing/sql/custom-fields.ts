import type { Queryable } from '../../database/connection';
import { customFieldsOf, type CustomField } from '../../domain/custom-fields';
import type { NumberedKind } from '../kind';

/** The fields of documents of a kind that a business wants printed. Credit notes have none. */
export async function findPrintedFields(
  db: Queryable,
  { name }: NumberedKind,
  businessRowId: number,
): Promise<CustomField[]> {
  if (name === 'credit_note') return [];
  const [row] = await db.query<{ custom_fields: CustomField[] | null }>({
    name: 'find-custom-fields',
    text: 'SELECT custom_fields FROM businesses WHERE id = $1',
    values: [businessRowId],
  });
  return customFieldsOf(row?.custom_fields, name).filter(({ printed }) => printed);
}
