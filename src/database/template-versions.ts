import { currentVersion, TEMPLATES } from '../domain/templates';

/**
 * Records with which version of its template a document was issued, so that a later version does not
 * change its PDF. The database does it, so that no writer can forget or forge it. A draft has no version:
 * it is printed with the current one, also when it was issued before (contract §10).
 */

const CURRENT = TEMPLATES.map((name) => `WHEN '${name}' THEN ${currentVersion(name)}`).join(' ');

/** Cancelling an invoice does not issue it. On INSERT the fields of OLD are null. */
const FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_template_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.template_version := CASE
    WHEN NEW.state = 'draft' THEN NULL
    WHEN OLD.template_version IS NOT NULL AND NEW.template_type = OLD.template_type
      THEN OLD.template_version
    WHEN TG_TABLE_NAME = 'invoices' AND NEW.state = 'cancelled' AND OLD.template_version IS NULL
      THEN NULL
    ELSE CASE NEW.template_type ${CURRENT} END
  END;
  RETURN NEW;
END $$`;

/**
 * Runs once per table. Documents issued before versions were recorded have version 1. Their other
 * triggers rest meanwhile, because this changes nothing that an answer or a form shows, and so no
 * `updated_at`. The conditions of the triggers spare a draft the call of the function.
 */
const TRIGGERS = `DO $do$
DECLARE documents text;
BEGIN
  FOREACH documents IN ARRAY ARRAY['invoices', 'quotations'] LOOP
    CONTINUE WHEN EXISTS (SELECT 1 FROM pg_trigger
      WHERE tgrelid = documents::regclass AND tgname = documents || '_template_version_update');
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', documents);
    EXECUTE format($$UPDATE %I SET template_version = 1
      WHERE state IS DISTINCT FROM 'draft' AND template_version IS NULL$$, documents);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', documents);
    EXECUTE format($$CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW
      WHEN (NEW.state IS DISTINCT FROM 'draft' OR NEW.template_version IS NOT NULL)
      EXECUTE FUNCTION invoicing_template_version()$$,
      documents || '_template_version_insert', documents);
    EXECUTE format($$CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW
      WHEN (NEW.state IS DISTINCT FROM OLD.state
        OR NEW.template_type IS DISTINCT FROM OLD.template_type
        OR NEW.template_version IS DISTINCT FROM OLD.template_version)
      EXECUTE FUNCTION invoicing_template_version()$$,
      documents || '_template_version_update', documents);
  END LOOP;
END $do$`;

/** Safe to run again, and to be run again whenever its text changes: it names the current versions. */
export const TEMPLATE_VERSION_SQL = `${FUNCTION};\n${TRIGGERS}`;
