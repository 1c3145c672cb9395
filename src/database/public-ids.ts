import type { Core } from '@strapi/strapi';
import type { Raw } from '../strapi/transaction';

/** Tables whose `document_id` is the public id of one row: none of them has drafts or languages. */
const PUBLIC = [
  'businesses',
  'customers',
  'invoices',
  'quotations',
  'webhook_endpoints',
  'webhook_deliveries',
] as const;

/** Tables in which only the rows that the panel made have such an id. */
const INTERNAL = ['generator_allowances', 'generator_usages', 'document_sequences'] as const;

const NAME = '_document_id_unique';

interface Changed {
  id: number;
  was: string;
  now: string;
}

/**
 * If rows share an id, the one with the oldest change keeps it. Somebody gave one record the id of the
 * other, and that changed the record which took the id.
 */
const parted = (table: string) => `UPDATE ${table} t SET document_id = gen_random_uuid()::text
  FROM (SELECT id, document_id AS was,
      row_number() OVER (PARTITION BY document_id ORDER BY updated_at NULLS LAST, id) AS place
    FROM ${table} WHERE document_id IS NOT NULL) AS shared
  WHERE shared.id = t.id AND shared.place > 1
  RETURNING t.id, shared.was, t.document_id AS now`;

async function isThere(db: Raw, name: string): Promise<boolean> {
  const { rows } = await db.raw('SELECT 1 WHERE to_regclass(?) IS NOT NULL', [name]);
  return rows.length > 0;
}

async function makeUnique(db: Raw, table: string, log: Core.Strapi['log']): Promise<void> {
  if (await isThere(db, table + NAME)) return;
  const { rows } = await db.raw<Changed>(parted(table));
  for (const { id, was, now } of rows) {
    log.warn(
      `Two records of ${table} had the id ${was}. Row ${id} has the id ${now} from now on: look at it, for somebody may have given it the id of another business's record.`,
    );
  }
  const where = (INTERNAL as readonly string[]).includes(table)
    ? ' WHERE document_id IS NOT NULL'
    : '';
  await db.raw(`CREATE UNIQUE INDEX ${table}${NAME} ON ${table} (document_id)${where}`);
}

/**
 * Clients could choose row ids, too. Each number ahead of the sequence makes a later create fail. The
 * lock keeps others from taking a number meanwhile.
 */
async function passChosenNumbers(db: Raw, table: string): Promise<void> {
  const ahead = `SELECT 1 FROM ${table}_id_seq s WHERE s.last_value < (SELECT max(id) FROM ${table})`;
  if ((await db.raw(ahead)).rows.length === 0) return;
  await db.raw(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  await db.raw(`SELECT setval('${table}_id_seq', max(id)) FROM ${table}`);
}

/** Keeps one row per id, also in a database of an older version, which let clients choose both. */
export async function keepIdsUnique(db: Raw, log: Core.Strapi['log']): Promise<void> {
  for (const table of [...PUBLIC, ...INTERNAL]) {
    await makeUnique(db, table, log);
    await passChosenNumbers(db, table);
  }
}

/** Strapi's indexes that begin with the same column, of the tables that the API fills. */
export const NEEDLESS_INDEXES = PUBLIC.map((table) => `${table}_documents_idx`);
