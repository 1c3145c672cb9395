import type { Core } from '@strapi/strapi';
import { FORGET_KEY_FUNCTION, FORGET_KEY_TRIGGER } from './forget-keys';
import { IDEMPOTENT_ANSWERS } from './idempotent-answers';
import { KEPT_FUNCTIONS, KEPT_TRIGGERS } from './kept-invoices';
import { MONEY_STATEMENTS } from './money-indexes';
import { NUMBER_FUNCTIONS, NUMBER_TRIGGERS } from './number-series';
import { keepIdsUnique, NEEDLESS_INDEXES } from './public-ids';
import { TEMPLATE_VERSION_SQL } from './template-versions';
import { createTrigger, type Raw, type Trigger } from './triggers';
import { VERSION_FUNCTION, VERSION_TRIGGERS } from './version-triggers';

/**
 * What Strapi's schema cannot say: trigram indexes, kept counts, and guards against deletes.
 * Made at every start, after Strapi has made the tables; they survive its schema changes.
 */

const TRIGRAM_INDEXES = [
  ['invoices', 'invoice_number'],
  ['quotations', 'quotation_number'],
  ['customers', 'name'],
  ['customers', 'email'],
] as const;

/** `fastupdate` off: a pending list slows searches threefold after many creates (measured). */
function trigramIndexes(): string[] {
  return TRIGRAM_INDEXES.map(
    ([table, column]) =>
      `CREATE INDEX IF NOT EXISTS ${table}_${column}_trgm ON ${table}
       USING gin (${column} gin_trgm_ops) WITH (fastupdate = off)`,
  );
}

/** What the worker looks for: small, however many deliveries are kept. */
const DUE_INDEX = `CREATE INDEX IF NOT EXISTS webhook_deliveries_due ON webhook_deliveries
  (endpoint_id, next_attempt_at) WHERE state = 'pending'`;

/**
 * No content type: of these an administrator can read everything over the Content Manager's API,
 * hidden or not. Strapi leaves tables alone that it did not make.
 */
const SECRETS = [
  `CREATE TABLE IF NOT EXISTS webhook_secrets (
    id serial PRIMARY KEY,
    endpoint_id integer NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
    secret text NOT NULL,
    created_at timestamp NOT NULL,
    expires_at timestamp)`,
  // Of those that were there before the column came nobody knows, so they count as shown.
  'ALTER TABLE webhook_secrets ADD COLUMN IF NOT EXISTS shown boolean NOT NULL DEFAULT true',
  'CREATE INDEX IF NOT EXISTS webhook_secrets_endpoint ON webhook_secrets (endpoint_id, id)',
];

/** Whoever deletes an endpoint, over the API or in the panel, deletes what belongs to it. */
const ENDPOINT_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_delete_endpoint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_deliveries WHERE endpoint_id = OLD.id;
  RETURN OLD;
END $$`;

const BUSINESS_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_delete_endpoints() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_endpoints WHERE business_id = OLD.id;
  RETURN OLD;
END $$`;

const FUNCTIONS = () => [
  COUNT_FUNCTION,
  MOVE_FUNCTION,
  GUARD_FUNCTION,
  ENDPOINT_FUNCTION,
  BUSINESS_FUNCTION,
  FORGET_KEY_FUNCTION,
  ...NUMBER_FUNCTIONS,
  ...KEPT_FUNCTIONS,
  VERSION_FUNCTION,
];

const COUNTED = [
  ['customers', 'customer'],
  ['invoices', 'invoice'],
  ['quotations', 'quotation'],
] as const;

/**
 * The API's own connections count in the statement that inserts, on the row of the series that it
 * locks anyway: the trigger's second update of that row was 13 % of a create (measured).
 */
const COUNT_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_count_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_setting('invoicing.counts', true) = 'itself' THEN RETURN NULL; END IF;
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT business_id, TG_ARGV[0], 0, count(*) FROM added
    WHERE business_id IS NOT NULL GROUP BY business_id ORDER BY business_id
    ON CONFLICT (business_id, kind)
      DO UPDATE SET record_count = document_sequences.record_count + excluded.record_count;
  ELSE
    UPDATE document_sequences s SET record_count = s.record_count - gone.count
    FROM (SELECT business_id, count(*) AS count FROM removed GROUP BY business_id) gone
    WHERE s.business_id = gone.business_id AND s.kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$`;

const MOVE_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_move_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE document_sequences SET record_count = record_count - 1
  WHERE business_id = OLD.business_id AND kind = TG_ARGV[0];
  IF NEW.business_id IS NOT NULL THEN
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    VALUES (NEW.business_id, TG_ARGV[0], 0, 1)
    ON CONFLICT (business_id, kind) DO UPDATE SET record_count = document_sequences.record_count + 1;
  END IF;
  RETURN NULL;
END $$`;

