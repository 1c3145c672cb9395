import { asOf, HISTORY } from '../history/fields';
import { ACTOR, tracked } from '../history/tracked';
import { plpgsql, table, trigger, triggerFunction, type Step } from '../step';
import { NOW } from '../timestamps';

/**
 * One row per record and transaction. `changes` holds `{field: [before, after]}`. A creation has none: the
 * reader undoes the later changes of the current record. `xact` marks the entries of a transaction that
 * is still open. The public id is computed, since a column for it cost a third of an insert; a CHECK of
 * the actions, which only these functions write, cost a tenth of an UPDATE (both measured).
 */
const ENTRIES = table(
  'history_entries',
  `number bigint GENERATED ALWAYS AS IDENTITY,
    record_table text NOT NULL,
    record_id integer NOT NULL,
    action text NOT NULL,
    actor text,
    at timestamp NOT NULL DEFAULT ${NOW},
    xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
    changes jsonb,
    PRIMARY KEY (record_id, record_table, number)`,
);

/** An entry of this transaction. A restored database may hold entries with the ids of later ones. */
const isOwn = (entry: string) =>
  `${entry}.xact = pg_current_xact_id() AND ${entry}.at >= now() AT TIME ZONE 'UTC'`;

/**
 * Adds a change to the record's entry of this transaction, or makes the entry. If a field gets its old
 * value back, nothing is told about it.
 */
const ADD = plpgsql(
  'invoicing_add_history',
  '(tbl text, record integer, added jsonb) RETURNS void',
  `
DECLARE
  last_entry history_entries;
  merged jsonb;
BEGIN
  SELECT * INTO last_entry FROM history_entries e
  WHERE e.record_id = record AND e.record_table = tbl ORDER BY e.number DESC LIMIT 1;
  IF NOT FOUND OR NOT (${isOwn('last_entry')}) THEN
    INSERT INTO history_entries (record_table, record_id, action, actor, changes)
    VALUES (tbl, record, 'changed', ${ACTOR}, added);
    RETURN;
  END IF;
  IF last_entry.action <> 'changed' THEN RETURN; END IF;
  SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(before, after)), '{}') INTO merged
  FROM (
    SELECT coalesce(first.key, second.key) AS field,
      coalesce(first.value, second.value) -> 0 AS before,
      coalesce(second.value, first.value) -> 1 AS after
    FROM jsonb_each(last_entry.changes) first FULL JOIN jsonb_each(added) second USING (key)
  ) pairs WHERE before IS DISTINCT FROM after;
  IF merged = '{}' THEN
    DELETE FROM history_entries e
    WHERE e.record_id = record AND e.record_table = tbl AND e.number = last_entry.number;
  ELSE
    UPDATE history_entries e SET changes = merged
    WHERE e.record_id = record AND e.record_table = tbl AND e.number = last_entry.number;
  END IF;
END `,
);

const CREATED = triggerFunction(
  'invoicing_history_created',
  `
BEGIN
  INSERT INTO history_entries (record_table, record_id, action, actor)
  VALUES (TG_TABLE_NAME, NEW.id, 'created', ${ACTOR});
  RETURN NULL;
END `,
);

/** The history of a record goes with it. */
const REMOVED = triggerFunction(
  'invoicing_history_removed',
  `
BEGIN
  DELETE FROM history_entries WHERE record_id = OLD.id AND record_table = TG_TABLE_NAME;
  RETURN NULL;
END `,
);

/** Allows the merge within a transaction, and the removal with the record. Nothing else is allowed. */
const GUARD = triggerFunction(
  'invoicing_guard_history',
  `
DECLARE is_kept boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    RAISE EXCEPTION 'the history cannot be emptied' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.action = 'changed' AND ${isOwn('OLD')} THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', OLD.record_table)
      INTO is_kept USING OLD.record_id;
    IF NOT is_kept THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'entries of the history cannot be changed or deleted'
    USING ERRCODE = 'restrict_violation';
END `,
);

/** The keys of a business are told in its own history, where they stay after a key is revoked. */
const KEYS = triggerFunction(
  'invoicing_history_of_keys',
  `
DECLARE
  link businesses_api_tokens_lnk := coalesce(NEW, OLD);
  others jsonb;
  whole jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM businesses WHERE id = link.business_id) THEN RETURN NULL; END IF;
  SELECT coalesce(jsonb_agg(t.name ORDER BY t.id) FILTER (WHERE t.id <> link.api_token_id), '[]'),
    coalesce(jsonb_agg(t.name ORDER BY t.id), '[]') INTO others, whole
  FROM strapi_api_tokens t
  WHERE t.id = link.api_token_id OR t.id IN (SELECT api_token_id FROM businesses_api_tokens_lnk
    WHERE business_id = link.business_id);
  IF others <> whole THEN
    PERFORM invoicing_add_history('businesses', link.business_id, jsonb_build_object('api_keys',
      CASE TG_OP WHEN 'INSERT' THEN jsonb_build_array(others, whole)
        ELSE jsonb_build_array(whole, others) END));
  END IF;
  RETURN NULL;
END `,
);

/** Unlinks a key before its row is gone, while its name can still be read. */
const UNLINK = triggerFunction(
  'invoicing_unlink_key',
  `
BEGIN
  DELETE FROM businesses_api_tokens_lnk WHERE api_token_id = OLD.id;
  RETURN OLD;
END `,
);

const TRACKED = [
  'invoices',
  'quotations',
  'customers',
  'businesses',
  'webhook_endpoints',
  'strapi_api_tokens',
  'payments',
  'credit_notes',
  'refunds',
] as const;

/** Every change of a record is one entry, written in the transaction of the change (decision 35). */
export const history: Step = {
  number: 19,
  name: 'history',
  parts: [
    ENTRIES,
    ADD,
    CREATED,
    REMOVED,
    GUARD,
    KEYS,
    UNLINK,
    trigger({
      name: 'history_entries_guard',
      table: 'history_entries',
      sql: `BEFORE UPDATE OR DELETE ON history_entries FOR EACH ROW
        EXECUTE FUNCTION invoicing_guard_history()`,
    }),
    trigger({
      name: 'history_entries_guard_truncate',
      table: 'history_entries',
      sql: `BEFORE TRUNCATE ON history_entries FOR EACH STATEMENT
        EXECUTE FUNCTION invoicing_guard_history()`,
    }),
    ...TRACKED.flatMap((name) => tracked(asOf(19, HISTORY[name]))),
    trigger({
      name: 'businesses_api_tokens_lnk_history',
      table: 'businesses_api_tokens_lnk',
      sql: `AFTER INSERT OR DELETE ON businesses_api_tokens_lnk FOR EACH ROW
        EXECUTE FUNCTION invoicing_history_of_keys()`,
    }),
    trigger({
      name: 'strapi_api_tokens_unlink',
      table: 'strapi_api_tokens',
      sql: `BEFORE DELETE ON strapi_api_tokens FOR EACH ROW EXECUTE FUNCTION invoicing_unlink_key()`,
    }),
  ],
};
