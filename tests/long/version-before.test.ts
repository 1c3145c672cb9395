import { parse } from 'csv-parse/sync';
import { cloneDatabase, query } from '../support/databases';
import { ask } from '../support/hosted';
import { httpClient } from '../support/http';
import { rawRequest } from '../support/raw-http';
import { createInvoice } from '../support/records';
import type { Service } from '../support/service';
import {
  answersOf,
  startOn,
  versionBefore,
  type Access,
  type Answers,
} from '../support/version-before';

/**
 * Today's service on a database of the version before, which has every state (see its README). Answers may
 * have new fields, but each field that they had is the same.
 */

let service: Service;
let access: Access;
let before: Answers;
let now: Answers;
let database: string;

beforeAll(async () => {
  const recorded = await versionBefore();
  ({ database, access, answers: before } = recorded);
  service = await startOn(database, access);
  now = await answersOf(service, access);
}, 600_000);

afterAll(() => service.stop());

/** Everything of ours that the catalogue has, by name and definition. */
const CATALOGUE = `
  select proname as name, pg_get_functiondef(oid) as text from pg_proc where proname like 'invoicing%'
  union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select table_name || '.' || column_name, data_type || is_nullable
    from information_schema.columns where table_schema = 'public'
  order by 1, 2`;

interface CatalogueRow {
  name: string;
  text: string;
}

const catalogue = (of: string) => query<CatalogueRow>(of, CATALOGUE);

/**
 * Indexes that differ from those of a new database. Two invoices have numbers that differ only by case.
 */
const OTHER_INDEXES = ['invoices_business_number_alike', 'invoices_business_number_unique_alike'];

test('its tables, triggers and functions are those of a new database', async () => {
  const others = (rows: CatalogueRow[]) => rows.filter(({ name }) => !OTHER_INDEXES.includes(name));
  const fresh = await cloneDatabase();
  expect(others(await catalogue(database))).toEqual(others(await catalogue(fresh)));
  const steps = 'select number, name from invoicing_steps order by number';
  expect(await query(database, steps)).toEqual(await query(fresh, steps));
});

test.each(['invoices', 'quotations', 'credit_notes'])(
  'all %s that were issued have version 1 of their template',
  async (table) => {
    const text = `select distinct template_version as version from ${table} where template_version is not null`;
    expect(await query(database, text)).toEqual([{ version: 1 }]);
  },
);

/** The invoices of which something is written off. The upgrade fills that, so they have another version. */
function writtenOff(): string[] {
  const lists = Object.values(now).flatMap((answers) => Object.values(answers));
  return lists
    .flatMap((answer) => (answer as { data?: unknown } | null)?.data ?? [])
    .map((one) => one as { id?: string; amount_written_off?: number } | null)
    .flatMap((one) => ((one?.amount_written_off ?? 0) > 0 ? (one?.id ?? []) : []));
}

/** Without the records that the upgrade changes on purpose. Rows of CSV are objects by their columns. */
function others(answers: Record<string, unknown> = {}): Record<string, unknown> {
  const changed = [...Object.values(access.written_off), ...writtenOff()];
  const isOther = (text: string) => !changed.some((id) => text.includes(id));
  const entries = Object.entries(answers).filter(([at]) => isOther(at));
  return Object.fromEntries(
    entries.map(([at, answer]) => {
      if (typeof answer === 'string') {
        const rows = parse<Record<string, string>>(answer, { columns: true, bom: true });
        return [at, rows.filter((row) => isOther(JSON.stringify(row)))];
      }
      const { data, ...rest } = answer as { data?: unknown };
      if (!Array.isArray(data)) return [at, answer];
      return [at, { ...rest, data: data.filter((one) => isOther(JSON.stringify(one))) }];
    }),
  );
}

test('every list, record, history and file of the API is as before', () => {
  for (const { id } of access.businesses) expect(others(now[id])).toMatchObject(others(before[id]));
});

test('a credit note takes the place of a write-off that was made before it', async () => {
  const { invoice, credit_note: note } = access.written_off;
  const [first] = access.businesses;
  const of = (answers: Answers, at: string) => answers[first?.id ?? '']?.[at] as object;
  const [paid, credited] = [`/api/v1/invoices/${invoice}`, `/api/v1/credit-notes/${note}`];
  expect(of(before, paid)).toMatchObject({ amount_paid: 1112.5, amount_credited: 0 });
  const { customers } = of(before, paid) as { customers: object };
  expect(of(now, paid)).toEqual({
    ...of(before, paid),
    customers: { ...customers, contacts: [], metadata: {} },
    amount_paid: 1017.3,
    amount_written_off: 1000,
    amount_credited: 95.2,
    metadata: {},
    recurring_invoice_id: null,
    occurrence_date: null,
    updated_at: expect.any(String),
  });
  expect(of(now, credited)).toEqual({
    ...of(before, credited),
    customers: { ...customers, contacts: [], metadata: {} },
    applied_amount: 95.2,
    refund_due: 0,
  });
});

