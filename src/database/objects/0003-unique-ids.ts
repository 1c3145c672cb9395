import type { Core } from '@strapi/strapi';
import type { Queryable } from '../connection';
import type { Part, Step } from '../step';

/** Tables in which one row has each `document_id`, since they have no drafts and no languages. */
const PUBLIC = [
  'businesses',
  'customers',
  'invoices',
  'quotations',
  'webhook_endpoints',
  'webhook_deliveries',
];

/** Tables in which only rows made in the panel have such an id. */
const INTERNAL = ['generator_allowances', 'generator_usages', 'document_sequences'];

interface Changed {
  id: number;
  was: string;
  now: string;
}

/**
 * If rows share an id, the row with the oldest change keeps it. A client must have given the other row
 * this id, and that was a change.
 */
const parted = (table: string) => `UPDATE ${table} t SET document_id = gen_random_uuid()::text
  FROM (SELECT id, document_id AS was,
      row_number() OVER (PARTITION BY document_id ORDER BY updated_at NULLS LAST, id) AS place
    FROM ${table} WHERE document_id IS NOT NULL) AS shared
  WHERE shared.id = t.id AND shared.place > 1
  RETURNING t.id, shared.was, t.document_id AS now`;

const indexOf = (table: string) => `${table}_document_id_unique`;

async function makeUnique(db: Queryable, table: string, log: Core.Strapi['log']): Promise<void> {
  const known = await db.query({
    text: 'SELECT 1 WHERE to_regclass($1) IS NOT NULL',
    values: [indexOf(table)],
  });
  if (known.length > 0) return;
  for (const { id, was, now } of await db.query<Changed>({ text: parted(table), values: [] })) {
    log.warn(
      `Two records of ${table} had the id ${was}. Row ${id} has the id ${now} from now on: look at it, for somebody may have given it the id of another business's record.`,
    );
  }
  const where = INTERNAL.includes(table) ? ' WHERE document_id IS NOT NULL' : '';
  const text = `CREATE UNIQUE INDEX ${indexOf(table)} ON ${table} (document_id)${where}`;
  await db.query({ text, values: [] });
}

/**
 * Clients could choose row ids, too. Each row id above the sequence makes a later create fail. The lock
 * keeps others from taking a row id meanwhile.
 */
async function passChosenNumbers(db: Queryable, table: string): Promise<void> {
  const ahead = `SELECT 1 FROM ${table}_id_seq s WHERE s.last_value < (SELECT max(id) FROM ${table})`;
  if ((await db.query({ text: ahead, values: [] })).length === 0) return;
  await db.query({ text: `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`, values: [] });
  await db.query({ text: `SELECT setval('${table}_id_seq', max(id)) FROM ${table}`, values: [] });
}

/** Allows one row per public id in a table, and repairs it first. Later steps call it for their tables. */
export const uniqueIds = (table: string): Part => ({
  makes: [{ kind: 'index', name: indexOf(table) }],
  run: async (db, log) => {
    await makeUnique(db, table, log);
    await passChosenNumbers(db, table);
  },
});

/**
 * Allows one row per id. Older versions let clients choose ids and row ids, so this repairs them
 * first.
 */
export const uniqueIdsOfRecords: Step = {
  number: 3,
  name: 'unique-ids',
  parts: [...PUBLIC, ...INTERNAL].map(uniqueIds),
};
