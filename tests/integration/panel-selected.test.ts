import { CONTENT_TYPE } from '../../src/content-types';
import type { SelectedResult } from '../../src/panel/answers';
import { adminApi, api } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import type { HttpClient } from '../support/http';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import { createInvoice, createQuotation, line, UNKNOWN_ID } from '../support/records';
import { collection, memberOf } from '../support/two-businesses';

/** Actions on selected rows: each document has its own result, and its own transaction. */

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

interface Selected {
  documentId: string;
  updatedAt: string;
}

async function versionOf(id: string, type: 'invoice' | 'quotation' = 'invoice'): Promise<Selected> {
  const { updatedAt } = (await adminApi().get(collection(type, id))).body.data;
  return { documentId: id, updatedAt };
}

const select = (...ids: string[]) => Promise.all(ids.map((id) => versionOf(id)));

async function run(
  action: string,
  documents: readonly unknown[],
  client: HttpClient = operator,
): Promise<SelectedResult[]> {
  const { status, body, text } = await client.post(`/invoicing/${action}`, { documents });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data.results;
}

const problems = (results: readonly SelectedResult[]) => results.map(({ problem }) => problem);

describe('sending by e-mail', () => {
  test('needs a mail server, and tells so for each document that it leaves as it was', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const [result] = await run('invoices/selected/mailed', await select(draft.id));
    expect(result).toMatchObject({ documentId: draft.id, number: draft.invoice_number });
    expect(result?.problem).toContain('sends no mail yet');
    const { body } = await books.client.get(`/api/v1/invoices/${draft.id as string}`);
    expect(body.status).toBe('draft');
  });

  test('finds nothing of another business', async () => {
    const foreign = await others.invoice({ status: 'draft' });
    const selection = await select(foreign.id);
    expect(problems(await run('invoices/selected/mailed', selection))).toEqual([
      'it is not there, or you may not see it',
    ]);
  });
});

