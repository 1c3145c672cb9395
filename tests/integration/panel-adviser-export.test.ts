import Big from 'big.js';
import { CONTENT_TYPE } from '../../src/content-types';
import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { adminApi, api } from '../support/api';
import {
  bytesAt,
  csvIn,
  exportedFiles,
  exportPath,
  runExport,
  startExport,
  TABLES,
} from '../support/adviser-export';
import { readCsv } from '../support/csv';
import { query } from '../support/databases';
import { jobUntil } from '../support/jobs';
import type { HttpClient } from '../support/http';
import { inMyBusinesses, type OperatorAccount } from '../support/operators';
import { creditInvoice, line, recordPayment, recordRefund, UNKNOWN_ID } from '../support/records';
import { rights } from '../support/reports';
import { readRun } from '../support/run';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { memberOf } from '../support/two-businesses';

/** The export of a period for the adviser: one ZIP, made by a job. */

const QUARTER = { from: '2026-01-01', to: '2026-03-31' };

let mine: Trade;
let foreign: Trade;
let clerk: OperatorAccount;

const sql = <Row>(text: string, values: unknown[] = []) =>
  query<Row>(readRun().sharedDatabaseUrl, text, values);

/** Documents and money in the quarter, and some outside of it. */
async function writeBooks(trade: Trade) {
  const { client, customer } = trade;
  const items = [
    line({ quantity: 3, unit_price: 33.33, tax_rate: 19 }),
    line({ quantity: 1, unit_price: 100, tax_rate: 7 }),
  ];
  const paid = await trade.invoice({ invoice_number: 'A/1', items, issue_date: '2026-01-10' });
  const credited = await trade.invoice({ invoice_number: 'A:1', issue_date: '2026-02-10' });
  const cancelled = await trade.invoice({ issue_date: '2026-03-01' });
  await client.patch(`/api/v1/invoices/${cancelled.id as string}`, { status: 'cancelled' });
  const draft = await trade.invoice({ status: 'draft', issue_date: '2026-02-01' });
  const later = await trade.invoice({ issue_date: '2026-04-01' });
  await recordPayment(client, paid.id, { amount: 50, paid_on: '2026-01-20' });
  const whole = await client.post(`/api/v1/customers/${customer}/payments`, {
    amount: 200,
    currency: 'EUR',
    paid_on: '2026-02-20',
    allocations: [
      { invoice_id: paid.id, amount: 20 },
      { invoice_id: credited.id, amount: 10 },
    ],
  });
  expect(whole.status).toBe(201);
  await recordPayment(client, later.id, { amount: 1, paid_on: '2026-04-02' });
  const note = await creditInvoice(client, credited.id, { issue_date: '2026-03-05' });
  await recordRefund(client, note.id, { amount: 10, refunded_on: '2026-03-06' });
  return { paid, credited, cancelled, draft, later, note, payment: whole.body };
}

let made: Awaited<ReturnType<typeof writeBooks>>;

beforeAll(async () => {
  [mine, foreign] = [await createTrade(), await createTrade()];
  made = await writeBooks(mine);
  await foreign.invoice({ issue_date: '2026-02-01' });
  clerk = await memberOf(mine.business, rights());
});

const rowsOf = (files: ReadonlyMap<string, Buffer>, name: string) =>
  readCsv(csvIn(files, name)).rows;

type Row = Record<string, string>;

const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum.plus(row[column] || '0'), new Big(0)).toFixed();

/** What was issued, credited and cancelled is the tax of the report by issue date. */
async function expectSums(
  files: ReadonlyMap<string, Buffer>,
  period: typeof QUARTER,
): Promise<void> {
  const at = `/invoicing/businesses/${mine.business}/reports/tax?${new URLSearchParams(period).toString()}`;
  const { body } = await clerk.get(at);
  const [invoices, notes, off] = ['invoices', 'credit-notes', 'cancellations'].map((name) =>
    rowsOf(files, name),
  ) as [Row[], Row[], Row[]];
  const sum = (column: string, cancelled: string) =>
    new Big(sumOf(invoices, column))
      .minus(sumOf(notes, column))
      .plus(sumOf(off, cancelled))
      .toFixed();
  const [net, tax] = [sum('subtotal', 'net'), sum('tax_amount', 'tax')];
  expect(body.data.sums).toMatchObject([{ currency: 'EUR', net, tax }]);
  const lines = sumOf(rowsOf(files, 'invoice-lines'), 'amount');
  expect(lines).toBe(sumOf(invoices, 'total'));
  expect(sumOf(rowsOf(files, 'credit-note-lines'), 'amount')).toBe(sumOf(notes, 'total'));
}

