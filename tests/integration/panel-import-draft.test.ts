import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { inMyBusinesses } from '../support/operators';
import { createCustomer, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { createTrade, type Trade } from '../support/trade';
import { memberOf, TYPES, twoShops, type Shop } from '../support/two-businesses';

/** Drafts that the page at / has saved, as the panel makes invoices of them. */

let trade: Trade;
let mine: Shop;
let foreign: Shop;
beforeAll(async () => {
  trade = await createTrade();
  ({ mine, foreign } = await twoShops());
});

interface Sent {
  business?: string;
  token?: string;
}

async function send(draft: unknown, { business = trade.business, token }: Sent = {}) {
  const isText = typeof draft === 'string' || draft instanceof Uint8Array;
  const answer = await fetch(`${sharedService().url}/invoicing/import-draft?business=${business}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token ?? readRun().adminToken}`,
      'Content-Type': 'application/octet-stream',
    },
    body: isText ? (draft as string) : JSON.stringify(draft),
  });
  const body = (await answer.json()) as {
    data: { documentId: string; number: string };
    error?: { message: string; details?: { errors?: { path: (string | number)[] }[] } };
  };
  const paths = (body.error?.details?.errors ?? []).map(({ path }) => path.join('.'));
  return { status: answer.status, paths, ...body };
}

const client = () => trade.client;
const invoice = async (id: string): Promise<Fields> =>
  (await client().get(`/api/v1/invoices/${id}`)).body as Fields;

const LEAST = {
  from: 'Acme Ltd',
  billTo: 'Erika Muster',
  items: [{ item: 'Work', qty: 1, rate: 100 }],
};

const WHOLE = {
  from: 'Acme Ltd\n1 Road',
  billTo: 'Kunst & Co\nHauptstraße 7\n10115 Berlin',
  shipTo: 'Lager 3',
  invoiceNumber: 'OLD-7',
  date: '2026-11-20',
  dueDate: '2026-12-20',
  supplyDate: '2026-11-18',
  poNumber: 'PO-9',
  currency: '€',
  discount: '30',
  shipping: '4.9',
  notes: 'Danke',
  terms: '30 Tage',
  template: 'classic',
  language: 'de',
  items: [
    { item: 'Beratung', qty: 2.5, rate: 100, unit: 'HUR', tax: '19' },
    { item: 'Bücher', qty: 1, rate: 50, tax: '7' },
  ],
};

test('a draft becomes a draft invoice of a new customer, with all that it says', async () => {
  const { status, data } = await send(WHOLE);
  expect(status).toBe(201);
  const made = await invoice(data.documentId);
  expect(made).toMatchObject({
    status: 'draft',
    issue_date: '2026-11-20',
    due_date: '2026-12-20',
    delivery_date: '2026-11-18',
    currency: 'EUR',
    order_reference: 'PO-9',
    terms: '30 Tage',
    template_type: 'classic',
    subtotal: 274.9,
    tax_amount: 45.9,
    total: 320.8,
  });
  expect(made['notes']).toBe('Danke\n\nLieferung an:\nLager 3');
  expect(made['invoice_number']).not.toBe('OLD-7');
  const items = made['invoice_items'] as Fields[];
  expect(
    items.map(({ description, quantity, unit_price, tax_rate, unit_code }) => [
      description,
      quantity,
      unit_price,
      tax_rate,
      unit_code,
    ]),
  ).toEqual([
    ['Beratung', 2.5, 100, 19, 'HUR'],
    ['Bücher', 1, 50, 7, 'C62'],
    ['Rabatt', 1, -25, 19, 'C62'],
    ['Rabatt', 1, -5, 7, 'C62'],
    ['Versandkosten', 1, 4.9, 0, 'C62'],
  ]);
  expect(made['customers']).toMatchObject({
    name: 'Kunst & Co',
    address: 'Hauptstraße 7\n10115 Berlin',
    language: 'de',
  });
  const [row] = await query<{ by: string; operator: boolean }>(
    readRun().sharedDatabaseUrl,
    `select created_by_id is not null as operator from invoices where document_id = $1`,
    [data.documentId],
  );
  expect(row?.operator).toBe(true);
});

test('a customer of the same name is taken, whatever the case of its letters', async () => {
  const { id } = await createCustomer(client(), { name: 'ERIKA MUSTER', city: 'Kiel' });
  const { data } = await send(LEAST);
  expect((await invoice(data.documentId))['customer_id']).toBe(id);
});

test('two customers of the same name are not guessed between', async () => {
  for (const city of ['Kiel', 'Bonn']) await createCustomer(client(), { name: 'Twin', city });
  const { status, paths, error } = await send({ ...LEAST, billTo: 'Twin' });
  expect([status, paths]).toEqual([400, ['billTo']]);
  expect(error?.message).toContain('matches 2 customers');
});

