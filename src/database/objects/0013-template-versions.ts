import { trigger, type Part, type Step } from '../step';
import { templateVersionFunction } from '../template-version-parts';

/**
 * Stores the version of the template with which a document was issued, so that a later version does
 * not change its PDF. A trigger stores it, so that no writer can forget or forge it. A draft has no
 * version and is printed with the current one, even if it was issued before (contract §10).
 */
const RECORD = templateVersionFunction({ modern: 1, classic: 1, minimal: 1 });

/**
 * Documents that were issued before versions were recorded get version 1. The other triggers are off
 * meanwhile. This changes nothing that an answer or a form shows, so `updated_at` must stay.
 */
const markOlder = (documents: string) => `DO $do$ BEGIN
  ALTER TABLE ${documents} DISABLE TRIGGER USER;
  UPDATE ${documents} SET template_version = 1
    WHERE state IS DISTINCT FROM 'draft' AND template_version IS NULL;
  ALTER TABLE ${documents} ENABLE TRIGGER USER;
END $do$`;

/** The conditions of the triggers save the call of the function for drafts. */
const triggersOf = (documents: string): Part[] => [
  trigger({
    name: `${documents}_template_version_insert`,
    table: documents,
    sql: `BEFORE INSERT ON ${documents} FOR EACH ROW
      WHEN (NEW.state IS DISTINCT FROM 'draft' OR NEW.template_version IS NOT NULL)
      EXECUTE FUNCTION invoicing_template_version()`,
  }),
  trigger({
    name: `${documents}_template_version_update`,
    table: documents,
    sql: `BEFORE UPDATE ON ${documents} FOR EACH ROW
      WHEN (NEW.state IS DISTINCT FROM OLD.state
        OR NEW.template_type IS DISTINCT FROM OLD.template_type
        OR NEW.template_version IS DISTINCT FROM OLD.template_version)
      EXECUTE FUNCTION invoicing_template_version()`,
    after: markOlder(documents),
  }),
];

export const templateVersions: Step = {
  number: 13,
  name: 'template-versions',
  parts: [RECORD, ...['invoices', 'quotations'].flatMap(triggersOf)],
};