describe('the ZIP of a quarter', () => {
  let files: Map<string, Buffer>;
  const eInvoices = new Map<string, Buffer>();

  beforeAll(async () => {
    for (const format of ['xrechnung-ubl', 'factur-x'] as const) {
      const of = `invoices/${made.paid.id as string}`;
      eInvoices.set(format, (await getEInvoice(mine.key, of, format)).bytes);
    }
    files = await runExport(clerk, mine.business, { ...QUARTER, reading: 'false' });
  });

  test('has each issued document once, as its single download, and no others', async () => {
    const { paid, credited, cancelled, note } = made;
    expect([...files.keys()].sort()).toEqual(
      [
        ...TABLES.map((name) => `${name}.csv`),
        'invoices/A_1.pdf',
        'invoices/A_1 (2).pdf',
        `invoices/${cancelled.invoice_number as string}.pdf`,
        `credit-notes/${note.credit_note_number as string}.pdf`,
        'e-invoices/invoices/A_1-xrechnung-ubl.xml',
        'e-invoices/invoices/A_1-factur-x.pdf',
      ].sort(),
    );
    for (const [name, at] of [
      ['invoices/A_1.pdf', `invoices/${paid.id as string}`],
      ['invoices/A_1 (2).pdf', `invoices/${credited.id as string}`],
      [
        `credit-notes/${note.credit_note_number as string}.pdf`,
        `credit-notes/${note.id as string}`,
      ],
    ] as const) {
      const { bytes } = await bytesAt(clerk, `/invoicing/${at}/pdf`);
      expect(files.get(name)?.equals(bytes)).toBe(true);
    }
    for (const [format, bytes] of eInvoices) {
      const ending = format === 'factur-x' ? 'pdf' : 'xml';
      expect(files.get(`e-invoices/invoices/A_1-${format}.${ending}`)?.equals(bytes)).toBe(true);
    }
  });

  test('has tables that add up to the reports, and the customers of all of them', async () => {
    const known = rowsOf(files, 'customers').map(({ id }) => id);
    for (const one of rowsOf(files, 'cancellations')) expect(known).toContain(one['customer_id']);
    await expectSums(files, QUARTER);
    const year = { from: '2026-01-01', to: '2026-12-31' };
    await expectSums(await runExport(clerk, mine.business, year), year);
    const days = rowsOf(files, 'invoices').map(({ issue_date: day }) => day);
    expect(days).toEqual(['2026-01-10', '2026-02-10', '2026-03-01']);
  });

  test('says what each payment pays', () => {
    const { payment, paid, credited } = made;
    const ofPayment = rowsOf(files, 'allocations').filter((row) => row.payment_id === payment.id);
    expect(ofPayment).toMatchObject([
      { invoice_id: paid.id, invoice_number: 'A/1', amount: '20', day: '2026-02-20' },
      { invoice_id: credited.id, invoice_number: 'A:1', amount: '10', day: '2026-02-20' },
    ]);
    const payments = rowsOf(files, 'payments');
    expect(payments.map(({ amount, paid_on: day }) => [amount, day])).toEqual([
      ['50', '2026-01-20'],
      ['200', '2026-02-20'],
    ]);
    const onAccount = sumOf(payments, 'unallocated_amount');
    expect(new Big(sumOf(rowsOf(files, 'allocations'), 'amount')).plus(onAccount).toFixed()).toBe(
      sumOf(payments, 'amount'),
    );
    expect(sumOf(rowsOf(files, 'refunds'), 'amount')).toBe('10');
    expect(rowsOf(files, 'customers').map(({ id }) => id)).toEqual([mine.customer]);
  });

  test('has tables in the words of the panel, with a comma, where they are for reading', async () => {
    const wanted = { ...QUARTER, reading: 'true', decimal: 'comma' };
    const german = { Cookie: `${LANGUAGE_COOKIE}=de` };
    const job = await startExport(clerk, mine.business, wanted, german);
    await jobUntil(clerk, job);
    const files = await exportedFiles(clerk, job);
    const text = csvIn(files, 'allocations');
    expect(text).toContain('Rechnungsnummer;Kunde;Betrag;');
    expect(text).toContain(';A/1;Atelier Nord GmbH;20;EUR;');
    expect(csvIn(files, 'invoices')).toContain(';199,99;');
  });
});