/** Answers of the panel that the changelog says to be others. */
const ON_PURPOSE = [
  // Cancellations count on their day, and a credit note takes the place of a write-off.
  /\/reports\/(tax|revenue|open-items)|\/statement\?|\/customers\/[^/]+\/documents$/,
  // An imported invoice cannot become a draft again, and what was issued is so on its own date.
  /\/(invoices|quotations)\/[^/]+\/lock$/,
  // A draft is not due.
  /\/lists\/invoices$/,
  // Settings of a business that are new.
  /\/api::business\.business\//,
  // What is on account.
  /\/payments\/[^/]+\/history/,
];

const panel = (answers: Answers) => ({ ...answers['panel'], ...answers['limited'] });

test('the panel answers as before, but for what was changed on purpose', () => {
  const [was, is] = [panel(before), panel(now)];
  const isIntended = (at: string) => ON_PURPOSE.some((one) => one.test(at));
  const rest = (answers: object) =>
    Object.fromEntries(Object.entries(answers).filter(([at]) => !isIntended(at)));
  expect(rest(is)).toMatchObject(rest(was));
  expect(Object.keys(is)).toEqual(expect.arrayContaining(Object.keys(was)));
});

test('reports change only where an invoice was cancelled or written off', () => {
  const [was, is] = [panel(before), panel(now)];
  const [first = '', second = ''] = access.businesses.map(({ id }) => id);
  // The file of open items has a column for what is on account.
  const isFile = (at: string) => /open-items\?.*format=/.test(at);
  const known = Object.keys(was).filter((at) => at.includes(`${second}/reports/`) && !isFile(at));
  for (const at of known) expect([at, is[at]]).toMatchObject([at, was[at]]);
  const whole = `${first}/reports/revenue?from=2024-01-01&to=2026-12-31&by=month`;
  const sums = (answers: Record<string, unknown>) =>
    (answers[`/invoicing/businesses/${whole}`] as { data: { sums: unknown } }).data.sums;
  expect(sums(is)).toEqual(sums(was));
});

test('settings of a business stay, and new ones are empty', () => {
  for (const { id } of access.businesses) {
    const at = `/content-manager/collection-types/api::business.business/${id}`;
    const { data } = panel(before)[at] as { data: object };
    expect(panel(now)[at]).toMatchObject({ data });
  }
});

test('repeats get their first answer', async () => {
  for (const { key, path, idempotency_key: name, body, answer } of access.repeats) {
    // They lack the fields that are new since, so the OpenAPI document does not describe them.
    const again = await rawRequest(service, path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': name,
      },
      body: JSON.stringify(body),
    });
    expect({ status: again.status, text: again.text }).toEqual(answer);
  }
});

test('keys read and write as before, and dead keys stay dead', async () => {
  const list = '/api/v1/customers';
  for (const { key, status } of access.dead_keys)
    expect((await httpClient(service.url, key).get('/api/v1/invoices')).status).toBe(status);
  for (const { key, read_only_key: reader } of access.businesses) {
    expect((await httpClient(service.url, reader).get(list)).status).toBe(200);
    expect((await httpClient(service.url, reader).post(list, { name: 'No' })).status).toBe(403);
    expect((await httpClient(service.url, key).post(list, { name: 'New' })).status).toBe(201);
  }
});

test('links of documents lead to their pages, and revoked ones nowhere', async () => {
  for (const { path, status } of access.pages)
    expect([path, (await ask(path, {}, service)).status]).toEqual([path, status]);
});

test('numbers go on in each series and year', async () => {
  const next = async (place: number, fields: Record<string, unknown>) => {
    const client = httpClient(service.url, access.businesses[place]?.key);
    const { data } = (await client.get('/api/v1/customers')).body as { data: { id: string }[] };
    return (await createInvoice(client, data[0]?.id ?? '', fields)).invoice_number;
  };
  expect([
    await next(0, { issue_date: '2026-02-03' }),
    await next(0, { issue_date: '2027-02-03' }),
    await next(1, {}),
  ]).toEqual(['RE-2026-061', 'RE-2027-002', 'L-03']);
});

test('issued documents and histories cannot be changed', async () => {
  const number = `update invoices set invoice_number = 'X' where invoice_number = 'RE-2026-002'`;
  await expect(query(database, number)).rejects.toThrow(/is issued/);
  await expect(query(database, 'delete from history_entries')).rejects.toThrow(/cannot be changed/);
});

test('a second start runs no step and changes no object', async () => {
  await service.stop();
  const state = async () => [
    await catalogue(database),
    await query(database, 'select * from invoicing_steps'),
    await query(database, 'select * from cancellations order by invoice_id'),
  ];
  const left = await state();
  service = await startOn(database, access);
  expect(await state()).toEqual(left);
  expect(service.logs()).not.toMatch(/step/i);
});
