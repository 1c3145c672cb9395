import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * How long reading a file may hold the event loop at most, whatever its rows are: so many times what a text of
 * 100,000 cells takes to be split and joined. On two cores of 2025 that is 7 ms.
 */
const LONGEST = 7;

const PROGRAM = path.join(__dirname, '../support/import-stretch.mjs');

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'invoicing-stretch-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Held {
  /** The longest time between two turns of the event loop, in the unit of `LONGEST`. */
  stretch: number;
  count?: number;
  problem?: string;
}

async function held(kind: 'read' | 'customers' | 'invoices', bytes: Uint8Array): Promise<Held> {
  const file = path.join(folder, 'file.csv');
  writeFileSync(file, bytes);
  const args = [PROGRAM, kind, file, String(LONGEST)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Held;
}

const repeat = (head: string, row: string, bytes: number): Buffer =>
  Buffer.from(`${head}\n${row.repeat(Math.floor(bytes / row.length))}`);

const MB = 1_000_000;
const TOO_MANY_ROWS = 'at most 100,000 rows';

test.each([
  ['a million blank rows', repeat('name,email', '\n', MB), TOO_MANY_ROWS],
  ['as many short rows as may be', repeat('number,total', 'x\n', 200_000), null],
  ['too many short rows', repeat('number,total', 'x\n', 20 * MB), TOO_MANY_ROWS],
  ['20 MB of wide rows', repeat('number,total', `${'x,'.repeat(1_000)}\n`, 20 * MB), null],
  ['20 MB of commas', repeat('number,total', ',', 20 * MB), 'quotes'],
  ['20 MB of quotes', repeat('number,total', '"', 20 * MB), 'quotes'],
  ['a header of 20 MB', Buffer.alloc(20 * MB, 'x'), 'quotes'],
  ['20 MB of Windows-1252', Buffer.from(`number\n${'é\n'.repeat(90_000)}`, 'latin1'), null],
  ['an endless number', Buffer.from(`number,total\nx,1${' '.repeat(190_000)}x`), null],
  ['an endless date', Buffer.from(`number,date\nx,1.1.1${' '.repeat(190_000)}x`), null],
])('%s never hold the event loop', async (_, bytes, refusal) => {
  const { stretch, problem } = await held('read', bytes);
  expect(stretch).toBeLessThan(LONGEST);
  if (refusal === null) expect(problem).toBeUndefined();
  else expect(problem).toContain(refusal);
});

test('100,000 customers are read and checked without holding the event loop', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `Customer ${at},${at}@x.example,Bonn`);
  const { stretch, count } = await held(
    'customers',
    Buffer.from(['name,email,city', ...lines].join('\n')),
  );
  expect(stretch).toBeLessThan(LONGEST);
  expect(count).toBe(100_000);
});

const TOTALS = 'number,date,customer,total';
const LINES = 'number,date,customer,description,quantity,unit_price,tax_rate,discount_rate';

test.each([
  [
    '10,000 invoices',
    TOTALS,
    10_000,
    (at: number) => `${10_000 - at},2024-01-${(at % 9) + 10},Ada,10`,
  ],
  ['100,000 lines of one invoice', TOTALS, 100_000, () => '7,2024-01-02,Ada,10'],
  ['20,000 bad rows', TOTALS, 20_000, (at: number) => `${at % 5_000},2024-13-0${at % 9},x,y`],
  [
    '1,000 lines of one invoice',
    LINES,
    1_000,
    (at: number) => `7,2024-01-02,Ada,a,${at + 1},1,2,3`,
  ],
  ['1,000 bad lines of one invoice', LINES, 1_000, () => '7,2024-01-02,Ada,,x,y,z,q'],
])('%s are planned without holding the event loop', async (_, header, count, lineOf) => {
  const lines = Array.from({ length: count }, (__, at) => lineOf(at));
  const plan = await held('invoices', Buffer.from([header, ...lines].join('\n')));
  expect(plan.stretch).toBeLessThan(LONGEST);
  expect(plan.count).toBeGreaterThan(0);
});
