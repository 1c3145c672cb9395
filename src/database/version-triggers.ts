import { VERSIONED, type VersionedTable } from '../content-types';
import { NOW } from './timestamps';

/**
 * The moment of the last change is the version of a record, which shows a form that it is outdated. So
 * every UPDATE must raise it: those of Strapi, the API and the clock, and those by hand.
 */

/** The panel reads milliseconds, so a version has no finer part. */
export const VERSION_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NULL OR NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
    NEW.updated_at := ${NOW};
  END IF;
  NEW.updated_at := greatest(
    date_trunc('milliseconds', NEW.updated_at),
    date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond');
  RETURN NEW;
END $$`;

/** The worker records a receiver's health on its endpoint. A form shows only whether it is enabled. */
const ONLY_WHEN: Readonly<Partial<Record<VersionedTable, string>>> = {
  webhook_endpoints: `WHEN (NEW.updated_at IS DISTINCT FROM OLD.updated_at
    OR NEW.enabled IS DISTINCT FROM OLD.enabled)`,
};

export const VERSION_TRIGGERS = VERSIONED.map(({ table }) => ({
  name: `${table}_version`,
  table,
  sql: `BEFORE UPDATE ON ${table} FOR EACH ROW ${ONLY_WHEN[table] ?? ''}
    EXECUTE FUNCTION invoicing_next_version()`,
}));