test('a discount in per cent is that of each line, and numbers keep their digits', async () => {
  const text = `{"from":"a","billTo":"Digits","discount":"12.5%",
    "items":[{"item":"Work","qty":1,"rate":123456789012.123456}]}`;
  const { data } = await send(text);
  const answer = await client().get(`/api/v1/invoices/${data.documentId}`);
  expect(answer.text).toContain('"unit_price":123456789012.123456');
  expect(answer.text).toContain('"discount_rate":12.5');
});

const withLine = (fields: object) => ({ ...LEAST, items: [{ ...LEAST.items[0], ...fields }] });

test.each<[string, unknown, string[]]>([
  ['no JSON', 'name,email\nx,y', ['file']],
  ['cut off', '{"from":"a"', ['file']],
  ['no text', new Uint8Array([0xff, 0xfe, 0]), ['file']],
  ['a list', [], ['file']],
  ['a text', '"x"', ['file']],
  ['deeply nested', `${'['.repeat(200_000)}`, ['file']],
  ['larger than a draft', `{"from":"${'x'.repeat(1_000_001)}"}`, ['file']],
  ['empty', {}, ['from', 'items']],
  ['without a client', { ...LEAST, billTo: ' ' }, ['billTo']],
  ['with a rate that is text', withLine({ rate: 'x' }), ['items.0.rate']],
  ['with a tax that is none', withLine({ tax: 'some' }), ['items.0.tax']],
  ['with a tax above 100', withLine({ tax: '101' }), ['items.0.tax_rate']],
  ['with a quantity of 0', withLine({ qty: 0 }), ['items.0.quantity']],
  ['with a date of the past century', { ...LEAST, date: 'soon' }, ['issue_date']],
  ['in no currency', { ...LEAST, currency: 'Taler' }, ['currency']],
  ['with another template', { ...LEAST, template: 'constructor' }, ['template']],
  ['with more paid than due', { ...LEAST, amountPaid: '500' }, ['amount_paid']],
  ['with NUL in a name', { ...LEAST, billTo: 'a\u0000b' }, ['billTo']],
])(
  'a file that is %s is refused where it is wrong, and stores nothing',
  async (_, draft, paths) => {
    const count = async () =>
      (await client().get('/api/v1/invoices')).body.pagination.total as number;
    const before = await count();
    const sent = await send(draft);
    expect([sent.status, sent.paths]).toEqual([400, paths]);
    expect(await count()).toBe(before);
  },
);

test('a refused draft leaves no customer behind', async () => {
  expect((await send({ ...LEAST, billTo: 'Nobody yet', amountPaid: '500' })).status).toBe(400);
  expect((await client().get('/api/v1/customers?name=nobody')).body.pagination.total).toBe(0);
});

test('strangers, and operators of other businesses, import no draft', async () => {
  expect((await send(LEAST, { token: 'nobody' })).status).toBe(401);
  const { token } = await memberOf(mine.ids.business);
  expect((await send(LEAST, { token, business: mine.ids.business })).status).toBe(201);
  const into = await send(LEAST, { token, business: foreign.ids.business });
  const unknown = await send(LEAST, { token, business: '00000000-0000-4000-8000-000000000000' });
  expect([into.status, into.error]).toEqual([404, unknown.error]);
  const theirs = api(foreign.key);
  expect((await theirs.get('/api/v1/customers?name=erika')).body.pagination.total).toBe(0);
});

test('a role that makes no customers takes only those that are there', async () => {
  const { business } = mine.ids;
  const { token } = await memberOf(business, [
    inMyBusinesses('read', TYPES.business),
    inMyBusinesses('read', TYPES.customer),
    inMyBusinesses('read', TYPES.invoice),
    inMyBusinesses('create', TYPES.invoice),
  ]);
  const refused = await send({ ...LEAST, billTo: 'Brand new' }, { token, business });
  expect([refused.status, refused.paths]).toEqual([400, ['billTo']]);
  const known = `${mine.mark} customer`;
  expect((await send({ ...LEAST, billTo: known }, { token, business })).status).toBe(201);
});

test.each([
  ['no invoices', [inMyBusinesses('read', TYPES.invoice)]],
  [
    'no customers',
    [inMyBusinesses('read', TYPES.invoice), inMyBusinesses('create', TYPES.invoice)],
  ],
])('a role with %s imports no draft', async (_, permissions) => {
  const { business } = mine.ids;
  const own = [inMyBusinesses('read', TYPES.business), ...permissions];
  const { token } = await memberOf(business, own);
  expect((await send(LEAST, { token, business })).status).toBe(403);
});

test('the history names the operator', async () => {
  const { data } = await send({ ...LEAST, billTo: 'Heard of' });
  const history = await adminApi().get(`/invoicing/invoices/${data.documentId}/history`);
  expect(JSON.stringify(history.body.data)).toContain('"operator"');
});
