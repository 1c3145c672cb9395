import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { begunOf, wholeOf, type Begun } from '../../database/slices';
import { columnTime } from '../../database/timestamps';
import type { StatementFormat } from '../../domain/bank-transaction';
import { notFound } from '../../domain/errors';
import type { JoinedAccount } from '../../domain/statement-account';
import type { BankStatementSearch } from '../schemas/bank';
import type { Records } from './list-records';

/** A statement of a file, as it is stored. */
export interface StoredStatement {
  account: {
    id: string;
    iban: string | null;
    account_number: string | null;
    currency: string | null;
    /** Only where its account is known by a name that an operator has joined to it. */
    joined?: true;
    bank_code?: string | null;
  };
  number: string | null;
  from: string | null;
  to: string | null;
  /** Exact decimal text. */
  opening_balance: string | null;
  closing_balance: string | null;
}

/** An uploaded file as our statements return it. */
export interface BankStatementRow {
  id: string;
  name: string | null;
  format: StatementFormat;
  statements: StoredStatement[];
  new_count: number;
  known_count: number;
  credit_count: number;
  debit_count: number;
  created_at: string;
}

const COLUMNS = `s.document_id AS id, s.name, s.format, s.statements, s.new_count, s.known_count, s.credit_count,
  s.debit_count, s.created_at`;

interface Wanted {
  businessRowId: number;
  id: string;
}

const FIND = prepare<Wanted>(
  'find-bank-statement',
  (place) => `SELECT ${COLUMNS} FROM bank_statements s
    WHERE s.document_id = ${place(({ id }) => id)}
      AND s.business_id = ${place(({ businessRowId }) => businessRowId)}`,
);

/** One statement of a business; throws 404 when the business has none of that id. */
export async function getBankStatement(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<BankStatementRow> {
  const [row] = id === null ? [] : await db.query<BankStatementRow>(FIND({ businessRowId, id }));
  if (!row) throw notFound('bank statement');
  return row;
}

/** How statements are listed. */
export const LISTED_BANK_STATEMENTS: Records<BankStatementSearch> = {
  kind: 'bank_statement',
  table: 'bank_statements',
  alias: 's',
  columns: COLUMNS,
  isCounted: true,
  bytes: 'octet_length(statements::text)',
  ownFilters: () => [],
};

/** Uploads of one business follow each other, so that none misses what another stores. */
export async function lockStatements(db: Queryable, businessRowId: number): Promise<void> {
  await db.query({
    name: 'lock-bank-statements',
    text: `SELECT pg_advisory_xact_lock('bank_statements'::regclass::oid::int, $1::int)`,
    values: [businessRowId],
  });
}

/** The public id of the statement that came with the same bytes; null for none. */
export async function statementOfFile(
  db: Queryable,
  businessRowId: number,
  hash: string,
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'bank-statement-of-file',
    text: 'SELECT document_id AS id FROM bank_statements WHERE business_id = $1 AND file_hash = $2',
    values: [businessRowId, hash],
  });
  return row?.id ?? null;
}

/** The names that operators have joined to accounts: each stands in a statement that came in by it. */
export async function joinedAccounts(
  db: Queryable,
  businessRowId: number,
): Promise<JoinedAccount[]> {
  return db.query<JoinedAccount>({
    name: 'joined-bank-accounts',
    text: `SELECT DISTINCT a ->> 'id' AS id, a ->> 'iban' AS iban, a ->> 'bank_code' AS bank_code,
        a ->> 'account_number' AS number
      FROM bank_statements s, jsonb_array_elements(s.statements) one, jsonb_extract_path(one, 'account') a
      WHERE s.business_id = $1 AND s.statements @> '[{"account": {"joined": true}}]' AND a ? 'joined'`,
    values: [businessRowId],
  });
}

interface NewStatement {
  businessRowId: number;
  id: string;
  name: string | null;
  format: StatementFormat;
  hash: string;
  statements: readonly StoredStatement[];
  now: string;
  content: Uint8Array;
}