describe('rights', () => {
  const start = (client: HttpClient, business = mine.business, body: unknown = QUARTER) =>
    client.post(exportPath(business), body);

  test('strangers and keys start none, and others of the business get none of it', async () => {
    expect((await start(api())).status).toBe(401);
    expect((await start(mine.client)).status).toBe(401);
    const job = await startExport(clerk, mine.business, QUARTER);
    await jobUntil(clerk, job);
    const path = `/invoicing/jobs/${job}/file`;
    const colleague = await memberOf(mine.business, rights());
    for (const [client, expected] of [
      [api(), 401],
      [mine.client, 401],
      [colleague, 404],
      [adminApi(), 404],
    ] as const)
      expect((await client.get(path)).status).toBe(expected);
  });

  test('a business of others is not there', async () => {
    expect((await start(clerk, foreign.business)).status).toBe(404);
    expect((await start(clerk, UNKNOWN_ID)).status).toBe(404);
  });

  test.each([CONTENT_TYPE.invoice, CONTENT_TYPE.creditNote, CONTENT_TYPE.payment])(
    'who may not read %s gets none, whatever they send',
    async (subject) => {
      const blind = await memberOf(mine.business, rights(subject));
      for (const body of [QUARTER, {}, { from: 'x'.repeat(900_000), to: [[[{}]]] }])
        expect((await start(blind, mine.business, body)).status).toBe(403);
    },
  );

  test('who sees figures, but no documents as they are printed, gets none', async () => {
    const fields = [
      'invoice_number',
      'customer',
      'state',
      'issue_date',
      'due_date',
      'currency',
      'subtotal',
      'tax_amount',
      'total',
      'amount_paid',
      'amount_credited',
    ];
    const invoices = inMyBusinesses('read', CONTENT_TYPE.invoice, fields);
    const reader = await memberOf(mine.business, [...rights(CONTENT_TYPE.invoice), invoices]);
    expect(
      (await reader.get(`/invoicing/businesses/${mine.business}/reports/open-items`)).status,
    ).toBe(200);
    expect((await start(reader)).status).toBe(403);
  });

  test('are those of the moment: of each document, and of the download', async () => {
    const leaver = await memberOf(mine.business, rights());
    const job = await startExport(leaver, mine.business, QUARTER);
    await jobUntil(leaver, job);
    const waiting = await startExport(leaver, mine.business, QUARTER);
    await jobUntil(leaver, waiting);
    await sql(
      `with again as (update job_documents set is_done = false where job_id = $1)
        update jobs set state = 'running', done = 0, ended_at = null,
          waits_until = clock_timestamp() at time zone 'UTC' + interval '1 hour' where id = $1`,
      [waiting],
    );
    await sql('delete from job_files where job_id = $1', [waiting]);
    await sql('delete from businesses_members_lnk where user_id = $1', [leaver.id]);
    await sql('update jobs set waits_until = null where id = $1', [waiting]);
    const ended = await jobUntil(leaver, waiting);
    expect(ended).toMatchObject({ done: 13, refused: 13, state: 'ended' });
    expect(new Set(ended.results.map(({ problem }) => problem))).toEqual(
      new Set(['it is not there, or you may not see it']),
    );
    expect(ended.results[0]).toMatchObject({ number: 'invoices.csv' });
    expect((await leaver.get(`/invoicing/jobs/${job}/file`)).status).toBe(404);
  });
});

