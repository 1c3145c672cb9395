import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadEntry } from '../../../../src/billing/bank/read-statement';
import { readBankFile } from '../../../../src/billing/bank/read-file';
import type { BankFileType } from '../../../../src/domain/bank-transaction';

const fixture = (name: string) =>
  readFileSync(path.join(__dirname, '../../../fixtures/bank', name));

const read = (content: string | Buffer, type: BankFileType) =>
  readBankFile(Buffer.from(content), type);

/** The facts of an entry in short. */
const short = (one: ReadEntry) => [
  one.booked_on,
  one.amount,
  one.counterparty_name,
  one.counterparty_iban ?? one.counterparty_account_number,
  one.text,
  one.reference,
  one.bank_reference,
];

const MAIN = 'DE89370400440532013000';
const PAYER = 'DE75512108001245126199';
const OTHER = 'DE02120300000000202051';

test.each([
  [
    'sparkasse.csv',
    MAIN,
    [
      ['2026-03-02', '1190', 'Muster GmbH', PAYER, 'Rechnung INV-00001', null, null],
      ['2026-03-03', '-45.5', 'Stadtwerke', OTHER, 'Strom März', 'E2E-9', null],
    ],
  ],
  [
    'dkb.csv',
    OTHER,
    [
      ['2026-03-02', '1190.01', 'Muster GmbH', PAYER, 'INV-00002', 'E2E-1', null],
      ['2026-03-03', '-45.5', 'Stadtwerke', MAIN, 'Strom', null, null],
    ],
  ],
  [
    'ing.csv',
    MAIN,
    [
      ['2026-03-03', '-10', 'Bäckerei Groß', null, 'Brot', null, null],
      ['2026-03-02', '1500', 'Muster GmbH', null, 'INV-00003', null, null],
    ],
  ],
  [
    'n26.csv',
    null,
    [
      ['2026-03-02', '119', 'Muster GmbH', PAYER, 'INV-00005, thanks', null, null],
      ['2026-03-03', '-1234.5', 'Shop "24"', null, null, null, null],
    ],
  ],
  ['n26-older.csv', null, [['2026-03-02', '119', 'Muster GmbH', PAYER, 'INV-00005', null, null]]],
  [
    'wise.csv',
    null,
    [
      [
        '2026-03-02',
        '1190.25',
        'Muster Inc.',
        null,
        'INV-00006 Received money from Muster with reference INV-00006',
        null,
        'TRANSFER-1',
      ],
      ['2026-03-03', '-20', 'Supplier', '998877', 'Sent money to Supplier', null, 'TRANSFER-2'],
    ],
  ],
  [
    'revolut.csv',
    null,
    [
      ['2026-03-02', '99.8', null, null, 'INV-00007 Money added from Muster', null, 'r-1'],
      ['2026-03-03', '-10', null, OTHER, 'Bill 9 To Supplier', null, 'r-2'],
    ],
  ],
])('%s is known by its header', async (name, iban, expected) => {
  const { format, statements, entries } = await read(fixture(name), 'text/csv');
  expect(format).toBe('csv');
  expect(statements).toHaveLength(1);
  expect(statements[0]?.account?.iban ?? null).toBe(iban);
  expect(statements[0]?.currency).toBe(name === 'wise.csv' ? 'USD' : 'EUR');
  expect(entries[0]?.map(short)).toEqual(expected);
});

test('MT940 of a German bank is read with its tags, reversals and days without a year', async () => {
  const { statements, entries } = await read(fixture('german.sta'), 'text/plain');
  expect(statements).toEqual([
    {
      account: { iban: null, bank_code: '37040044', number: '532013000' },
      currency: 'EUR',
      number: '00003/001',
      from: '2026-01-02',
      to: '2026-03-03',
      opening_balance: '1000',
      closing_balance: '2135',
    },
  ]);
  expect(entries[0]?.map((one) => [...short(one), one.is_reversal])).toEqual([
    [
      '2026-03-02',
      '1190',
      'Muster GmbH Hauptkonto',
      PAYER,
      'Rechnungen INV-00004 vom Februar, Danke',
      'E2E-77',
      'B1',
      false,
    ],
    ['2026-01-02', '-45.5', 'Netz AG', '123456', 'Strom', 'REF1', 'B2', false],
    ['2026-03-03', '-10', null, null, 'RUECKGABE', null, null, true],
    ['2026-03-03', '0.5', null, null, null, null, 'B4', true],
  ]);
});

test('MT940 as SWIFT writes it is read by its codes', async () => {
  const { statements, entries } = await read(fixture('swift.sta'), 'text/plain');
  expect(statements[0]).toMatchObject({
    account: { iban: 'NL91ABNA0417164300' },
    opening_balance: '-5',
    closing_balance: '15',
  });
  expect(entries[0]?.map(short)).toEqual([
    ['2026-03-02', '20', 'Klant BV', 'NL20INGB0001234567', 'Factuur 2026-1', 'E-1', '0001'],
  ]);
});

test('MT940 in ISO 8859-1 keeps its letters', async () => {
  const text = ':20:A\r\n:25:X\r\n:60F:C260301EUR0,\r\n:61:260302C1,NTRFNONREF\r\n:86:Grüße\r\n-';
  const { entries } = await read(Buffer.from(text, 'latin1'), 'text/plain');
  expect(entries[0]?.[0]?.text).toBe('Grüße');
});

/** The code and the pointers of a refusal. */
const refusal = (content: string | Buffer, type: BankFileType) =>
  read(content, type).then(
    () => 'taken',
    (error: { code: string; faults: { path: (string | number)[] }[] }) => [
      error.code,
      ...error.faults.map((fault) => fault.path.join('/')),
    ],
  );

test('what is wrong is named by its line', async () => {
  const lines = [':20:A', ':60F:C260301EUR0,', ':61:x', ':61:269999C1,NTRFX', ':62F:y'];
  expect(await refusal(lines.join('\n'), 'text/plain')).toEqual([
    'invalid_statement',
    'lines/3',
    'lines/4',
    'lines/5',
  ]);
  const head = 'Booking Date,Partner Name,Payment Reference,Amount (EUR)';
  const rows = [
    '2026-01-01,A,"two\nlines",1',
    '2026-13-01,A,B,1',
    '2026-01-01,A,B,',
    '2026-01-01,A,B,0.001',
  ];
  expect(await refusal([head, ...rows].join('\n'), 'text/csv')).toEqual([
    'invalid_statement',
    'lines/4',
    'lines/5',
    'lines/6',
  ]);
  expect(await refusal(`${head}\n2026-01-01,A,"open`, 'text/csv')).toEqual([
    'invalid_statement',
    'lines/2',
  ]);
});

test.each<[BankFileType, string]>([
  ['text/plain', 'just some text'],
  ['text/csv', 'a;b\n1;2\n'],
  ['text/csv', ''],
  ['application/xml', '<a/>'],
  ['application/xml', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"/>'],
  ['application/xml', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.01"/>'],
])('a file of the type %s that is another one has an unknown format: %j', async (type, content) => {
  expect(await refusal(content, type)).toEqual(['unknown_format']);
});