describe('marking as sent', () => {
  test('sends the drafts, and names those that are none or have changed', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const [sent, stale] = [await books.invoice(), await books.invoice({ status: 'draft' })];
    const documents = await select(draft.id, sent.id, stale.id);
    await books.client.patch(`/api/v1/invoices/${stale.id as string}`, { notes: 'new' });
    const results = await run('invoices/selected/sent', documents);
    expect(results[0]).toEqual({
      documentId: draft.id,
      number: draft.invoice_number,
      problem: null,
    });
    expect(problems(results).slice(1)).toEqual([
      'it is not a draft',
      expect.stringContaining('This was not saved'),
    ]);
    expect((await books.read(draft.id)).status).toBe('sent');
    expect(await books.read(stale.id)).toMatchObject({ status: 'draft', notes: 'new' });
  });

  test('sends quotations, too', async () => {
    const { customer_id: customer } = await books.invoice();
    const { id } = await createQuotation(books.client, customer, { status: 'draft' });
    const results = await run('quotations/selected/sent', [await versionOf(id, 'quotation')]);
    expect(problems(results)).toEqual([null]);
    const { body } = await books.client.get(`/api/v1/quotations/${id as string}`);
    expect(body.status).toBe('sent');
  });

  test('a paid invoice never loses its payment this way', async () => {
    const paid = await books.invoice({ status: 'paid' });
    expect(problems(await run('invoices/selected/sent', await select(paid.id)))).toEqual([
      'it is not a draft',
    ]);
    expect(await books.read(paid.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });
});

describe('marking as paid', () => {
  test('records what is due as a payment of today, and leaves what is not payable', async () => {
    const [whole, part] = [await books.invoice(), await books.invoice({ amount_paid: 30.5 })];
    const draft = await books.invoice({ status: 'draft' });
    const [paid, cancelled] = [
      await books.invoice({ status: 'paid' }),
      await books.invoice({ status: 'cancelled' }),
    ];
    const ids = [whole, part, draft, paid, cancelled].map(({ id }) => id as string);
    const results = await run('invoices/selected/paid', await select(...ids));
    expect(problems(results)).toEqual([
      null,
      null,
      expect.stringMatching(/draft/i),
      'nothing is due',
      'nothing is due',
    ]);
    const amounts = [];
    for (const id of ids) {
      const { body } = await books.client.get(`/api/v1/invoices/${id}/payments`);
      amounts.push((body.data as { amount: number; paid_on: string }[]).map((one) => one.amount));
      for (const { paid_on: day } of body.data as { paid_on: string }[])
        expect(day).toBe(new Date().toISOString().slice(0, 10));
    }
    expect(amounts).toEqual([[110], [79.5], [], [], []]);
    expect(await books.read(whole.id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect((await books.read(draft.id)).status).toBe('draft');
  });

  test('two at the same time pay each invoice once', async () => {
    const invoices = [await books.invoice(), await books.invoice(), await books.invoice()];
    const documents = await select(...invoices.map(({ id }) => id as string));
    const both = await Promise.all([
      run('invoices/selected/paid', documents),
      run('invoices/selected/paid', [...documents].reverse()),
    ]);
    expect(both.flatMap(problems).filter((problem) => problem === null)).toHaveLength(3);
    for (const { id } of invoices) {
      const { body } = await books.client.get(`/api/v1/invoices/${id as string}/payments`);
      expect(body.data).toHaveLength(1);
    }
  });

  test('names the operator in the history', async () => {
    const { id } = await books.invoice();
    await run('invoices/selected/paid', await select(id));
    const { body } = await books.client.get(`/api/v1/invoices/${id as string}/history`);
    expect(body.data[0].actor).toEqual({ type: 'operator', name: 'Limited Operator' });
  });
});

describe('PDFs', () => {
  const zipOf = (documents: readonly unknown[], client: HttpClient = operator) =>
    client.post('/invoicing/invoices/selected/pdfs', { documents });

  test('come as one ZIP, named by their numbers', async () => {
    const [one, two] = [await books.invoice(), await books.invoice()];
    const answer = await zipOf(await select(one.id, two.id));
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="invoices-[\d-]+\.zip"/);
    for (const { invoice_number: number } of [one, two])
      expect(answer.text.split(`${number as string}.pdf`)).toHaveLength(3);
    expect(answer.text.split('%PDF-')).toHaveLength(3);
  });

  test('of another business are not there, and then there is no ZIP at all', async () => {
    const [own, foreign] = [await books.invoice(), await others.invoice()];
    const answer = await zipOf(await select(own.id, foreign.id));
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(foreign.invoice_number);
  });
});

const ACTIONS = ['sent', 'paid', 'pdfs', 'mailed'];

describe('rights', () => {
  test('documents of another business are not there', async () => {
    const [draft, sent] = [await others.invoice({ status: 'draft' }), await others.invoice()];
    for (const [action, { id }] of [
      ['sent', draft],
      ['paid', sent],
    ] as const) {
      const before = await others.read(id);
      expect(await run(`invoices/selected/${action}`, await select(id))).toEqual([
        { documentId: id, number: null, problem: 'it is not there, or you may not see it' },
      ]);
      expect(await others.read(id)).toEqual(before);
    }
  });

  test('who may only read invoices changes none', async () => {
    const reader = await memberOf(books.business, inMyBusinesses(['invoice'], ['read']));
    const [draft, sent] = [await books.invoice({ status: 'draft' }), await books.invoice()];
    const mailed = await reader.post('/invoicing/invoices/selected/mailed', {
      documents: await select(draft.id),
    });
    expect(mailed.status).toBe(403);
    const refused = await reader.post('/invoicing/invoices/selected/sent', {
      documents: await select(draft.id),
    });
    expect(refused.status).toBe(403);
    expect(await run('invoices/selected/paid', await select(sent.id), reader)).toEqual([
      { documentId: sent.id, number: sent.invoice_number, problem: 'your role does not allow it' },
    ]);
    expect((await books.read(draft.id)).status).toBe('draft');
    expect((await books.read(sent.id)).status).toBe('sent');
  });

  test.each(ACTIONS)(
    'strangers, keys and roles without invoices do nothing: %s',
    async (action) => {
      const path = `/invoicing/invoices/selected/${action}`;
      const documents = await select((await books.invoice()).id);
      expect((await api().post(path, { documents })).status).toBe(401);
      expect((await books.client.post(path, { documents })).status).toBe(401);
      const subject = CONTENT_TYPE.product;
      const other = await operatorWho([{ action: `${CM}.read`, subject }]);
      expect((await other.post(path, { documents })).status).toBe(403);
    },
  );

  const one = { documentId: UNKNOWN_ID, updatedAt: '2026-01-01' };
  test.each<[what: string, body: object]>([
    ['nothing', {}],
    ['an empty list', { documents: [] }],
    ['one document twice', { documents: [one, one] }],
    ['no version', { documents: [{ documentId: UNKNOWN_ID }] }],
    ['no id', { documents: [{ documentId: { $ne: null }, updatedAt: 'x' }] }],
    ['texts', { documents: [UNKNOWN_ID] }],
    ['an object', { documents: { length: 1, 0: one } }],
    [
      'too many',
      {
        documents: Array.from({ length: 101 }, (_, at) => ({
          ...one,
          documentId: `${UNKNOWN_ID.slice(0, -3)}${String(at).padStart(3, '0')}`,
        })),
      },
    ],
  ])('a body with %s is refused', async (_what, body) => {
    for (const action of ACTIONS) {
      const answer = await operator.post(`/invoicing/invoices/selected/${action}`, body);
      expect([action, answer.status]).toEqual([action, 400]);
    }
  });

  test('an id that is not there is named, and the others are done', async () => {
    const draft = await books.invoice({ status: 'draft' });
    const results = await run('invoices/selected/sent', [one, ...(await select(draft.id))]);
    expect(problems(results)).toEqual(['it is not there, or you may not see it', null]);
  });
});

test('the event of each document is recorded as for the single action', async () => {
  const { customer_id: customer } = await books.invoice();
  const made = await createInvoice(books.client, customer, { items: [line()], status: 'draft' });
  await run('invoices/selected/sent', await select(made.id));
  const { body } = await books.client.get(`/api/v1/invoices/${made.id as string}/history`);
  expect(body.data[0].changes).toEqual(
    expect.arrayContaining([{ field: 'status', before: 'draft', after: 'sent' }]),
  );
});