const INSERT = prepare<NewStatement>('insert-bank-statement', (place) => {
  const now = `${place(({ now: at }) => columnTime(at))}::timestamp`;
  return `WITH stored AS (
      INSERT INTO bank_statements (document_id, business_id, name, format, file_hash, statements, new_count,
        known_count, credit_count, debit_count, created_at, updated_at, published_at)
      VALUES (${place(({ id }) => id)}, ${place(({ businessRowId }) => businessRowId)}, ${place(({ name }) => name)},
        ${place(({ format }) => format)}, ${place(({ hash }) => hash)},
        ${place(({ statements }) => JSON.stringify(statements))}::jsonb, 0, 0, 0, 0, ${now}, ${now}, ${now})
      RETURNING id
    ), kept AS (
      INSERT INTO bank_statement_files (statement_id, content)
      SELECT id, ${place(({ content }) => content)}::bytea FROM stored
    )
    SELECT id FROM stored`;
});

/** Stores a statement and its file, and returns its row id. */
export async function insertStatement(db: Queryable, statement: NewStatement): Promise<number> {
  const [row] = await db.query<{ id: number }>(INSERT(statement));
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row.id;
}

/** Numbers of entries. */
export interface EntryCounts {
  known: number;
  credits: number;
  debits: number;
}

export async function setCounts(
  db: Queryable,
  rowId: number,
  { known, credits, debits }: EntryCounts,
): Promise<void> {
  await db.query({
    name: 'count-bank-statement',
    text: `UPDATE bank_statements
      SET new_count = $2, known_count = $3, credit_count = $4, debit_count = $5 WHERE id = $1`,
    values: [rowId, credits + debits, known, credits, debits],
  });
}

interface KeptFile {
  format: StatementFormat;
  name: string | null;
  content: Buffer;
}

/** The file of a statement. @throws 404 as well once it is no longer kept */
export async function fileOfStatement(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<KeptFile> {
  const [found] = await db.query<Begun & Omit<KeptFile, 'content'> & { row_id: number }>({
    name: 'file-of-bank-statement',
    text: `SELECT s.id AS row_id, s.format, s.name, ${begunOf('f.content')}
      FROM bank_statements s JOIN bank_statement_files f ON f.statement_id = s.id
      WHERE s.document_id = $1 AND s.business_id = $2`,
    values: [id, businessRowId],
  });
  if (!found) throw notFound('file');
  const { row_id: rowId, ...file } = found;
  const from = 'FROM bank_statement_files WHERE statement_id = $1';
  const content = await wholeOf(db, file, { column: 'content', from, values: [rowId] });
  if (content === null) throw notFound('file');
  return { format: file.format, name: file.name, content };
}

/**
 * Locks a statement and its transactions.
 * @returns whether one of them is or was matched
 * @throws 404 when the business has no such statement
 */
export async function lockStatement(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<{ rowId: number; isUsed: boolean }> {
  const [found] = await db.query<{ id: number }>({
    name: 'lock-bank-statement',
    text: 'SELECT id FROM bank_statements WHERE document_id = $1 AND business_id = $2 FOR UPDATE',
    values: [id, businessRowId],
  });
  if (!found) throw notFound('bank statement');
  const [used] = await db.query<{ is_used: boolean | null }>({
    name: 'lock-its-bank-transactions',
    text: `SELECT bool_or(was_matched OR state = 'matched') AS is_used FROM (
        SELECT was_matched, state FROM bank_transactions WHERE bank_statement_id = $1 ORDER BY id FOR UPDATE
      ) locked`,
    values: [found.id],
  });
  return { rowId: found.id, isUsed: used?.is_used ?? false };
}

/** Deletes a statement, its file and its transactions. */
export async function deleteStatement(db: Queryable, rowId: number): Promise<void> {
  const values = [rowId];
  await db.query({ text: 'DELETE FROM bank_transactions WHERE bank_statement_id = $1', values });
  await db.query({ text: 'DELETE FROM bank_statements WHERE id = $1', values });
}
