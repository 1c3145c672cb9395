import type { NumberedName } from '../../billing/document';
import type { Queryable } from '../../database/connection';
import { NUMBER_SERIES } from '../../database/number-series';

const TABLES = Object.values(NUMBER_SERIES);

/** The kind of a document by its public id, whoever may see it; null for an id that nothing has. */
export async function kindOf(db: Queryable, id: string): Promise<NumberedName | null> {
  const parts = TABLES.map(
    ({ kind, table }) => `SELECT '${kind}' AS kind FROM ${table} WHERE document_id = $1`,
  );
  const [found] = await db.query<{ kind: NumberedName }>({
    name: 'portal-kind-of-document',
    text: parts.join(' UNION ALL '),
    values: [id],
  });
  return found?.kind ?? null;
}
