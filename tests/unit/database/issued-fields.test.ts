import { readFileSync } from 'node:fs';
import { columnName, contentFields } from '../../../src/domain/fields/documents';

const SQL = readFileSync('database/0100-baseline/4-issued-documents.sql', 'utf8');

/** The part of the trigger that refuses a change of what an issued document says. */
const guard = SQL.slice(SQL.indexOf('is_other :='), SQL.indexOf('RAISE EXCEPTION'));

/** Those that every change of a record has, or that only say which change it is. */
const NOT_CONTENT = ['state'];

test('the database keeps the fields of an issued document that the service keeps', () => {
  const kept = (['invoice', 'quotation'] as const).flatMap((kind) =>
    contentFields(kind).map((field) => columnName(kind, field)),
  );
  const compared = [...guard.matchAll(/\bNEW\.(\w+)/g)].map(([, name]) => name);
  // The trigger has the numbers of both kinds as one variable, and the parties are no fields.
  const guarded = new Set(['invoice_number', 'quotation_number', ...compared]);
  for (const name of ['business_id', 'customer_id', ...NOT_CONTENT]) guarded.delete(name);
  expect([...guarded].sort()).toEqual([...new Set(kept)].sort());
});
