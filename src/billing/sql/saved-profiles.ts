import type { Queryable } from '../../database/connection';
import { validationError } from '../../domain/errors';
import { say } from '../../messages/message';

/** The lists whose files have profiles. */
export const PROFILED = ['customers', 'products', 'invoices', 'bank'] as const;
export type Profiled = (typeof PROFILED)[number];

/** Profiles of a list of one business. All of them are read for each file. */
const MOST_PROFILES = 50;

/** The profiles of one list of a business. */
export interface ProfilesOf {
  businessRowId: number;
  list: Profiled;
}

export interface SavedProfile<Content> {
  /** The public id. */
  id: string;
  name: string;
  content: Content;
}

/** By their names. */
export const savedProfiles = <Content>(
  db: Queryable,
  { businessRowId, list }: ProfilesOf,
): Promise<SavedProfile<Content>[]> =>
  db.query<SavedProfile<Content>>({
    text: `SELECT profile_id AS id, name, content FROM saved_profiles
      WHERE business_id = $1 AND list = $2 ORDER BY lower(name)`,
    values: [businessRowId, list],
  });

/** Names stand once, without regard to case. @throws ApiError 409 `duplicate_name` for that of another profile */
async function requireFreeName(
  db: Queryable,
  { businessRowId, list }: ProfilesOf,
  name: string,
  own: string | null,
): Promise<void> {
  const [taken] = await db.query({
    text: `SELECT 1 FROM saved_profiles WHERE business_id = $1 AND list = $2 AND lower(name) = lower($3)
      AND profile_id IS DISTINCT FROM $4::uuid`,
    values: [businessRowId, list, name, own],
  });
  if (!taken) return;
  const message = say('profile_name_used');
  throw validationError([{ path: ['name'], message }], 'duplicate_name');
}

/** Lets one profile of a business be stored at a time. */
async function lock(db: Queryable, businessRowId: number): Promise<void> {
  await db.query({
    text: `SELECT pg_advisory_xact_lock('saved_profiles'::regclass::oid::int, $1::int)`,
    values: [businessRowId],
  });
}

/**
 * Stores a profile in its own transaction.
 * @param replaces whether it takes the place of one with its name
 * @throws ApiError 409 `duplicate_name`; 400 for one too many
 */
export async function saveProfile(
  db: Queryable,
  of: ProfilesOf,
  { name, content, replaces }: { name: string; content: object; replaces: boolean },
): Promise<string> {
  const { businessRowId, list } = of;
  await lock(db, businessRowId);
  if (!replaces) await requireFreeName(db, of, name, null);
  const [saved] = await db.query<{ id: string }>({
    text: `INSERT INTO saved_profiles (business_id, list, name, content)
      SELECT $1, $2, $3, $4::jsonb
      WHERE (SELECT count(*) FROM saved_profiles
        WHERE business_id = $1 AND list = $2 AND lower(name) <> lower($3)) < ${MOST_PROFILES}
      ON CONFLICT (business_id, list, lower(name)) DO UPDATE SET name = excluded.name, content = excluded.content
      RETURNING profile_id AS id`,
    values: [businessRowId, list, name, JSON.stringify(content)],
  });
  if (saved) return saved.id;
  throw validationError([
    { path: ['name'], message: say('profiles_full', { max: MOST_PROFILES }) },
  ]);
}

/** @returns false where there is none. @throws ApiError 409 `duplicate_name` */
export async function renameProfile(
  db: Queryable,
  of: ProfilesOf,
  id: string,
  name: string,
): Promise<boolean> {
  await lock(db, of.businessRowId);
  await requireFreeName(db, of, name, id);
  const renamed = await db.query({
    text: `UPDATE saved_profiles SET name = $4 WHERE business_id = $1 AND list = $2 AND profile_id = $3::uuid
      RETURNING 1`,
    values: [of.businessRowId, of.list, id, name],
  });
  return renamed.length > 0;
}

/** @returns false where there is none */
export async function deleteProfile(
  db: Queryable,
  { businessRowId, list }: ProfilesOf,
  id: string,
): Promise<boolean> {
  const deleted = await db.query({
    text: `DELETE FROM saved_profiles WHERE business_id = $1 AND list = $2 AND profile_id = $3::uuid RETURNING 1`,
    values: [businessRowId, list, id],
  });
  return deleted.length > 0;
}
