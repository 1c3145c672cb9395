import type { Queryable } from './connection';
import type { DatabaseObject } from './step';

/**
 * One query of the catalogue. A function with another text counts as lost, so one that somebody changed by
 * hand gets its text back.
 */
const LOST = `SELECT o.place FROM json_to_recordset($1::json)
    AS o(place integer, kind text, name text, "table" text, body text)
  WHERE NOT CASE o.kind
    WHEN 'column' THEN EXISTS (SELECT 1 FROM pg_attribute a
      WHERE a.attrelid = to_regclass(o."table") AND a.attname = o.name AND NOT a.attisdropped)
    WHEN 'trigger' THEN EXISTS (SELECT 1 FROM pg_trigger t
      WHERE t.tgrelid = to_regclass(o."table") AND t.tgname = o.name)
    WHEN 'function' THEN EXISTS (SELECT 1 FROM pg_proc p
      WHERE p.proname = o.name AND p.pronamespace = current_schema()::regnamespace
        AND p.prosrc = o.body)
    ELSE to_regclass(o.name) IS NOT NULL END
  ORDER BY o.place`;

/** The objects in the list that the database lacks. */
export async function lostObjects(
  db: Queryable,
  objects: readonly DatabaseObject[],
): Promise<DatabaseObject[]> {
  const wanted = JSON.stringify(objects.map((object, place) => ({ ...object, place })));
  const rows = await db.query<{ place: number }>({ text: LOST, values: [wanted] });
  return rows.flatMap(({ place }) => objects[place] ?? []);
}
