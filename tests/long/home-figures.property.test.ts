import fc from 'fast-check';
import { OF_AGE, OUTSTANDING, pageOfList, WAITING } from '../../src/admin/features/home/home-lists';
import { AGES, calendarPeriod } from '../../src/domain/reports';
import type { Home, HomeRevenue, OpenItems, RevenueReport } from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { countedOf } from '../support/counted-lines';
import { plainInvoices, text, type PlainInvoice } from '../support/plain-reports';
import { BOOKS_WITH_ALL, invoiceSpec, randomShop, write } from '../support/random-books';
import { createQuotation } from '../support/records';
import { times } from '../support/times';

/*
 * The figures of the home page against loops over the rows, against the reports, and against the lists
 * behind their links.
 */

const DAY_MS = 86_400_000;

async function read<T>(path: string): Promise<T> {
  const { status, body } = await adminApi().get(path);
  expect([path, status]).toEqual([path, 200]);
  return body as T;
}

const data = async <T>(path: string) => (await read<{ data: T }>(`/invoicing/${path}`)).data;

const isOpen = ({ state, open }: PlainInvoice) =>
  ['sent', 'overdue'].includes(state) && open !== 0n;

function ageOf({ due }: PlainInvoice, today: string) {
  const late = due === null ? 0 : (Date.parse(today) - Date.parse(due)) / DAY_MS;
  return AGES[[0, 30, 60, 90, Infinity].findIndex((limit) => late <= limit)];
}

const total = (invoices: readonly PlainInvoice[], of: (one: PlainInvoice) => bigint) => ({
  amount: text(invoices.reduce((sum, one) => sum + of(one), 0n)),
  count: invoices.length,
});

function expectSums(home: Home, invoices: readonly PlainInvoice[], today: string): void {
  const currencies = [...new Set(invoices.map(({ currency }) => currency))];
  for (const currency of currencies) {
    const own = invoices.filter((one) => one.currency === currency);
    const open = own.filter(isOpen);
    const drafts = own.filter(({ state }) => state === 'draft');
    const found = home.money.find((one) => one.currency === currency);
    const ages = AGES.map((age) => [
      age,
      total(
        open.filter((one) => ageOf(one, today) === age),
        (one) => one.open,
      ),
    ]);
    const sum = total(open, (one) => one.open);
    const shown = found && {
      amount: found.outstanding,
      count: found.outstanding_count,
      ages: found.ages,
      drafts: found.waiting.draft_invoices,
    };
    const none = open.length === 0 && drafts.length === 0;
    if (none && !shown) continue;
    expect([currency, shown]).toEqual([
      currency,
      { ...sum, ages: Object.fromEntries(ages), drafts: total(drafts, (one) => one.total) },
    ]);
  }
}

/** Net by currency and month, of the twelve months. */
function plainRevenue(
  invoices: readonly PlainInvoice[],
  { from, to }: { from: string; to: string },
) {
  const nets = new Map<string, bigint>();
  for (const one of invoices)
    for (const { day, sign, lines } of countedOf(one)) {
      if (day < from || day > to) continue;
      const key = `${one.currency} ${day.slice(0, 7)}-01`;
      for (const { gross, tax } of lines)
        nets.set(key, (nets.get(key) ?? 0n) + sign * (gross - tax));
    }
  return [...nets].map(([key, net]) => `${key}: ${text(net)}`).sort();
}

const someRevenue = (revenue: HomeRevenue | null) =>
  (revenue?.currencies ?? [])
    .flatMap(({ currency, nets }) =>
      nets.map((net, place) => `${currency} ${revenue?.months[place] ?? ''}: ${net}`),
    )
    .sort();

const withoutZeros = (rows: readonly string[]) => rows.filter((row) => !row.endsWith(': 0'));

/** The home page and the reports say the same. */
async function expectReports(
  business: string,
  home: Home,
  revenue: HomeRevenue | null,
): Promise<void> {
  const open = await data<OpenItems>(`businesses/${business}/reports/open-items`);
  for (const sum of open.sums) {
    const found = home.money.find(({ currency }) => currency === sum.currency);
    expect(found?.outstanding ?? '0').toBe(sum.total);
    for (const age of AGES) expect(found?.ages[age].amount ?? '0').toBe(sum[age]);
  }
  const { from = '', to = '' } = revenue ?? {};
  const { rows, sums } = await data<RevenueReport>(
    `businesses/${business}/reports/revenue?by=month&from=${from}&to=${to}`,
  );
  const reported = rows.map(({ currency, key, net }) => `${currency} ${key ?? ''}: ${net}`);
  expect(withoutZeros(someRevenue(revenue))).toEqual(withoutZeros(reported).sort());
  expect(revenue?.currencies.map(({ currency, sum }) => ({ currency, net: sum }))).toEqual(
    sums.map(({ currency, net }) => ({ currency, net })),
  );
}

/** Each list shows as many records as the page counts. Those with nothing due stand in it, too. */
async function expectLists(home: Home, invoices: readonly PlainInvoice[]): Promise<void> {
  const isSettled = invoices.some(
    ({ state, open }) => ['sent', 'overdue'].includes(state) && open === 0n,
  );
  for (const money of home.money)
    for (const list of [OUTSTANDING, ...Object.values(OF_AGE), ...WAITING.map(([, one]) => one)]) {
      const path = pageOfList(list, money, home.periods);
      const { pagination } = await read<{ pagination: { total: number } }>(
        `${path}&filters[business][documentId][$eq]=${chosen}`,
      );
      const count = list.count(money);
      if (isSettled) expect(pagination.total).toBeGreaterThanOrEqual(count);
      else expect([path, pagination.total]).toEqual([path, count]);
    }
}

let chosen = '';

test('every figure is that of the rows and of the reports, and opens its documents', async () => {
  const seen = { late: 0, notes: 0, drafts: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(invoiceSpec, { minLength: 4, maxLength: 8 }), async (specs) => {
      const { business, customers, client, ...shop } = await randomShop();
      chosen = business;
      for (const spec of specs) await write({ business, customers, client, ...shop }, spec);
      for (const status of ['draft', 'sent', 'sent', 'accepted'])
        await createQuotation(client, customers[0] ?? '', { status, currency: 'EUR' });
      const [invoices, home, revenue] = [
        await plainInvoices(business),
        await data<Home>(`home?business=${business}`),
        await data<HomeRevenue | null>(`home/revenue?business=${business}`),
      ];
      const today = home.periods.today ?? '';
      expectSums(home, invoices, today);
      const { to } = calendarPeriod(today, 'month');
      const { from } = calendarPeriod(today, 'month', -11);
      expect(home.revenue).toEqual({ from, to });
      expect([revenue?.from, revenue?.to]).toEqual([from, to]);
      expect(withoutZeros(someRevenue(revenue))).toEqual(
        withoutZeros(plainRevenue(invoices, { from, to })),
      );
      expect(home.money.find(({ currency }) => currency === 'EUR')?.waiting).toMatchObject({
        draft_quotations: { count: 1 },
        sent_quotations: { count: 2 },
        accepted_quotations: { count: 1 },
      });
      await expectReports(business, home, revenue);
      await expectLists(home, invoices);
      for (const one of invoices) {
        seen.late += isOpen(one) && ageOf(one, today) !== 'not_due' ? 1 : 0;
        seen.notes += one.notes.length;
        seen.drafts += one.state === 'draft' ? 1 : 0;
      }
    }),
    { numRuns: times(6), examples: [[BOOKS_WITH_ALL]] },
  );
  // The books reach all that makes a difference.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
