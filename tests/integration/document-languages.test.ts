import { adminApi, api, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { desk, saveForm } from '../support/desk';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation, creditInvoice } from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice } from '../support/trade';
import { textOf } from '../support/pdf/text';

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

interface Speakers {
  readonly client: HttpClient;
  readonly business: string;
  readonly customer: string;
}

/** Customer and business use these languages from now on. */
async function speak(
  { client, business, customer }: Speakers,
  language: string | null,
  own: string | null,
): Promise<void> {
  const path = `/api/v1/customers/${customer}`;
  expect((await client.patch(path, { language })).status).toBe(200);
  expect((await saveForm(`${BUSINESSES}/${business}`, { language: own })).status).toBe(200);
}

type Table = 'invoices' | 'quotations' | 'credit_notes';

/** Takes the language of the business out of the details, as the release before languages kept them. */
async function age(table: Table, id: string): Promise<void> {
  // One transaction: the triggers are never off for the tests beside this one.
  await sql(`ALTER TABLE ${table} DISABLE TRIGGER USER;
    UPDATE ${table} SET issued_details = issued_details #- '{business,language}'
      WHERE document_id = '${id}' AND issued_details #> '{business}' ? 'language';
    ALTER TABLE ${table} ENABLE TRIGGER USER`);
  const [row] = await sql<{ kept: string }>(
    `SELECT issued_details -> 'business' ->> 'name' AS kept FROM ${table}
      WHERE document_id = $1 AND NOT issued_details #> '{business}' ? 'language'`,
    [id],
  );
  expect(row?.kept).toBeTruthy();
}

let key: string;
let speakers: Speakers;
beforeEach(async () => {
  const made = await desk({ name: 'Acme' });
  ({ key } = made);
  speakers = { client: api(key), business: made.business, customer: made.customer };
});

type Make = (status: 'draft' | 'sent') => Promise<string>;

const KINDS: readonly [path: string, table: Table, words: string[]][] = [
  ['invoices', 'invoices', ['INVOICE', 'RECHNUNG', 'FACTURE']],
  ['quotations', 'quotations', ['QUOTATION', 'ANGEBOT', 'DEVIS']],
  ['credit-notes', 'credit_notes', ['CREDIT NOTE', 'RECHNUNGSKORREKTUR', 'AVOIR']],
];

const make =
  (path: string): Make =>
  async (status) => {
    const { client, customer } = speakers;
    if (path === 'quotations') return (await createQuotation(client, customer, { status })).id;
    const invoice = await createInvoice(client, customer, { status });
    if (path === 'invoices') return invoice.id as string;
    return (await creditInvoice(client, invoice.id as string)).id;
  };

describe.each(KINDS)('the PDF of %s', (path, table, [english = '', german = '', french = '']) => {
  const print = async (id: string) => textIn(await getPdf(key, `${path}/${id}`));

  test('keeps the language of its issue', async () => {
    await speak(speakers, 'de', 'fr');
    const id = await make(path)('sent');
    const before = await print(id);
    expect(before).toContain(german);
    await speak(speakers, 'fr', 'en');
    expect(await print(id)).toBe(before);
    await speak(speakers, null, null);
    expect(await print(id)).toBe(before);
  });

  test('has the language of the business where the customer has none, else English', async () => {
    await speak(speakers, null, 'fr');
    const inFrench = await make(path)('sent');
    await speak(speakers, null, null);
    const inEnglish = await make(path)('sent');
    await speak(speakers, 'de', 'de');
    expect(await print(inFrench)).toContain(french);
    expect(await print(inEnglish)).toContain(english);
  });

  test('stays as it was where the release before languages issued it', async () => {
    const id = await make(path)('sent');
    const before = await print(id);
    expect(before).toContain(english);
    await age(table, id);
    await speak(speakers, 'de', 'fr');
    expect(await print(id)).toBe(before);
  });

  test('is English there, although the kept customer had a language', async () => {
    await speak(speakers, 'de', null);
    const id = await make(path)('sent');
    await age(table, id);
    expect(await print(id)).toContain(english);
  });
});

test.each(KINDS.slice(0, 2))(
  'a draft of %s follows the languages of today',
  async (path, _, [english = '', german = '', french = '']) => {
    await speak(speakers, 'de', 'fr');
    const id = await make(path)('draft');
    const print = async () => textIn(await getPdf(key, `${path}/${id}`));
    expect(await print()).toContain(german);
    await speak(speakers, null, 'fr');
    expect(await print()).toContain(french);
    await speak(speakers, null, null);
    expect(await print()).toContain(english);
  },
);

test('an issue that is taken back is printed in the language of the next one', async () => {
  const id = await make('invoices')('sent');
  await age('invoices', id);
  await speak(speakers, 'pl', null);
  const path = `/api/v1/invoices/${id}`;
  for (const status of ['draft', 'sent'])
    expect((await speakers.client.patch(path, { status })).status).toBe(200);
  expect(textIn(await getPdf(key, `invoices/${id}`))).toContain('FAKTURA');
});

test('a statement is in the language of its customer', async () => {
  const statement = async () => {
    const query = 'from=2026-01-01&to=2026-12-31&format=pdf';
    const path = `/invoicing/customers/${speakers.customer}/statement?${query}`;
    const answer = await adminApi().get(path);
    expect(answer.status).toBe(200);
    return answer.text;
  };
  await speak(speakers, 'de', 'fr');
  expect(await statement()).toContain('/Lang (de)');
  await speak(speakers, null, 'fr');
  expect(await statement()).toContain('/Lang (fr)');
});

describe('a Factur-X file', () => {
  const printed = async (tradeKey: string, id: string) => {
    const { status, bytes } = await getEInvoice(tradeKey, `invoices/${id}`, 'factur-x');
    expect(status).toBe(200);
    return textOf(bytes);
  };

  test('has the words of its language', async () => {
    const trade = await createTrade();
    await speak(trade, 'de', null);
    const { id } = await trade.invoice();
    expect(await printed(trade.key, id)).toContain('RECHNUNG');
  });

  test('is English where the release before languages issued the invoice', async () => {
    const trade = await createTrade();
    await speak(trade, 'de', null);
    const { id } = await trade.invoice();
    await age('invoices', id);
    await speak(trade, 'de', 'fr');
    const text = await printed(trade.key, id);
    expect(text).toContain('INVOICE');
    expect(text).not.toContain('RECHNUNG');
  });
});
