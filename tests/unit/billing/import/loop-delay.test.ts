import { randomUUID } from 'node:crypto';
import { CUSTOMER_IMPORT_FIELDS } from '../../../../src/billing/import/fields';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';
import { Customers } from '../../../../src/billing/import/past/customers';
import { invoicesOf } from '../../../../src/billing/import/past/group';
import { planPastInvoices } from '../../../../src/billing/import/past/plan';
import { planImport, wantedOf } from '../../../../src/billing/import/plan';
import { filledRows, readFile } from '../../../../src/billing/import/read-file';
import { CUSTOMER_IMPORT } from '../../../../src/billing/import/type';

jest.setTimeout(180_000);

/**
 * Milliseconds of the processor. The figure is 50; a collection of garbage and a busy machine may add to it
 * here. What reads a whole file at one stretch takes far longer.
 */
const LONGEST = 150;

/**
 * The longest stretch between two turns of the event loop, the last one included. It is the processor time of
 * this program, which others on the machine hardly change, and at most the clock's, which the collector's
 * threads do not change.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let [longest, isRunning, before, began] = [0, true, process.cpuUsage(), performance.now()];
  const measure = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, Math.min((user + system) / 1_000, performance.now() - began));
    [before, began] = [process.cpuUsage(), performance.now()];
  };
  const tick = () => {
    measure();
    if (isRunning) setImmediate(tick);
  };
  setImmediate(tick);
  await work().finally(() => (isRunning = false));
  measure();
  return longest;
}

/**
 * The least of eight runs, since what blocks the loop does so in each, and a busy machine or
 * a collection of garbage in some.
 */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 8 && least >= LONGEST; run += 1)
    least = Math.min(least, await longestStretch(work));
  return least;
}

const read = async (bytes: Uint8Array, fields = PAST_INVOICE_FIELDS) =>
  filledRows(await readFile(bytes, fields, {}), fields);

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
])('%s never hold the event loop', async (_, bytes, problem) => {
  let message: string | null = null;
  const work = () => read(bytes).catch((error: Error) => (message = error.message));
  expect(await longestBlock(work)).toBeLessThan(LONGEST);
  if (problem === null) expect(message).toBeNull();
  else expect(message).toContain(problem);
});

test('100,000 customers are read and checked without holding the event loop', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `Customer ${at},${at}@x.example,Bonn`);
  const bytes = Buffer.from(['name,email,city', ...lines].join('\n'));
  let created = 0;
  const work = async () => {
    const rows = await read(bytes, CUSTOMER_IMPORT_FIELDS);
    await wantedOf(CUSTOMER_IMPORT, rows);
    created = (await planImport(CUSTOMER_IMPORT, rows, [])).created.length;
  };
  expect(await longestBlock(work)).toBeLessThan(LONGEST);
  expect(created).toBe(100_000);
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
  const bytes = Buffer.from([header, ...lines].join('\n'));
  const known = {
    business: {
      rowId: 1,
      timeZone: 'UTC',
      currency: 'EUR',
      closedUntil: null,
      rules: { rounding: 'line', zeroRateCategory: null },
    },
    today: '2026-01-01',
    customers: new Customers([{ id: randomUUID(), email: '', name: 'ada' }]),
    stored: () => undefined,
    makesCustomers: false,
  } as const;
  let planned = 0;
  const work = async () => {
    const { invoices, problems } = await invoicesOf(await read(bytes));
    const plan = await planPastInvoices(known, invoices, problems, () => undefined);
    planned = plan.created.length + plan.problems.length;
  };
  expect(await longestBlock(work)).toBeLessThan(LONGEST);
  expect(planned).toBeGreaterThan(0);
});
