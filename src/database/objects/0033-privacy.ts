import { ERASED_NAME } from '../../domain/retention';
import { changeFunction } from '../history/tracked';
import { asOf, HISTORY } from '../history/fields';
import { plpgsql, statement, table, trigger, triggerFunction, type Part, type Step } from '../step';
import { NOW } from '../timestamps';

/** Links of pages as earlier versions stored them in mails. They were of the mail's own document. */
const LINK = String.raw`(https?://[^[:space:]"<>]*)?/d/[A-Za-z0-9_-]{44}(?![A-Za-z0-9_-])`;
const withoutLinks = (column: string) =>
  `regexp_replace(${column}, '${LINK}', '[link to this document]', 'g')`;

/** Stored mails hold no link: it is put in when they are sent. */
const MAILS = statement(`UPDATE mails SET subject = ${withoutLinks('subject')},
    plain_text = ${withoutLinks('plain_text')}, html = ${withoutLinks('html')},
    last_response = ${withoutLinks('last_response')},
    attempt_log = ${withoutLinks('attempt_log::text')}::jsonb
  WHERE concat(subject, plain_text, html, last_response, attempt_log) ~ '${LINK}'`);

/** Who was erased: what the books need follows when its years have passed. */
const ERASURES = table(
  'erasures',
  `customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
    erased_at timestamp NOT NULL DEFAULT ${NOW}`,
);

/** The setting is one of our own statements and lasts for its transaction. It is no input. */
const IS_ERASING = `current_setting('invoicing.erasing', true) = 'on'`;

/** What nobody may change but an erasure. */
const REFUSE = triggerFunction(
  'invoicing_refuse',
  `
BEGIN
  IF ${IS_ERASING} AND TG_OP <> 'TRUNCATE' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END `,
);

/** An entry of this transaction. A restored database may hold entries with the ids of later ones. */
const IS_OWN = `OLD.xact = pg_current_xact_id() AND OLD.at >= now() AT TIME ZONE 'UTC'`;

/**
 * As step 19 made it. An erasure may also take values and the name of a customer out of an entry. Which
 * record it is about, when, what was done and to which fields stays as it is.
 */
const GUARD = triggerFunction(
  'invoicing_guard_history',
  `
DECLARE is_kept boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    RAISE EXCEPTION 'the history cannot be emptied' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.action = 'changed' AND ${IS_OWN} THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', OLD.record_table)
      INTO is_kept USING OLD.record_id;
    IF NOT is_kept THEN RETURN OLD; END IF;
  ELSIF ${IS_ERASING}
    AND (NEW.number, NEW.record_table, NEW.record_id, NEW.action, NEW.at, NEW.xact)
      = (OLD.number, OLD.record_table, OLD.record_id, OLD.action, OLD.at, OLD.xact)
    AND (NEW.actor IS NOT DISTINCT FROM OLD.actor OR (OLD.actor LIKE 'customer:%' AND NEW.actor = 'customer:'))
    AND NOT EXISTS (
      SELECT FROM jsonb_each(OLD.changes) o FULL JOIN jsonb_each(NEW.changes) n USING (key)
      WHERE (n.value = o.value OR n.value = '[null, null]') IS NOT TRUE) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of the history cannot be changed or deleted'
    USING ERRCODE = 'restrict_violation';
END `,
);

/** The details that a document keeps, without those of its customer. */
const ERASED_DETAILS = plpgsql(
  'invoicing_erased_details',
  '(details jsonb) RETURNS jsonb IMMUTABLE',
  `
BEGIN
  IF jsonb_typeof(details -> 'customer') IS DISTINCT FROM 'object' THEN RETURN details; END IF;
  RETURN jsonb_set(details, '{customer}', (
    SELECT jsonb_object_agg(key, CASE WHEN key IN ('id', 'language', 'country_code') THEN value
      WHEN key = 'name' THEN to_jsonb('${ERASED_NAME}'::text) ELSE 'null' END)
    FROM jsonb_each(details -> 'customer')));
END `,
);

/** The trigger before it keeps the details of an issued document, whatever a statement says. */
const KEEP_ERASED = triggerFunction(
  'invoicing_erase_details',
  `
BEGIN
  IF ${IS_ERASING} THEN NEW.issued_details := invoicing_erased_details(OLD.issued_details); END IF;
  RETURN NEW;
END `,
);

/** PostgreSQL runs the triggers of a row in the order of their names. */
const lateTrigger = (documents: 'invoices' | 'quotations'): Part =>
  trigger({
    name: `${documents}_update_erased`,
    table: documents,
    sql: `BEFORE UPDATE OF issued_details ON ${documents} FOR EACH ROW
      EXECUTE FUNCTION invoicing_erase_details()`,
  });

/** Retention and erasure (docs/privacy.md). */
export const privacy: Step = {
  number: 33,
  name: 'privacy',
  parts: [
    MAILS,
    ERASURES,
    REFUSE,
    GUARD,
    ERASED_DETAILS,
    KEEP_ERASED,
    lateTrigger('invoices'),
    lateTrigger('quotations'),
    changeFunction(asOf(33, HISTORY.businesses)),
  ],
};
