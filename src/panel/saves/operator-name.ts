import type { Queryable } from '../../database/connection';

/** An operator's name, as the panel shows it for the last change of a record. */
export async function operatorName(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.query<{ name: string | null }>({
    text: `SELECT coalesce(
        nullif(trim(concat_ws(' ', firstname, lastname)), ''), username) AS name
      FROM admin_users WHERE id = $1`,
    values: [id],
  });
  return row?.name ?? null;
}
