import { api, createKey } from '../support/api';
import { csv, problemsOf, sendImport, sendInvoices } from '../support/imports';
import type { Fields } from '../support/records';
import { readRun } from '../support/run';
import { createShop } from '../support/two-businesses';
import { workbook, xlsxOf } from '../support/workbooks';

const HEAD = [
  'Rechnungsnummer',
  'Datum',
  'Fällig',
  'Kunde',
  'Beschreibung',
  'Menge',
  'Einzelpreis',
  'MwSt',
];
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const ROWS = [
  [
    'A-1',
    day('2026-03-04'),
    day('2026-04-03'),
    'BOOK customer',
    'Beratung, "Teil 1"',
    1.5,
    80.1,
    19,
  ],
  ['A-1', day('2026-03-04'), day('2026-04-03'), 'BOOK customer', 'Fahrt', 1, 0.3, 7],
  ['A-2', day('2026-12-01'), null, 'BOOK customer', '01067', 3, 1000, 0],
];
const TEXT = csv(
  HEAD.join(';'),
  'A-1;04.03.2026;03.04.2026;BOOK customer;"Beratung, ""Teil 1""";1,5;80,10;19%',
  'A-1;04.03.2026;03.04.2026;BOOK customer;Fahrt;1;0,30;7%',
  'A-2;01.12.2026;;BOOK customer;01067;3;1.000,00;0%',
);

async function imported(file: string | Uint8Array<ArrayBuffer>): Promise<Fields[]> {
  const { ids, key } = await createShop('BOOK');
  const more = { sum: JSON.stringify({ USD: '3143.30' }) };
  const { data, error } = await sendInvoices(file, { business: ids.business, more });
  expect([error?.message, data?.['stored'], data && problemsOf(data)]).toEqual([
    undefined,
    true,
    [],
  ]);
  const client = api(key);
  const { body } = await client.get('/api/v1/invoices?invoice_number=A-&limit=10');
  const found = (body.data as { id: string; invoice_number: string }[]).filter(
    ({ invoice_number }) => invoice_number.startsWith('A-'),
  );
  return Promise.all(
    found
      .sort((one, other) => one.invoice_number.localeCompare(other.invoice_number))
      .map(async ({ id }) => {
        const { invoice_number, issue_date, due_date, total, status, invoice_items } = (
          await client.get(`/api/v1/invoices/${id}`)
        ).body as Fields;
        const items = (invoice_items as Fields[]).map(
          ({ id: _id, invoice_id: _of, ...rest }) => rest,
        );
        return { invoice_number, issue_date, due_date, total, status, invoice_items: items };
      }),
  );
}

test('the same rows make the same invoices from a CSV, an .xlsx and an .ods file', async () => {
  const [text, xlsx, ods] = [
    await imported(TEXT),
    await imported(workbook({ Rechnungen: [['Export'], HEAD, ...ROWS] })),
    await imported(workbook({ Rechnungen: [HEAD, ...ROWS] }, 'ods')),
  ];
  expect(text).toMatchObject([
    { issue_date: '2026-03-04', due_date: '2026-04-03', invoice_items: [{ quantity: 1.5 }, {}] },
    { issue_date: '2026-12-01', total: 3000 },
  ]);
  expect(xlsx).toEqual(text);
  expect(ods).toEqual(text);
});

test('the sheet is chosen by its name, and the report has the names of all', async () => {
  const { ids } = await createShop('SHEET');
  const file = workbook({ Notes: [['read me'], ['please']], People: [['name'], ['Ada'], ['Bo']] });
  const send = (more: Record<string, string>) =>
    sendImport(file, { token: readRun().adminToken, business: ids.business, store: false, more });
  const sheets = ['Notes', 'People'];
  expect((await send({})).data).toMatchObject({ sheets, sheet: 'Notes', created: 0 });
  const chosen = { sheet: 'People', encoding: 'windows-1252', separator: ';' };
  expect((await send(chosen)).data).toMatchObject({
    sheets,
    sheet: 'People',
    encoding: 'utf-8',
    separator: ',',
    decimal: '.',
    created: 2,
  });
  const other = await send({ sheet: 'Other' });
  expect([other.status, other.error?.message]).toEqual([400, 'file has no sheet Other']);
  expect((await send({ sheet: 'x'.repeat(256) })).status).toBe(400);
});

let business: string;

beforeAll(async () => {
  business = (await createKey()).business;
});

const ole = (text: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(text)]);

test.each([
  ['an .xls file', ole('Workbook'), 'is an .xls file of old versions of Excel: save it as .xlsx'],
  [
    'a file with a password',
    Buffer.concat([ole(''), Buffer.from('EncryptedPackage', 'utf16le')]),
    'has a password: save it without one',
  ],
  ['a PDF', Buffer.from('%PDF-1.7\nname'), 'is no CSV, .xlsx or .ods file'],
  [
    'a picture',
    Buffer.from(Array.from({ length: 2_000 }, (_, at) => at % 256)),
    'is no CSV, .xlsx or .ods file',
  ],
  [
    'a damaged file',
    Buffer.from('PK\x03\x04 and so on'),
    'is damaged: open it in a spreadsheet program and save it again',
  ],
  [
    // V8 ends the process that reads it, whatever its limit of memory.
    'a file that asks for too much memory',
    xlsxOf(`<row r="1"><c t="inlineStr"><is><t>${'<'.repeat(100_000_000)}</t></is></c></row>`),
    'holds too much to be read: save the sheet with the rows as CSV',
  ],
  [
    'too many columns',
    workbook({ One: [Array.from({ length: 16_384 }, (_, at) => `c${at}`), ['x']] }),
    'must have at most 200 columns',
  ],
  [
    'too many rows',
    xlsxOf(Array.from({ length: 100_002 }, () => '<row><c><v>1</v></c></row>').join('')),
    'must have at most 100,000 rows',
  ],
  ['no rows', workbook({ One: [] }), 'must begin with a row of column names'],
])('%s is refused with a sentence, and the service goes on', async (_what, bytes, sentence) => {
  const asked = { token: readRun().adminToken, business, store: false };
  const { status, error } = await sendImport(new Uint8Array(bytes), asked);
  expect([status, error?.message]).toEqual([400, `file ${sentence}`]);
});
