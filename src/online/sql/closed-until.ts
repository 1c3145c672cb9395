import type { Queryable } from '../../database/connection';

/** The last day of a business's closed period; null where none is closed. */
export async function closedUntil(db: Queryable, businessRowId: number): Promise<string | null> {
  const [row] = await db.query<{ closed_until: string | null }>({
    name: 'closed-until',
    text: 'SELECT closed_until FROM businesses WHERE id = $1',
    values: [businessRowId],
  });
  return row?.closed_until ?? null;
}
