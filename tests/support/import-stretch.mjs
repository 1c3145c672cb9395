/**
 * `node import-stretch.mjs read|customers|invoices FILE LIMIT`: reads and plans an import with the built
 * service, in a process of its own as the service has one. Prints as JSON the longest stretch between two
 * turns of the event loop, and what came of the work. The unit is the time of a work of known size beside it,
 * so a slow machine changes nothing.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';

const require = createRequire(new URL('../../dist/src/billing/import/', import.meta.url));
const built = (name) => require(`./${name}`);
const { CUSTOMER_IMPORT_FIELDS } = built('fields');
const { PAST_INVOICE_FIELDS } = built('invoice-fields');
const { Customers } = built('past/customers');
const { invoicesOf } = built('past/group');
const { planPastInvoices } = built('past/plan');
const { planImport, wantedOf } = built('plan');
const { filledRows, readFile } = built('read-file');
const { CUSTOMER_IMPORT } = built('type');

const read = async (bytes, fields = PAST_INVOICE_FIELDS) =>
  filledRows(await readFile(bytes, fields, {}), fields);

async function customers(bytes) {
  const rows = await read(bytes, CUSTOMER_IMPORT_FIELDS);
  await wantedOf(CUSTOMER_IMPORT, rows);
  return (await planImport(CUSTOMER_IMPORT, rows, [])).created.length;
}

async function invoices(bytes) {
  const known = {
    business: {
      rowId: 1,
      timeZone: 'UTC',
      defaultCurrency: 'EUR',
      defaultTemplate: 'modern',
      closedUntil: null,
      rules: { rounding: 'line', zeroRateCategory: null },
    },
    today: '2026-01-01',
    customers: new Customers([{ id: randomUUID(), email: '', name: 'ada' }]),
    stored: () => undefined,
    makesCustomers: false,
  };
  const found = await invoicesOf(await read(bytes));
  const plan = await planPastInvoices(known, found.invoices, found.problems, () => undefined);
  return plan.created.length + plan.problems.length;
}

const WORK = { read: async (bytes) => (await read(bytes)).length, customers, invoices };

/** Milliseconds of processor time for splitting and joining a text of 100,000 cells, at best. */
function unit() {
  const text = 'a cell,'.repeat(100_000);
  let least = Infinity;
  for (let run = 0; run < 20; run += 1) {
    const before = process.cpuUsage();
    const length = text
      .split(',')
      .map((cell) => cell.trim())
      .join(';').length;
    const { user, system } = process.cpuUsage(before);
    if (length > 0) least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/**
 * The last stretch is included. A stretch is the processor time of this program, which others on the machine
 * hardly change, and at most the clock's, which the collector's threads do not change.
 */
async function longestStretch(work) {
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
 * The least of some runs, since what blocks the loop does so in each, and a busy machine or a collection of
 * garbage in some.
 */
async function main([kind, file, limit]) {
  const bytes = readFileSync(file);
  let [stretch, result] = [Infinity, null];
  const work = () =>
    WORK[kind](bytes).then(
      (count) => (result = { count }),
      (error) => (result = { problem: error.message }),
    );
  const one = unit();
  for (let run = 0; run < 6 && stretch >= Number(limit); run += 1)
    stretch = Math.min(stretch, (await longestStretch(work)) / one);
  process.stdout.write(JSON.stringify({ stretch, ...result }));
}

await main(process.argv.slice(2));
