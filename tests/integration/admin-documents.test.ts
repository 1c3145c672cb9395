import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, line } from '../support/desk';
import { CM, operatorWho } from '../support/operators';
import type { Receiver } from '../support/receiver';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { readRun } from '../support/run';
import type { ServiceAt } from '../support/service';
import { addEndpoint, listeningDesk, sendsToReceiver } from '../support/webhooks';

const INVOICE = 'api::invoice.invoice';
const QUOTATION = 'api::quotation.quotation';
const at = (kind: string, id: string, action: string) => `/invoicing/${kind}/${id}/${action}`;

/** The people stored as the creator and the last editor of an invoice. */
async function personOf(did: 'created' | 'updated', id: string): Promise<string | undefined> {
  const [row] = await query<{ email: string }>(
    readRun().sharedDatabaseUrl,
    `select u.email from invoices i join admin_users u on u.id = i.${did}_by_id
      where i.document_id = $1`,
    [id],
  );
  return row?.email;
}

async function documents() {
  const { key, business, customer } = await desk();
  const client = api(key);
  const invoice = await createInvoice(client, customer, {
    items: [line()],
    due_date: '2031-01-31',
  });
  const quotation = await createQuotation(client, customer, { items: [line()] });
  return { key, business, customer, client, invoice, quotation };
}

describe('the state of a document', () => {
  test('is set with its side effects, and the operator is stored', async () => {
    const { client, invoice } = await documents();
    const paid = await adminApi().post(at('invoices', invoice.id, 'state'), { state: 'paid' });
    expect([paid.status, paid.body]).toEqual([
      200,
      { data: { documentId: invoice.id, number: 'INV-00001', state: 'paid' } },
    ]);
    const read = await client.get(`/api/v1/invoices/${invoice.id as string}`);
    expect(read.body).toMatchObject({ status: 'paid', amount_paid: read.body.total });
    expect(await personOf('updated', invoice.id)).toBe('operator@example.test');
  });

  test('of a quotation is set too', async () => {
    const { quotation } = await documents();
    const path = at('quotations', quotation.id, 'state');
    const { status, body } = await adminApi().post(path, { state: 'accepted' });
    expect([status, body]).toEqual([
      200,
      { data: { documentId: quotation.id, number: 'QT-00001', state: 'accepted' } },
    ]);
  });

  test.each([
    ['invoices', { state: 'lost' }, 'state must be one of draft, sent, paid, overdue, cancelled'],
    ['invoices', {}, 'state is required'],
    [
      'quotations',
      { state: 'paid' },
      'state must be one of draft, sent, accepted, rejected, expired, converted',
    ],
  ])('must be a known one (%s %j)', async (kind, body, message) => {
    const made = await documents();
    const { id } = kind === 'invoices' ? made.invoice : made.quotation;
    const refused = await adminApi().post(at(kind, id, 'state'), body);
    expect([refused.status, refused.body.error.message]).toEqual([400, message]);
    expect(refused.body.error.details.errors[0].path).toEqual(['state']);
  });
});

describe('each action has its event at the receiver', () => {
  let service: ServiceAt;
  let receiver: Receiver;

  sendsToReceiver((...both) => ([service, receiver] = both));

  async function listening(path: string) {
    const { client } = await listeningDesk(service);
    const customer = await createCustomer(client);
    const invoice = await createInvoice(client, customer.id);
    const quotation = await createQuotation(client, customer.id);
    await addEndpoint(client, receiver.url + path);
    return { client, invoice, quotation };
  }

  const post = (path: string, body: object = {}) => adminApi(service).post(path, body);

  test('a state, each time a document enters it', async () => {
    const { client, invoice } = await listening('/state');
    const path = at('invoices', invoice.id, 'state');
    for (const state of ['sent', 'sent', 'paid', 'paid', 'overdue', 'cancelled']) {
      expect((await post(path, { state })).status).toBe(200);
    }
    const events = await receiver.until(3, '/state');
    expect(events.map(({ body }) => body.type).sort()).toEqual([
      'invoice.cancelled',
      'invoice.paid',
      'invoice.sent',
    ]);
    const read = await client.get(`/api/v1/invoices/${invoice.id as string}`);
    const last = events.find(({ body }) => body.type === 'invoice.cancelled');
    expect(last?.body.data).toMatchObject({ id: invoice.id, status: 'cancelled' });
    expect(read.body.status).toBe('cancelled');
  });

  test('a duplicate and a converted quotation', async () => {
    const { invoice, quotation } = await listening('/made');
    const copy = await post(at('invoices', invoice.id, 'duplicate'));
    const offer = await post(at('quotations', quotation.id, 'duplicate'));
    const converted = await post(at('quotations', quotation.id, 'convert'));
    const events = await receiver.until(3, '/made');
    const seen = events.map(({ body }) => `${body.type as string} ${body.data.id as string}`);
    expect(seen.sort()).toEqual(
      [
        `invoice.created ${copy.body.data.documentId as string}`,
        `invoice.created ${converted.body.data.documentId as string}`,
        `quotation.created ${offer.body.data.documentId as string}`,
      ].sort(),
    );
  });
});

