import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation, type Created } from '../support/records';
import { readRun } from '../support/run';

let client: HttpClient;
let customer: string;

beforeAll(async () => {
  const made = await desk();
  client = api(made.key);
  customer = made.customer;
});

const rows = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

const KEPT =
  'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead';

async function patch(path: string, status: string): Promise<void> {
  const answer = await client.patch(path, { status });
  expect([answer.status, answer.body.status]).toEqual([200, status]);
}

const LEAVES = ['sent', 'paid', 'overdue', 'cancelled'];

/** Ways in which a status is set. */
const WAYS: [string, (id: string, state: string) => Promise<unknown>][] = [
  ['the API', (id, status) => patch(`/api/v1/invoices/${id}`, status)],
  ['the form', (id, state) => saveForm(`${INVOICES}/${id}`, { state })],
  ['a button', (id, state) => adminApi().post(`/invoicing/invoices/${id}/state`, { state })],
  [
    'a statement',
    (id, state) => rows('update invoices set state = $2 where document_id = $1', [id, state]),
  ],
];

async function expectKept(id: string): Promise<void> {
  const one = await adminApi().delete(`${INVOICES}/${id}`);
  expect([one.status, one.body.error.message]).toEqual([400, KEPT]);
  const many = await adminApi().post(`${INVOICES}/actions/bulkDelete`, { documentIds: [id] });
  expect([many.status, many.body.error.message]).toEqual([400, KEPT]);
  await expect(rows('delete from invoices where document_id = $1', [id])).rejects.toThrow(KEPT);
  const read = await client.get(`/api/v1/invoices/${id}`);
  expect([read.status, read.body.invoice_items.length]).toEqual([200, 1]);
}

describe('an invoice that was something else is a draft again', () => {
  describe.each(WAYS)('through %s', (_way, set) => {
    test.each(LEAVES)('after %s, and cannot be deleted', async (state) => {
      const { id } = await createInvoice(client, customer);
      await set(id, state);
      await set(id, 'draft');
      const read = await client.get(`/api/v1/invoices/${id as string}`);
      expect(read.body.status).toBe('draft');
      await expectKept(id);
    });
  });

  test('after it was made as sent', async () => {
    const { id } = await createInvoice(client, customer, { status: 'sent' });
    await patch(`/api/v1/invoices/${id as string}`, 'draft');
    await expectKept(id);
  });

  test('and nobody removes the mark', async () => {
    const { id } = await createInvoice(client, customer, { status: 'paid' });
    await patch(`/api/v1/invoices/${id as string}`, 'draft');
    await adminApi().put(`${INVOICES}/${id as string}`, { left_draft: false, notes: 'x' });
    await rows('update invoices set left_draft = null where document_id = $1', [id]);
    await expectKept(id);
  });
});

test('a draft that was never anything else is deleted, and so is a copy of a sent one', async () => {
  const sent = await createInvoice(client, customer, { status: 'sent' });
  const copied = await adminApi().post(`/invoicing/invoices/${sent.id as string}/duplicate`);
  const { id } = await createInvoice(client, customer);
  for (const draft of [id, copied.body.data.documentId]) {
    expect((await adminApi().delete(`${INVOICES}/${draft as string}`)).status).toBe(200);
    expect((await client.get(`/api/v1/invoices/${draft as string}`)).status).toBe(404);
  }
});

test('one kept invoice makes a bulk delete fail as a whole', async () => {
  const draft = await createInvoice(client, customer);
  const kept = await createInvoice(client, customer, { status: 'sent' });
  await patch(`/api/v1/invoices/${kept.id as string}`, 'draft');
  const documentIds = [draft.id, kept.id];
  const many = await adminApi().post(`${INVOICES}/actions/bulkDelete`, { documentIds });
  expect(many.status).toBe(400);
  expect((await client.get(`/api/v1/invoices/${draft.id as string}`)).status).toBe(200);
});