describe('an export', () => {
  test('of a period without documents has tables without rows', async () => {
    const files = await runExport(clerk, mine.business, { from: '2020-01-01', to: '2020-12-31' });
    expect([...files.keys()]).toEqual(TABLES.map((name) => `${name}.csv`));
    for (const name of TABLES) expect(rowsOf(files, name)).toEqual([]);
  });

  test('names what it leaves out, and has the rest', async () => {
    const broken = await createTrade();
    const [one, two] = [
      await broken.invoice({ issue_date: '2026-02-01' }),
      await broken.invoice({ issue_date: '2026-02-02' }),
    ];
    // Triggers guard the template of an issued invoice.
    await sql(`alter table invoices disable trigger user;
      update invoices set template_type = 'none' where document_id = '${one.id as string}';
      alter table invoices enable trigger user`);
    const member = await memberOf(broken.business, rights());
    const job = await startExport(member, broken.business, QUARTER);
    const { refused, results } = await jobUntil(member, job);
    expect([refused, results]).toEqual([
      1,
      [{ documentId: one.id, number: one.invoice_number, problem: expect.any(String) }],
    ]);
    const files = await exportedFiles(member, job);
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
      `invoices/${two.invoice_number as string}.pdf`,
    ]);
  });

  test('is there for 24 hours, for its starter to download again, and then removed', async () => {
    const member = await memberOf(mine.business, rights());
    const job = await startExport(member, mine.business, QUARTER);
    const { file_until: until } = await jobUntil(member, job);
    const left = Date.parse(until ?? '') - Date.now();
    expect([left > 86_000_000, left <= 86_400_000]).toEqual([true, true]);
    const { headers } = await bytesAt(member, `/invoicing/jobs/${job}/file`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="export-2026-01-01-2026-03-31.zip"',
      'cache-control': 'no-store',
    });
    await sql(`update jobs set ended_at = ended_at - interval '1 day' where id = $1`, [job]);
    expect((await member.get(`/invoicing/jobs/${job}/file`)).status).toBe(404);
    expect(await jobUntil(member, job)).toMatchObject({ state: 'ended', file_until: null });
  });

  test('is gone when its starter closes it', async () => {
    const member = await memberOf(mine.business, rights());
    const job = await startExport(member, mine.business, QUARTER);
    await jobUntil(member, job);
    await member.post(`/invoicing/jobs/${job}/close`);
    expect((await member.get(`/invoicing/jobs/${job}/file`)).status).toBe(404);
  });

  test('that is cancelled has no file', async () => {
    const member = await memberOf(mine.business, rights());
    const job = await startExport(member, mine.business, QUARTER);
    const { body } = await member.post(`/invoicing/jobs/${job}/cancel`);
    expect(body.data).toMatchObject({ state: 'cancelled', file_until: null });
    expect((await member.get(`/invoicing/jobs/${job}/file`)).status).toBe(404);
  });

  test('ends at 2 GB, and says what helps', async () => {
    const member = await memberOf(mine.business, rights());
    const job = await startExport(member, mine.business, QUARTER);
    await jobUntil(member, job);
    await sql(
      `with again as (update job_documents set is_done = false where job_id = $1 and part = 'invoices')
        update jobs set state = 'running', done = total - 3, ended_at = null, file_size = 1999999999 where id = $1`,
      [job],
    );
    const problem = 'The files are larger than 2 GB; choose a shorter period or fewer documents';
    expect(await jobUntil(member, job)).toMatchObject({
      state: 'ended',
      problem,
      file_until: null,
      refused: 0,
    });
    expect((await member.get(`/invoicing/jobs/${job}/file`)).status).toBe(404);
  });

  test('of more than 10,000 documents is refused, with words for a shorter period', async () => {
    const big = await createTrade();
    const { id } = await big.invoice({ status: 'draft', issue_date: '2026-01-01' });
    await sql(
      `insert into invoices (document_id, business_id, customer_id, invoice_number, issue_date, state, issued_at,
          currency, subtotal, tax_amount, total, updated_at, created_at)
        select gen_random_uuid(), business_id, customer_id, 'B-' || n, issue_date, 'sent', now(),
          currency, 0, 0, 0, now(), now()
        from invoices, generate_series(1, 10001) n where document_id = $1`,
      [id],
    );
    const member = await memberOf(big.business, rights());
    const { status, body } = await member.post(exportPath(big.business), QUARTER);
    expect([status, body.error.message]).toEqual([
      400,
      'At most 10000 documents at a time; choose a shorter period',
    ]);
    expect((await member.get('/invoicing/jobs')).body.data).toEqual([]);
  });

  test('stands beside two others that have their files, and no more', async () => {
    const member = await memberOf(mine.business, rights());
    const jobs = [];
    for (let count = 0; count < 3; count += 1) {
      jobs.push(await startExport(member, mine.business, QUARTER));
      await jobUntil(member, jobs.at(-1) ?? '');
    }
    const { status, body } = await member.post(exportPath(mine.business), QUARTER);
    expect([status, body.error.message]).toEqual([
      400,
      '3 ZIP files of yours are being made or kept; remove one of them first',
    ]);
    await member.post(`/invoicing/jobs/${jobs[0] ?? ''}/close`);
    expect((await member.post(exportPath(mine.business), QUARTER)).status).toBe(201);
  });

  test.each<[what: string, body: unknown]>([
    ['no period', {}],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
    ['an end before the start', { from: '2026-03-01', to: '2026-02-01' }],
    ['more than ten years', { from: '2000-01-01', to: '2026-02-01' }],
    ['an unknown mark', { ...QUARTER, decimal: 'dot' }],
    ['a flag for a word', { ...QUARTER, reading: true }],
  ])('with %s is refused', async (_what, body) => {
    expect((await clerk.post(exportPath(mine.business), body)).status).toBe(400);
  });
});
