import { trigger, triggerFunction, type Part } from '../step';
import type { HistoryField, HistoryTable } from './fields';
import { columnOf, valueText } from './values';

/** SQL of the actor's text of this transaction (`database/actor`); null when the service itself acts. */
export const ACTOR = `nullif(current_setting('invoicing.actor', true), '')`;

function test(field: HistoryField): string {
  const column = columnOf(field);
  const pair = `jsonb_build_array(${valueText(field, 'OLD')}, ${valueText(field, 'NEW')})`;
  const replaced = field.type === 'replaced' ? ` AND OLD.${column} IS NOT NULL` : '';
  return `
  IF NEW.${column} IS DISTINCT FROM OLD.${column}${replaced} THEN
    changed := changed || jsonb_build_object('${field.name}', ${pair});
  END IF;`;
}

/**
 * A test per column costs a third of comparing two JSON objects (measured). A row version that this
 * transaction wrote may have an entry already; only then is that entry looked for. The id of an own
 * subtransaction is also greater than that of the transaction.
 */
export function changeFunction({ table, fields }: HistoryTable): Part {
  return triggerFunction(
    `invoicing_history_of_${table}`,
    `
DECLARE changed jsonb := '{}';
BEGIN${fields.map(test).join('')}
  IF changed = '{}' THEN RETURN NULL; END IF;
  IF age(OLD.xmin) <= 0 THEN
    PERFORM invoicing_add_history('${table}', NEW.id, changed);
  ELSE
    INSERT INTO history_entries (record_table, record_id, action, actor, changes)
    VALUES ('${table}', NEW.id, 'changed', ${ACTOR}, changed);
  END IF;
  RETURN NULL;
END `,
  );
}

function condition({ fields, busy }: HistoryTable): string {
  if (!busy) return '';
  const tests = fields.map(columnOf).map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`);
  return `WHEN (${tests.join(' OR ')})`;
}

/** The history of records that are older than their triggers begins with what they hold now. */
const begin = (table: string) =>
  `INSERT INTO history_entries (record_table, record_id, action)
    SELECT '${table}', t.id, 'recorded' FROM ${table} t
    WHERE NOT EXISTS (SELECT 1 FROM history_entries e
      WHERE e.record_id = t.id AND e.record_table = '${table}')
    ORDER BY t.id`;

/** Keeps the history of one table. Another table needs a list of fields and this call in a step. */
export function tracked(table: HistoryTable): Part[] {
  const { table: name } = table;
  return [
    changeFunction(table),
    trigger({
      name: `${name}_history_insert`,
      table: name,
      sql: `AFTER INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION invoicing_history_created()`,
      after: begin(name),
    }),
    trigger({
      name: `${name}_history_update`,
      table: name,
      sql: `AFTER UPDATE ON ${name} FOR EACH ROW ${condition(table)}
        EXECUTE FUNCTION invoicing_history_of_${name}()`,
    }),
    trigger({
      name: `${name}_history_delete`,
      table: name,
      sql: `AFTER DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION invoicing_history_removed()`,
    }),
  ];
}
