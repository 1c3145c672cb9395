import { CONTENT_TYPE } from '../../src/content-types';
import type { JobOutcome } from '../../src/panel/answers';
import { adminApi, api } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { jobPath, jobUntil, outcomeOf, runJob, startJob } from '../support/jobs';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import { createInvoice, createQuotation, line, UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';
import { collection, memberOf } from '../support/two-businesses';

/** Actions on many documents: each has its own result, and its own transaction. */

let books: Books;
let others: Books;
let operator: OperatorAccount;

beforeAll(async () => {
  [books, others] = [await createBooks(), await createBooks()];
  operator = await memberOf(
    books.business,
    inMyBusinesses(['invoice', 'quotation', 'payment', 'customer']),
  );
});

async function versionOf(id: string, type: 'invoice' | 'quotation' = 'invoice') {
  const { updatedAt } = (await adminApi().get(collection(type, id))).body.data;
  return { documentId: id, updatedAt };
}

const select = (...ids: string[]) => Promise.all(ids.map((id) => versionOf(id)));

const problems = ({ results }: JobOutcome) =>
  Object.fromEntries(results.map(({ documentId, problem }) => [documentId, problem]));

const NOT_VISIBLE = 'it is not there, or you may not see it';

describe('sending by e-mail', () => {
  test('needs a mail server, and tells so for each document that it leaves as it was', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const documents = await select(draft.id);
    const { results } = await runJob(operator, { action: 'mailed', documents });
    expect(results).toMatchObject([{ documentId: draft.id, number: draft.invoice_number }]);
    expect(results[0]?.problem).toContain('sends no mail yet');
    expect((await books.read(draft.id)).status).toBe('draft');
  });

  test('reminds of what is due, with the reason where nothing can be sent', async () => {
    const [open, draft] = [await books.invoice(), await books.invoice({ status: 'draft' })];
    const documents = await select(open.id, draft.id);
    const outcome = await runJob(operator, { action: 'reminded', documents });
    expect(outcome).toMatchObject({ done: 2, refused: 2 });
    expect(problems(outcome)[open.id]).toBe('The customer has no email address.');
    expect(problems(outcome)[draft.id]).toMatch(/draft|issued/i);
  });
});