test('a duplicate is a draft of today with a new number, and the operator is its creator', async () => {
  const { client, customer, quotation } = await documents();
  const dates = { issue_date: '2026-01-31', due_date: '2026-03-02' };
  const invoice = await createInvoice(client, customer, { items: [line()], ...dates });
  await client.patch(`/api/v1/invoices/${invoice.id as string}`, { status: 'paid' });
  const copy = await adminApi().post(at('invoices', invoice.id, 'duplicate'));
  expect([copy.status, copy.body.data]).toEqual([
    201,
    { documentId: expect.any(String), number: 'INV-00003' },
  ]);
  const read = await client.get(`/api/v1/invoices/${copy.body.data.documentId as string}`);
  expect(read.body).toMatchObject({
    status: 'draft',
    amount_paid: 0,
    total: invoice.total,
    issue_date: new Date().toISOString().slice(0, 10),
    // The same time to pay as before: thirty days.
    due_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  expect(await personOf('created', copy.body.data.documentId)).toBe('operator@example.test');
  const offer = await adminApi().post(at('quotations', quotation.id, 'duplicate'));
  expect([offer.status, offer.body.data.number]).toEqual([201, 'QT-00002']);
});

test('a PDF is the same file as over the API', async () => {
  const { key, invoice, quotation } = await documents();
  for (const [kind, id, name] of [
    ['invoices', invoice.id, 'invoice-INV-00001.pdf'],
    ['quotations', quotation.id, 'quotation-QT-00001.pdf'],
  ]) {
    const panel = await adminApi().get(at(kind, id, 'pdf'));
    const other = await api(key).get(`/api/v1/${kind as string}/${id as string}/pdf`);
    expect([panel.status, panel.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(panel.headers.get('content-disposition')).toContain(`filename="${name as string}"`);
    expect(panel.headers.get('etag')).toBe(other.headers.get('etag'));
    expect(panel.text.startsWith('%PDF-')).toBe(true);
  }
});

test('a quotation is converted once, and both documents name each other', async () => {
  const { client, quotation } = await documents();
  const path = at('quotations', quotation.id, 'convert');
  const link = at('quotations', quotation.id, 'invoice');
  expect((await adminApi().get(link)).body).toEqual({ data: null });
  const made = await adminApi().post(path);
  const reference = { documentId: expect.any(String), number: 'INV-00002' };
  expect([made.status, made.body.data]).toEqual([201, reference]);
  const invoice = await client.get(`/api/v1/invoices/${made.body.data.documentId as string}`);
  expect(invoice.body).toMatchObject({ status: 'draft', total: quotation.total });
  expect((await adminApi().get(link)).body.data).toEqual(made.body.data);
  const again = await adminApi().post(path);
  expect([again.status, again.body.error.details]).toEqual([409, made.body.data]);
  expect(again.body.error.message).toContain('INV-00002');
  expect(await personOf('created', made.body.data.documentId)).toBe('operator@example.test');
});

describe('the rights', () => {
  test('answers 403 to operators who may only see, and 200 to those who have just this right', async () => {
    const { invoice, quotation } = await documents();
    const read = [INVOICE, QUOTATION].map((subject) => ({ action: `${CM}.read`, subject }));
    const reader = await operatorWho(read);
    const update = (subject: string, field: string) => ({
      action: `${CM}.update`,
      subject,
      properties: { fields: [field] },
    });
    const notes = await operatorWho([...read, update(INVOICE, 'notes')]);
    const state = await operatorWho([
      ...read,
      update(INVOICE, 'state'),
      update(QUOTATION, 'state'),
    ]);
    const clerk = (path: string, who: typeof reader, body?: object) =>
      who.post(path, body).then(({ status }) => status);
    const path = at('invoices', invoice.id, 'state');
    const sent = { state: 'sent' };
    expect(await clerk(path, reader, sent)).toBe(403);
    expect(await clerk(path, notes, sent)).toBe(403);
    expect(await clerk(path, state, sent)).toBe(200);
    for (const who of [reader, state]) {
      expect(await clerk(at('invoices', invoice.id, 'duplicate'), who)).toBe(403);
      expect(await clerk(at('quotations', quotation.id, 'convert'), who)).toBe(403);
    }
    expect((await reader.get(at('invoices', invoice.id, 'pdf'))).status).toBe(200);
    const nobody = await operatorWho([]);
    expect((await nobody.get(at('invoices', invoice.id, 'pdf'))).status).toBe(403);
  });
});