describe('a quotation whose draft invoice is deleted', () => {
  const stateOf = async (id: string) =>
    (await client.get(`/api/v1/quotations/${id}`)).body.status as string;

  async function converted(fields: object): Promise<{ quotation: Created; invoice: Created }> {
    const quotation = await createQuotation(client, customer, { ...fields });
    const answer = await client.post(`/api/v1/quotations/${quotation.id as string}/convert`);
    expect(answer.status).toBe(201);
    return { quotation, invoice: answer.body };
  }

  test.each(['draft', 'sent', 'accepted', 'expired'])(
    'is %s as it was, and can be converted again',
    async (status) => {
      const { quotation, invoice } = await converted({ status });
      expect(await stateOf(quotation.id)).toBe('converted');
      expect((await adminApi().delete(`${INVOICES}/${invoice.id as string}`)).status).toBe(200);
      expect(await stateOf(quotation.id)).toBe(status);
      const again = await client.post(`/api/v1/quotations/${quotation.id as string}/convert`);
      expect([again.status, again.body.status]).toEqual([201, 'draft']);
      const third = await client.post(`/api/v1/quotations/${quotation.id as string}/convert`);
      expect([third.status, third.body.code]).toEqual([409, 'already_converted']);
    },
  );

  test('is converted again by a button', async () => {
    const { quotation, invoice } = await converted({ status: 'accepted' });
    await adminApi().delete(`${INVOICES}/${invoice.id as string}`);
    const path = `/invoicing/quotations/${quotation.id as string}`;
    expect((await adminApi().get(`${path}/invoice`)).body).toEqual({ data: null });
    expect((await adminApi().post(`${path}/convert`)).status).toBe(201);
  });

  test('names the operator who deleted its invoice as its last editor', async () => {
    const { quotation, invoice } = await converted({ status: 'accepted' });
    const path = `${QUOTATIONS}/${quotation.id as string}`;
    const saved = await adminApi().put(path, { notes: 'Mine' });
    expect([saved.status, saved.body.data.updatedBy]).toEqual([200, expect.anything()]);
    const form = (await adminApi().get(path)).body.data;
    await adminApi().delete(`${INVOICES}/${invoice.id as string}`);
    const refused = await adminApi().put(path, { ...form, notes: 'Mine still' });
    expect(refused.status).toBe(409);
    expect(refused.body.error.details.outdated.by).toBe('Test Operator');
  });

  test('stays converted while its invoice is kept', async () => {
    const { quotation, invoice } = await converted({ status: 'accepted' });
    await patch(`/api/v1/invoices/${invoice.id as string}`, 'sent');
    await patch(`/api/v1/invoices/${invoice.id as string}`, 'draft');
    await expectKept(invoice.id);
    expect(await stateOf(quotation.id)).toBe('converted');
  });

  test('keeps a status that somebody gave it meanwhile', async () => {
    const { quotation, invoice } = await converted({ status: 'sent' });
    await patch(`/api/v1/quotations/${quotation.id as string}`, 'rejected');
    await adminApi().delete(`${INVOICES}/${invoice.id as string}`);
    expect(await stateOf(quotation.id)).toBe('rejected');
  });

  test('accepts no earlier status from a form', async () => {
    const { quotation, invoice } = await converted({ status: 'sent' });
    const path = `${QUOTATIONS}/${quotation.id as string}`;
    await adminApi().put(path, { state_before: 'draft', notes: 'x' });
    await adminApi().delete(`${INVOICES}/${invoice.id as string}`);
    expect(await stateOf(quotation.id)).toBe('sent');
  });

  test('and converted at the same time has one invoice or none, and the matching status', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { quotation, invoice } = await converted({ status: 'accepted' });
      const convert = () => client.post(`/api/v1/quotations/${quotation.id as string}/convert`);
      const answers = await Promise.all([
        convert(),
        adminApi().delete(`${INVOICES}/${invoice.id as string}`),
        convert(),
        convert(),
      ]);
      expect(answers[1].status).toBe(200);
      const made = [answers[0], answers[2], answers[3]].filter(({ status }) => status === 201);
      const invoices = await rows<{ id: number }>(
        `select i.id from invoices i join quotations q on q.id = i.quotation_id where q.document_id = $1`,
        [quotation.id],
      );
      expect([invoices.length, await stateOf(quotation.id)]).toEqual(
        made.length === 1 ? [1, 'converted'] : [0, 'accepted'],
      );
    }
  });
});

describe('a quotation', () => {
  const remove = (id: string) => adminApi().delete(`${QUOTATIONS}/${id}`);
  const DECIDED = 'a quotation that was sent or decided before cannot be deleted';
  const made = async (status: string) =>
    (await createQuotation(client, customer, { status })).id as string;

  async function expectRefused(id: string, reason: string): Promise<void> {
    const one = await remove(id);
    expect([one.status, one.body.error.message]).toEqual([400, reason]);
    const documentIds = [await made('draft'), id];
    const many = await adminApi().post(`${QUOTATIONS}/actions/bulkDelete`, { documentIds });
    expect([many.status, many.body.error.message]).toEqual([400, reason]);
    const text = 'delete from quotations where document_id = $1';
    await expect(rows(text, [id])).rejects.toThrow(reason);
    for (const each of documentIds)
      expect((await client.get(`/api/v1/quotations/${each}`)).status).toBe(200);
  }

  test.each(['sent', 'accepted', 'rejected', 'expired'])('that is %s is kept', async (status) => {
    await expectRefused(await made(status), 'only a draft quotation can be deleted');
  });

  test.each(['sent', 'accepted'])('that was %s is kept as a draft, too', async (status) => {
    const id = await made(status);
    await patch(`/api/v1/quotations/${id}`, 'draft');
    await expectRefused(id, DECIDED);
  });

  test('that was always a draft is deleted, whatever else of it changed', async () => {
    const id = await made('draft');
    expect((await client.patch(`/api/v1/quotations/${id}`, { notes: 'x' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await client.get(`/api/v1/quotations/${id}`)).status).toBe(404);
  });
});