describe('marking as sent', () => {
  test('sends the drafts, and names those that are none or have changed', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const [sent, stale] = [await books.invoice(), await books.invoice({ status: 'draft' })];
    const documents = await select(draft.id, sent.id, stale.id);
    await books.client.patch(`/api/v1/invoices/${stale.id as string}`, { notes: 'new' });
    const outcome = await runJob(operator, { action: 'sent', documents });
    expect(outcome).toMatchObject({ state: 'ended', total: 3, done: 3, refused: 2 });
    expect(outcome.results).toEqual([
      { documentId: sent.id, number: sent.invoice_number, problem: 'it is not a draft' },
      {
        documentId: stale.id,
        number: stale.invoice_number,
        problem: 'it was changed after it was selected',
      },
    ]);
    expect((await books.read(draft.id)).status).toBe('sent');
    expect(await books.read(stale.id)).toMatchObject({ status: 'draft', notes: 'new' });
  });

  test('sends quotations, too', async () => {
    const { customer_id: customer } = await books.invoice();
    const { id } = await createQuotation(books.client, customer, { status: 'draft' });
    const documents = [await versionOf(id, 'quotation')];
    const outcome = await runJob(operator, { list: 'quotations', action: 'sent', documents });
    expect(outcome.refused).toBe(0);
    const { body } = await books.client.get(`/api/v1/quotations/${id as string}`);
    expect(body.status).toBe('sent');
  });

  test('a paid invoice never loses its payment this way', async () => {
    const paid = await books.invoice({ status: 'paid' });
    const outcome = await runJob(operator, { action: 'sent', documents: await select(paid.id) });
    expect(problems(outcome)).toEqual({ [paid.id]: 'it is not a draft' });
    expect(await books.read(paid.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  test('the event of each document is recorded as for the single action', async () => {
    const { customer_id: customer } = await books.invoice();
    const made = await createInvoice(books.client, customer, { items: [line()], status: 'draft' });
    await runJob(operator, { action: 'sent', documents: await select(made.id) });
    const { body } = await books.client.get(`/api/v1/invoices/${made.id as string}/history`);
    expect(body.data[0].actor).toEqual({ type: 'operator', name: 'Limited Operator' });
    expect(body.data[0].changes).toEqual(
      expect.arrayContaining([{ field: 'status', before: 'draft', after: 'sent' }]),
    );
  });
});

describe('marking as paid', () => {
  const paymentsOf = async (id: string) =>
    (await books.client.get(`/api/v1/invoices/${id}/payments`)).body.data as {
      amount: number;
      paid_on: string;
      method: string | null;
    }[];

  test('records what is due as a payment, and leaves what is not payable', async () => {
    const [whole, part] = [await books.invoice(), await books.invoice({ amount_paid: 30.5 })];
    const draft = await books.invoice({ status: 'draft' });
    const [paid, cancelled] = [
      await books.invoice({ status: 'paid' }),
      await books.invoice({ status: 'cancelled' }),
    ];
    const ids = [whole, part, draft, paid, cancelled].map(({ id }) => id as string);
    const outcome = await runJob(operator, { action: 'paid', documents: await select(...ids) });
    expect(problems(outcome)).toEqual({
      [draft.id]: expect.stringMatching(/draft/i),
      [paid.id]: 'nothing is due',
      [cancelled.id]: 'nothing is due',
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(await paymentsOf(whole.id)).toMatchObject([{ amount: 110, paid_on: today }]);
    expect(await paymentsOf(part.id)).toMatchObject([{ amount: 79.5, paid_on: today }]);
    for (const { id } of [draft, paid, cancelled]) expect(await paymentsOf(id)).toEqual([]);
    expect(await books.read(whole.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  test('takes the day and the method of the payments', async () => {
    const one = await books.invoice({ issue_date: '2026-03-01', due_date: '2026-03-31' });
    const documents = await select(one.id);
    const input = { paid_on: '2026-03-05', method: 'bank_transfer' };
    await runJob(operator, { action: 'paid', documents, input });
    expect(await paymentsOf(one.id)).toMatchObject([input]);
  });

  test('two at the same time pay each invoice once', async () => {
    const invoices = [await books.invoice(), await books.invoice(), await books.invoice()];
    const documents = await select(...invoices.map(({ id }) => id as string));
    const both = await Promise.all([
      runJob(operator, { action: 'paid', documents }),
      runJob(operator, { action: 'paid', documents: [...documents].reverse() }),
    ]);
    expect(both.map(({ done }) => done)).toEqual([3, 3]);
    expect((both[0]?.refused ?? 0) + (both[1]?.refused ?? 0)).toBe(3);
    for (const { id } of invoices) expect(await paymentsOf(id)).toHaveLength(1);
  });
});

describe('a selection of all that the list shows', () => {
  test('is frozen at the start, with filter and search, and within the rights', async () => {
    const [mine, foreign] = [await createBooks(), await createBooks()];
    const member = await memberOf(mine.business, inMyBusinesses(['invoice', 'customer']));
    const terms = { status: 'draft', notes: 'all of these' };
    const wanted = [
      await mine.invoice(terms),
      await mine.invoice(terms),
      await mine.invoice(terms),
    ];
    const [sent, theirs] = [await mine.invoice(), await foreign.invoice(terms)];
    const shown = { view: 'draft' };
    const outcome = await runJob(member, { action: 'sent', query: shown });
    expect(outcome).toMatchObject({ total: 3, done: 3, refused: 0 });
    for (const { id } of wanted) expect((await mine.read(id)).status).toBe('sent');
    expect((await mine.read(sent.id)).status).toBe('sent');
    expect((await foreign.read(theirs.id)).status).toBe('draft');
    const none = await member.post(jobPath({ query: shown }), { action: 'sent' });
    expect([none.status, none.body.error.message]).toEqual([400, 'Nothing is selected']);
  });

  test('takes filters of the list', async () => {
    const [one, two] = [await books.invoice(), await books.invoice()];
    const filters = { filters: { documentId: { $in: [one.id] } } };
    expect(await runJob(operator, { action: 'paid', query: filters })).toMatchObject({ done: 1 });
    expect((await books.read(one.id)).status).toBe('paid');
    expect((await books.read(two.id)).status).toBe('sent');
    const wrong = await operator.post(jobPath({ query: { view: 'none' } }), { action: 'paid' });
    expect(wrong.status).toBe(400);
  });
});

describe('supply', () => {
  test('of a German draft is asked for before it leaves, or filled in for all', async () => {
    const german = await createBooks({ country_code: 'DE' });
    const member = await memberOf(german.business, inMyBusinesses(['invoice', 'customer']));
    const [one, two] = [
      await german.invoice({ status: 'draft', issue_date: '2026-05-04' }),
      await german.invoice({ status: 'draft', delivery_date: '2026-05-01' }),
    ];
    const refused = await runJob(member, {
      action: 'sent',
      documents: await select(one.id, two.id),
    });
    expect(problems(refused)).toEqual({ [one.id]: 'say first when it was supplied' });
    expect(await german.read(two.id)).toMatchObject({ status: 'sent' });
    const documents = await select(one.id);
    await runJob(member, { action: 'sent', documents, input: { supplied: true } });
    expect(await german.read(one.id)).toMatchObject({
      status: 'sent',
      delivery_date: '2026-05-04',
    });
  });
});

describe('rights', () => {
  test('documents of another business are not there', async () => {
    const [draft, sent] = [await others.invoice({ status: 'draft' }), await others.invoice()];
    for (const [action, { id }] of [
      ['sent', draft],
      ['mailed', draft],
      ['paid', sent],
      ['reminded', sent],
    ] as const) {
      const before = await others.read(id);
      const { results } = await runJob(operator, { action, documents: await select(id) });
      expect(results).toEqual([{ documentId: id, number: null, problem: NOT_VISIBLE }]);
      expect(await others.read(id)).toEqual(before);
    }
  });

  test('who may only read invoices changes none', async () => {
    const reader = await memberOf(books.business, inMyBusinesses(['invoice'], ['read']));
    const [draft, sent] = [await books.invoice({ status: 'draft' }), await books.invoice()];
    const documents = await select(draft.id);
    for (const action of ['sent', 'mailed', 'reminded']) {
      const { status } = await reader.post(jobPath({}), { action, documents });
      expect([action, status]).toEqual([action, 403]);
    }
    const outcome = await runJob(reader, { action: 'paid', documents: await select(sent.id) });
    expect(problems(outcome)).toEqual({ [sent.id]: 'your role does not allow it' });
    expect((await books.read(draft.id)).status).toBe('draft');
    expect((await books.read(sent.id)).status).toBe('sent');
  });

  test('are those that the starter has at the turn of each document', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const leaver = await memberOf(books.business, inMyBusinesses(['invoice', 'customer']));
    const documents = await select(draft.id);
    const later = `${new Date(Date.now() + 3_600_000).toISOString().slice(0, -1)}`;
    await query(
      readRun().sharedDatabaseUrl,
      `with job as (insert into jobs (operator_id, list, action, input, language, total, waits_until)
         values ($1, 'invoices', 'sent', '{}', 'en', 1, $2::timestamp) returning id)
       insert into job_documents (job_id, place, document_id, version)
         select id, 1, $3, $4::timestamptz at time zone 'UTC' from job`,
      [leaver.id, later, draft.id, documents[0]?.updatedAt],
    );
    await query(
      readRun().sharedDatabaseUrl,
      'update admin_users set is_active = false where id = $1',
      [leaver.id],
    );
    await query(
      readRun().sharedDatabaseUrl,
      'update jobs set waits_until = null where operator_id = $1',
      [leaver.id],
    );
    const ended = async () =>
      query<{ problem: string | null; state: string }>(
        readRun().sharedDatabaseUrl,
        `select d.problem, j.state from jobs j join job_documents d on d.job_id = j.id where j.operator_id = $1`,
        [leaver.id],
      );
    await eventually(async () => (await ended())[0]?.state !== 'running');
    const [row] = await ended();
    expect(row).toEqual({ state: 'ended', problem: 'your role does not allow it' });
    expect((await books.read(draft.id)).status).toBe('draft');
  });

  test('strangers, keys and roles without invoices start none', async () => {
    const documents = await select((await books.invoice()).id);
    const job = { action: 'paid', documents };
    expect((await api().post(jobPath({}), job)).status).toBe(401);
    expect((await books.client.post(jobPath({}), job)).status).toBe(401);
    const subject = CONTENT_TYPE.product;
    const other = await operatorWho([{ action: `${CM}.read`, subject }]);
    expect((await other.post(jobPath({}), job)).status).toBe(403);
  });

  test('a job belongs to its starter', async () => {
    const documents = await select((await books.invoice()).id);
    const job = await startJob(operator, { action: 'paid', documents });
    const other = await memberOf(books.business, inMyBusinesses(['invoice', 'payment']));
    const strangers: [HttpClient, number][] = [
      [other, 404],
      [adminApi(), 404],
      [books.client, 401],
      [api(), 401],
    ];
    for (const [client, expected] of strangers) {
      expect((await client.get(`/invoicing/jobs/${job}`)).status).toBe(expected);
      for (const act of ['cancel', 'close'])
        expect((await client.post(`/invoicing/jobs/${job}/${act}`)).status).toBe(expected);
    }
    await jobUntil(operator, job);
    expect((await other.get('/invoicing/jobs')).body.data).toEqual([]);
  });

  test.each([UNKNOWN_ID, 'x', '0', "'; drop table jobs", 'x'.repeat(3_000)])(
    'there is no job %j',
    async (id) => {
      const { status } = await operator.get(`/invoicing/jobs/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
    },
  );
});

describe('a job', () => {
  test('stands in the list of its starter until they close it', async () => {
    const member = await memberOf(books.business, inMyBusinesses(['invoice', 'payment']));
    const documents = await select((await books.invoice()).id);
    const job = await startJob(member, { action: 'paid', documents });
    const ended = await jobUntil(member, job);
    const { results: _results, ...listed } = ended;
    expect((await member.get('/invoicing/jobs')).body.data).toEqual([listed]);
    expect((await member.post(`/invoicing/jobs/${job}/close`)).status).toBe(200);
    expect((await member.get('/invoicing/jobs')).body.data).toEqual([]);
    expect(await outcomeOf(member, job)).toEqual(ended);
  });

  test('is started once by a form that is sent again', async () => {
    const one = await books.invoice();
    const body = { action: 'paid', documents: await select(one.id) };
    const headers = { 'Idempotency-Key': `job-${one.id as string}` };
    const [first, second] = [
      await operator.post(jobPath({}), body, headers),
      await operator.post(jobPath({}), body, headers),
    ];
    expect(second.body).toEqual(first.body);
    const ended = await jobUntil(operator, first.body.data.documentId);
    expect([ended.refused, ended.results]).toEqual([0, []]);
  });

  test('can be cancelled before its next document, and stays so', async () => {
    const invoices = await Promise.all(Array.from({ length: 12 }, () => books.invoice()));
    const documents = await select(...invoices.map(({ id }) => id as string));
    const job = await startJob(operator, { action: 'paid', documents });
    const { body } = await operator.post(`/invoicing/jobs/${job}/cancel`);
    const { done, state } = body.data as JobOutcome;
    if (state === 'cancelled') expect(done).toBeLessThan(12);
    const statuses = await Promise.all(invoices.map(({ id }) => books.read(id)));
    expect(statuses.filter(({ status }) => status === 'paid')).toHaveLength(done);
    const again = await operator.post(`/invoicing/jobs/${job}/cancel`);
    expect(again.body.data).toEqual(body.data);
  });

  test.each<[what: string, job: Record<string, unknown>]>([
    ['no action', {}],
    ['an unknown action', { action: 'deleted' }],
    ['the action of another list', { list: 'credit-notes', action: 'sent' }],
    ['a day that does not exist', { action: 'paid', paid_on: '2026-02-30' }],
    ['an unknown method', { action: 'paid', method: 'write_off' }],
    ['a word for a flag', { action: 'sent', supplied: 'yes' }],
  ])('with %s is refused', async (_what, { list = 'invoices', ...body }) => {
    const { status } = await operator.post(`/invoicing/lists/${String(list)}/jobs`, body);
    expect(status).toBe(400);
  });

  test('there are none for other lists', async () => {
    for (const list of ['customers', 'payments', 'x'])
      expect(
        (await operator.post(`/invoicing/lists/${list}/jobs`, { action: 'sent' })).status,
      ).toBe(404);
  });

  test('runs beside nine others of its operator, and no more', async () => {
    const member = await memberOf(books.business, inMyBusinesses(['invoice', 'payment']));
    await query(
      readRun().sharedDatabaseUrl,
      `insert into jobs (operator_id, list, action, input, language, total)
         select $1, 'invoices', 'paid', '{}', 'en', 1 from generate_series(1, 10)`,
      [member.id],
    );
    const documents = await select((await books.invoice()).id);
    const { status, body } = await member.post(jobPath({}), { action: 'paid', documents });
    expect([status, body.error.message]).toEqual([
      400,
      '10 jobs of yours are under way; wait until one of them has ended',
    ]);
    await query(readRun().sharedDatabaseUrl, 'delete from jobs where operator_id = $1', [
      member.id,
    ]);
  });
});