/** The count as it is now, for tables that held rows before the triggers came. */
function recount(table: string, kind: string): string {
  return `INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT business_id, '${kind}', 0, count(*) FROM ${table} WHERE business_id IS NOT NULL GROUP BY business_id
    ON CONFLICT (business_id, kind) DO UPDATE SET record_count = excluded.record_count`;
}

const GUARD_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_guard_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE reason text;
BEGIN
  IF TG_TABLE_NAME = 'customers' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE customer_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE customer_id = OLD.id) THEN
      reason := 'a customer with invoices or quotations cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'businesses' THEN
    IF EXISTS (SELECT 1 FROM customers WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM invoices WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE business_id = OLD.id) THEN
      reason := 'a business with customers or documents cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'quotations' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE quotation_id = OLD.id) THEN
      reason := 'a quotation that became an invoice cannot be deleted';
    END IF;
  ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
    reason := 'only a draft invoice can be deleted; cancel it instead';
  ELSIF OLD.left_draft THEN
    reason := 'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead';
  END IF;
  IF reason IS NOT NULL THEN
    RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$`;

/**
 * Indexes of Strapi's that serve no query here and cost every insert: another begins with their
 * column, or the column is empty in what the API writes.
 */
const REDUNDANT_INDEXES = [
  ...['invoices', 'quotations'].flatMap((table) => [
    ...['business_id', 'customer_id'].map((column) => `${table}_${column}_fk`),
    ...['field_idx', 'component_type_idx', 'entity_fk'].map((name) => `${table}_${name}`),
  ]),
  ...['invoices', 'quotations', 'customers'].flatMap((table) =>
    ['created_by_id', 'updated_by_id'].map((column) => `${table}_${column}_fk`),
  ),
  'customers_business_id_fk',
  'invoices_quotation_id_fk',
  ...NEEDLESS_INDEXES,
];

/** Few invoices come of a quotation, so only these are indexed. */
const QUOTATION_INDEX = `CREATE INDEX IF NOT EXISTS invoices_quotation_idx ON invoices (quotation_id)
  WHERE quotation_id IS NOT NULL`;

const GUARDED = ['businesses', 'customers', 'invoices', 'quotations'] as const;

const ENDPOINT_TRIGGERS: Trigger[] = [
  {
    name: 'webhook_endpoints_delete',
    table: 'webhook_endpoints',
    sql: 'BEFORE DELETE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION invoicing_delete_endpoint()',
  },
  {
    // Named so that it comes after the guard, which may refuse.
    name: 'businesses_webhooks_delete',
    table: 'businesses',
    sql: 'BEFORE DELETE ON businesses FOR EACH ROW EXECUTE FUNCTION invoicing_delete_endpoints()',
  },
];

function triggers(): Trigger[] {
  const counts = COUNTED.flatMap(([table, kind]): Trigger[] => [
    {
      name: `${table}_count_insert`,
      table,
      sql: `AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION invoicing_count_records('${kind}')`,
      after: recount(table, kind),
    },
    {
      name: `${table}_count_delete`,
      table,
      sql: `AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION invoicing_count_records('${kind}')`,
    },
    {
      name: `${table}_count_move`,
      table,
      sql: `AFTER UPDATE OF business_id ON ${table} FOR EACH ROW
        WHEN (OLD.business_id IS DISTINCT FROM NEW.business_id)
        EXECUTE FUNCTION invoicing_move_record('${kind}')`,
    },
  ]);
  const guards = GUARDED.map((table): Trigger => ({
    name: `${table}_guard_delete`,
    table,
    sql: `BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION invoicing_guard_delete()`,
  }));
  return [
    ...counts,
    ...guards,
    ...ENDPOINT_TRIGGERS,
    FORGET_KEY_TRIGGER,
    ...NUMBER_TRIGGERS,
    ...KEPT_TRIGGERS,
    ...VERSION_TRIGGERS,
  ];
}

/** Any fixed number: nodes that start together make the objects one after the other. */
const LOCK = 7_305_211;

/** Called in `bootstrap`, when the tables exist. */
export async function createDatabaseObjects(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    const db = trx as unknown as Raw;
    await db.raw(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await db.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const sql of [...trigramIndexes(), DUE_INDEX, ...SECRETS]) await db.raw(sql);
    for (const sql of FUNCTIONS()) await db.raw(sql);
    await keepIdsUnique(db, strapi.log);
    for (const sql of [QUOTATION_INDEX, ...MONEY_STATEMENTS, ...IDEMPOTENT_ANSWERS])
      await db.raw(sql);
    for (const name of REDUNDANT_INDEXES) await db.raw(`DROP INDEX IF EXISTS ${name}`);
    for (const trigger of triggers()) await createTrigger(db, trigger);
    await db.raw(TEMPLATE_VERSION_SQL);
  });
}
