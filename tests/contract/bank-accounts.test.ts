import { api, BUSINESSES, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import { textIn } from '../support/generator';
import { ask, pageOf } from '../support/hosted';
import type { HttpClient } from '../support/http';
import { createQuotation, creditInvoice, line, UNKNOWN_ID, type Fields } from '../support/records';
import { act, createRecurring, invoicesOf, RECURRING } from '../support/recurring';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';

/** The account of its business that a document names. */

const EUR = { label: 'Main', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const USD = {
  currency: 'USD',
  holder: 'Werft Inc.',
  account_number: '4455667788',
  bank_name: 'First Bank',
  details: 'ABA 021000021\nChecking',
};
const GBP = { currency: 'GBP', iban: 'GB33BUKB20201555555555' };
const NONE = {
  label: null,
  currency: null,
  holder: null,
  iban: null,
  bic: null,
  account_number: null,
  bank_name: null,
  details: null,
};

const AT = ['/bank_account_id'];

let trade: Trade;
let client: HttpClient;
let ids: string[];
let foreign: string;

const accountsOf = async (by: HttpClient): Promise<{ id: string }[]> =>
  (await by.get('/api/v1/business')).body.bank_accounts;
const save = async (accounts: unknown, { business } = trade) =>
  saveForm(`${BUSINESSES}/${business}`, { bank_accounts: accounts });
const print = async (path: string) => textIn(await getPdf(trade.key, path));

beforeEach(async () => {
  trade = await createTrade({
    seller: { bank_accounts: [EUR, USD, GBP], lock_documents: 'when_issued' },
  });
  ({ client } = trade);
  ids = (await accountsOf(client)).map(({ id }) => id);
});

beforeAll(async () => {
  const { key } = await createKey({ businessFields: { bank_accounts: [EUR] } });
  foreign = (await accountsOf(api(key)))[0]?.id ?? '';
});

const change = (id: string, fields: Fields) => client.patch(`/api/v1/invoices/${id}`, fields);

test('a business answers its accounts, and the first IBAN and BIC as its own', async () => {
  const { body } = await client.get('/api/v1/business');
  const [first, second, third] = ids;
  expect(body).toMatchObject({ iban: EUR.iban, bic: EUR.bic });
  expect(body.bank_accounts).toEqual([
    { ...NONE, ...EUR, id: first },
    { ...NONE, ...USD, id: second },
    { ...NONE, ...GBP, id: third },
  ]);
  expect(
    (
      await save([
        { id: second, ...USD },
        { id: foreign, ...EUR },
      ])
    ).status,
  ).toBe(200);
  const [kept, made] = await accountsOf(client);
  expect(kept?.id).toBe(second);
  expect([foreign, first]).not.toContain(made?.id);
  expect((await client.get('/api/v1/business')).body).toMatchObject({ iban: null, bic: null });
  expect((await save([])).status).toBe(200);
  expect((await client.get('/api/v1/business')).body).toMatchObject({
    bank_accounts: [],
    iban: null,
  });
});

test.each([
  ['text', ['bank_accounts']],
  [Array.from({ length: 11 }, () => EUR), ['bank_accounts']],
  [[EUR, 'text'], ['bank_accounts.1']],
  [[{ ...USD, account_number: '' }], ['bank_accounts.0.iban']],
  [[{ ...EUR, currency: 'XX', id: 'x' }], ['bank_accounts.0.id', 'bank_accounts.0.currency']],
  [[{ ...USD, details: 'x'.repeat(1001) }], ['bank_accounts.0.details']],
])('accounts such as %j are refused at their place', async (accounts, paths) => {
  const { status, body } = await save(accounts);
  expect(status).toBe(400);
  const { errors } = body.error.details as { errors: { path: string[] }[] };
  expect(errors.map(({ path }) => path.join('.'))).toEqual(paths);
});

test('ten accounts are stored', async () => {
  expect((await save(Array.from({ length: 10 }, () => EUR))).status).toBe(200);
  expect(new Set((await accountsOf(client)).map(({ id }) => id)).size).toBe(10);
});

test.each([
  ['USD', '4455667788', 'DE89'],
  ['GBP', 'GB33 BUKB', '4455667788'],
  ['CHF', 'DE89 3704', 'GB33'],
])(
  'an invoice in %s names the account of its currency, else the first',
  async (currency, own, other) => {
    for (const status of ['draft', 'sent']) {
      const made = await trade.invoice({ currency, status });
      expect(made.bank_account_id).toBeNull();
      const text = await print(`invoices/${made.id}`);
      expect(text).toContain(own);
      expect(text).not.toContain(other);
    }
  },
);

test('an invoice names the account that it states, until it is handed out', async () => {
  const made = await trade.invoice({ bank_account_id: ids[2] });
  expect(made.bank_account_id).toBe(ids[2]);
  expect(await print(`invoices/${made.id}`)).toContain('GB33 BUKB');
  const changed = await change(made.id, { bank_account_id: ids[1] });
  expect([changed.status, changed.body.bank_account_id]).toEqual([200, ids[1]]);
  expect((await change(made.id, { notes: 'N' })).body.bank_account_id).toBe(ids[1]);
  const text = await print(`invoices/${made.id}`);
  for (const part of [
    'Account holder: Werft Inc.',
    'Account number: 4455667788',
    'Bank: First Bank',
    'ABA 021000021',
  ])
    expect(text).toContain(part);
  expect((await change(made.id, { bank_account_id: null })).body.bank_account_id).toBeNull();
  expect(await print(`invoices/${made.id}`)).toContain('DE89 3704');
  await change(made.id, { bank_account_id: ids[2] });
  const page = await pageOf(client, `invoices/${made.id}`);
  expect((await ask(page)).text).toContain('GB33');
  expect((await change(made.id, { bank_account_id: ids[2] })).status).toBe(200);
  const late = await change(made.id, { bank_account_id: ids[0] });
  expectError(late, 409, 'document_locked', AT);
  expectError(await change(made.id, { bank_account_id: null }), 409, 'document_locked', AT);
});

test('a draft gets another account by PATCH, and the default by PUT', async () => {
  const { id, customer_id } = await trade.invoice({ status: 'draft', bank_account_id: ids[2] });
  const url = `/api/v1/invoices/${id}`;
  const items = [line()];
  expect(
    (await client.put(url, { customer_id, items, bank_account_id: ids[1] })).body,
  ).toMatchObject({
    bank_account_id: ids[1],
  });
  expect((await client.put(url, { customer_id, items })).body.bank_account_id).toBeNull();
});

test('an account of another business, an unknown one and what is no id are refused', async () => {
  const { id, customer_id } = await trade.invoice({ status: 'draft', bank_account_id: ids[0] });
  for (const bank_account_id of [foreign, UNKNOWN_ID, 'main', 7]) {
    const body = { customer_id, items: [line()], bank_account_id };
    for (const answer of [
      await client.post('/api/v1/invoices', body),
      await client.put(`/api/v1/invoices/${id}`, body),
      await change(id, { bank_account_id }),
      await client.post(RECURRING, { ...body, interval_unit: 'month', start_date: '2099-01-01' }),
    ])
      expectError(answer, 400, 'validation_failed', AT);
  }
  expect((await client.get(`/api/v1/invoices/${id}`)).body.bank_account_id).toBe(ids[0]);
});

test('an account that was deleted or changed stays with what was issued, and a draft takes another', async () => {
  const made = { bank_account_id: ids[2] };
  const [issued, draft] = [
    await trade.invoice(made),
    await trade.invoice({ ...made, status: 'draft' }),
  ];
  expect((await save([{ id: ids[0], ...EUR, iban: 'DE02120300000000202051' }])).status).toBe(200);
  expect(await print(`invoices/${issued.id}`)).toContain('GB33 BUKB');
  expect(await print(`invoices/${draft.id}`)).toContain('DE02 1203');
  expect((await change(issued.id, { ...made, notes: 'N' })).status).toBe(200);
  expect(await print(`invoices/${issued.id}`)).toContain('GB33 BUKB');
  expectError(await change(issued.id, { bank_account_id: ids[1] }), 400, 'validation_failed', AT);
  const note = await creditInvoice(client, issued.id);
  expect(await print(`credit-notes/${note.id}`)).not.toContain('DE02');
  const xml = (await getEInvoice(trade.key, `invoices/${issued.id}`, 'ubl')).bytes.toString();
  expect(xml).toContain('<cbc:ID>GB33BUKB20201555555555</cbc:ID>');
});

test('an e-invoice names holder and number of an account without an IBAN', async () => {
  const made = await trade.invoice({ currency: 'USD' });
  const read = async (format: string) =>
    (await getEInvoice(trade.key, `invoices/${made.id}`, format)).bytes.toString();
  const ubl = await read('ubl');
  expect(ubl).toContain('<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>');
  expect(ubl).toMatch(
    /<cac:PayeeFinancialAccount>\s*<cbc:ID>4455667788<\/cbc:ID>\s*<cbc:Name>Werft Inc\.<\/cbc:Name>/,
  );
  const cii = await read('cii');
  expect(cii).toContain('<ram:ProprietaryID>4455667788</ram:ProprietaryID>');
  expect(cii).not.toContain('IBANID');
});

test('the page of an invoice and its letter show the account', async () => {
  const made = await trade.invoice({ currency: 'USD' });
  const { text } = await ask(await pageOf(client, `invoices/${made.id}`));
  for (const part of ['Werft Inc.', '4455667788', 'First Bank', 'ABA 021000021'])
    expect(text).toContain(part);
  expect(text).not.toContain('DE89');
});

test('a quotation has none, and an export has a column of it', async () => {
  const { customer } = trade;
  const quotation = await createQuotation(client, customer, { bank_account_id: ids[0] } as Fields);
  expect(quotation).not.toHaveProperty('bank_account_id');
  const { id } = await trade.invoice({ bank_account_id: ids[1] });
  const { rows } = await exportCsv(client, '/api/v1/invoices');
  expect(rows.find((row) => row['id'] === id)?.['bank_account_id']).toBe(ids[1]);
});

test('a recurring invoice gives its account on, for as long as the business has it', async () => {
  const made = await createRecurring(client, { bank_account_id: ids[2] });
  expect(made.bank_account_id).toBe(ids[2]);
  expect((await act(client, made.id, 'run')).status).toBe(201);
  expect((await invoicesOf(client, made.id))[0]?.bank_account_id).toBe(ids[2]);
  const path = `${RECURRING}/${made.id}`;
  expect((await client.patch(path, { bank_account_id: ids[1] })).body.bank_account_id).toBe(ids[1]);
  expectError(await client.patch(path, { bank_account_id: foreign }), 400, 'validation_failed', AT);
  expect((await save([{ id: ids[0], ...EUR }])).status).toBe(200);
  expect((await client.patch(path, { name: 'N' })).body.bank_account_id).toBe(ids[1]);
  expect((await act(client, made.id, 'run')).status).toBe(201);
  expect((await invoicesOf(client, made.id))[1]?.bank_account_id).toBeNull();
});

test('a recurring invoice that is made from an invoice has its account', async () => {
  const { id } = await trade.invoice({ bank_account_id: ids[1] });
  const schedule = { interval_unit: 'month', start_date: '2099-01-01' };
  const { status, body } = await client.post(`/api/v1/invoices/${id}/recurring`, schedule);
  expect([status, body.bank_account_id]).toEqual([201, ids[1]]);
});

test('the history tells which account an invoice got', async () => {
  const { id } = await trade.invoice({});
  await change(id, { bank_account_id: ids[1] });
  const { body } = await client.get(`/api/v1/invoices/${id}/history`);
  expect(JSON.stringify(body)).toContain(ids[1]);
});
