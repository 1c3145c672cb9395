import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { query } from '../support/databases';
import { ownProject } from '../support/own-project';
import { workbook } from '../support/workbooks';

const project = ownProject();
afterAll(() => project.clear());

function fileOf(name: string, content: string | Uint8Array): string {
  const file = path.join(project.folder, name);
  writeFileSync(file, content);
  return file;
}

const run = (list: string, file: string, ...more: string[]) =>
  project.command('import', '--business', 'Acme', '--list', list, '--file', file, ...more);

const NETS =
  'Rechnungsnummer;Datum;Kunde;Beschreibung;Menge;Nettobetrag;MwSt\nN-1;01.02.2026;Ada;Beratung;10;1.000,00;19';

beforeAll(async () => {
  const key = await project.command('key:create', '--business', 'Acme', '--scopes', 'read');
  expect(key.code).toBe(0);
});

test('wrong arguments are all named, with the usage', async () => {
  const args = ['--list', 'people', '--dates', 'ymd', '--column', 'Name'];
  const { code, stdout, stderr } = await project.command('import', ...args);
  expect([code, stdout]).toEqual([2, '']);
  for (const problem of [
    '--business is required.',
    '--list must be one of customers, products, invoices.',
    '--file is required.',
    '--dates must be dmy or mdy.',
    '--column must be such as "name=value", not "Name".',
    'Usage: npm run -s manage -- import',
  ])
    expect(stderr).toContain(problem);
});

test('a workbook is imported after a dry run, which stores nothing; once more changes nothing', async () => {
  const file = fileOf(
    'people.xlsx',
    workbook({ Notes: [['x']], People: [['name'], ['Ada'], ['Bo']] }),
  );
  const dry = await run('customers', file, '--sheet', 'People', '--dry-run');
  expect([dry.code, dry.stdout]).toEqual([
    0,
    '2 customers would be created, 0 would be changed, 0 already here.\n',
  ]);
  const done = await run('customers', file, '--sheet', 'People');
  expect([done.code, done.stdout]).toEqual([
    0,
    '2 customers created, 0 changed, 0 already here.\n',
  ]);
  const again = await run('customers', file, '--sheet', 'People');
  expect(again.stdout).toBe('0 customers created, 0 changed, 2 already here.\n');
});

test('bad rows are named; the good ones are imported on request', async () => {
  const file = fileOf('people.csv', 'name,email\nCy,nonsense\nDi,di@example.com');
  const all = await run('customers', file);
  expect([all.code, all.stdout]).toEqual([
    1,
    '1 customer would be created, 0 would be changed, 0 already here.\n1 row would be left out.\nNothing was imported. Add --good to leave these rows out.\n',
  ]);
  expect(all.stderr).toContain('Row 2: email: must be an e-mail address');
  const good = await run('customers', file, '--good');
  expect([good.code, good.stdout]).toEqual([
    1,
    '1 customer created, 0 changed, 0 already here.\n1 row left out.\n',
  ]);
});

test('a column that may mean two things is refused until an option says what it holds', async () => {
  const file = fileOf('invoices.csv', NETS);
  const asked = await run('invoices', file, '--new-customers');
  expect([asked.code, asked.stdout]).toEqual([1, '']);
  expect(asked.stderr).toContain('"Nettobetrag" may mean more than one thing. Say what it holds:');
  expect(asked.stderr).toContain('--column "Nettobetrag=line_net"  comes to 1190 USD, 0 problems');
  const said = ['--new-customers', '--column', 'Nettobetrag=line_net'];
  const unchecked = await run('invoices', file, ...said);
  expect([unchecked.code, unchecked.stderr]).toEqual([
    1,
    expect.stringContaining('sum must say what the invoices come to in USD'),
  ]);
  const { code, stdout } = await run('invoices', file, ...said, '--sum', 'USD=1.190,00');
  expect([code, stdout]).toEqual([
    0,
    '1 invoice created, 0 changed, 0 already here.\n1190 USD in total, 0 paid.\n',
  ]);
  const other = await run('invoices', file, '--column', 'Netto=line_net');
  expect(other.stderr).toContain('The file has no column "Netto". It has: Rechnungsnummer,');
});

test.each([
  ['Nobody', 'people.csv', 'There is no business "Nobody".'],
  ['Acme', 'missing.csv', 'cannot be read'],
])('a business %s and a file %s are refused in one line', async (business, name, problem) => {
  const file = path.join(project.folder, name);
  const args = ['--business', business, '--list', 'customers', '--file', file];
  const { code, stdout, stderr } = await project.command('import', ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(problem);
});

test('a saved profile is named by its name, without regard to case; another name is refused', async () => {
  const file = fileOf('kto.csv', 'Kto;Wer\n7;Fay');
  const none = await run('customers', file, '--profile', 'Till');
  expect([none.code, none.stderr]).toEqual([
    1,
    expect.stringContaining('There is no profile "Till". Programs: own, '),
  ]);
  const content = { shownBy: ['kto', 'who'], fills: { kto: 'customer_number', wer: 'name' } };
  const service = await project.start();
  await query(
    project.databaseUrl(),
    `insert into saved_profiles (business_id, list, name, content)
      select id, 'customers', 'Till', $1::jsonb from businesses where name = 'Acme'`,
    [JSON.stringify({ ...content, reading: {} })],
  );
  service.signal('SIGINT');
  await service.ended;
  const done = await run('customers', file, '--profile', 'till');
  expect([done.code, done.stdout]).toEqual([0, '1 customer created, 0 changed, 0 already here.\n']);
  const other = await run('customers', file, '--profile', 'Tills');
  expect(other.stderr).toContain(
    'There is no profile "Tills". Saved here: "Till". Programs: own, ',
  );
});
