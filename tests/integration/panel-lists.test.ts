import Big from 'big.js';
import { AGES } from '../../src/domain/reports';
import type { MoneyFigures } from '../../src/panel/answers';
import { adminApi, api } from '../support/api';
import {
  day,
  digits,
  expected,
  fill,
  listed,
  NAMES,
  numbers,
  plain,
  rows,
  summary,
  VIEWS,
  type Row,
} from '../support/listed';
import type { OperatorAccount } from '../support/operators';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { collection, twoShops, type Shop } from '../support/two-businesses';

/** The lists of the panel, compared with plain loops over rows that SQL reads. */

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  await fill(mine);
  await fill(foreign);
}, 120_000);

/** A day as people in most countries type it. */
const typed = (iso: string) => iso.split('-').reverse().map(Number).join('.');

const SEARCHES: readonly (readonly [search: string, fits: (row: Row) => boolean])[] = [
  ['', () => true],
  ['filters[$and][0][currency][$eq]=EUR', ({ currency }) => currency === 'EUR'],
  ['filters[customer][name][$contains]=Plain', ({ customer }) => customer.includes('Plain')],
  ['_q=muller', ({ customer }) => plain(customer).includes('muller')],
  ['_q=MÜLLER %26', ({ customer }) => plain(customer).includes('muller &')],
  ['_q=angstrom ost', ({ customer }) => plain(customer).includes('angstrom ost')],
  ['_q=strasse', ({ customer }) => plain(customer).includes('strasse')],
  ['_q=%25', () => false],
  ['_q=-0001', ({ number }) => number.includes('-0001')],
  ['_q=inv-', ({ number }) => number.startsWith('INV-')],
  [
    '_q=119',
    ({ total, due, number }) =>
      number.includes('119') || Number(total) === 119 || Number(due) === 119,
  ],
  [
    `from=${day(-100)}&to=${day(-30)}`,
    (row) => row.issue_date >= day(-100) && row.issue_date <= day(-30),
  ],
  [`_q=${typed(day(-22))}`, (row) => row.issue_date === day(-22) || row.due_date === day(-22)],
  [`_q=${day(30)}`, ({ due_date: due }) => due === day(30)],
  ['period=own', () => true],
  ['period=this_year', ({ issue_date }) => issue_date.startsWith(day(0).slice(0, 4))],
  [
    `_q=eclair&from=${day(-300)}&filters[state][$ne]=draft`,
    (row) =>
      plain(row.customer).includes('eclair') &&
      row.issue_date >= day(-300) &&
      row.state !== 'draft',
  ],
];

test.each(SEARCHES)(
  'tabs, sums and rows of "%s" are those of a plain loop',
  async (search, fits) => {
    const found = (await rows({ mine, foreign })).filter((row) => !row.foreign && fits(row));
    for (const view of Object.keys(VIEWS)) {
      const tab = `${search}&view=${view === 'all' ? '' : view}`;
      const want = expected(found, view);
      expect([tab, await summary(limited, tab)]).toEqual([tab, want]);
      const shown = found.filter(VIEWS[view] ?? (() => false)).map(({ number }) => number);
      expect((await numbers(limited, tab)).sort()).toEqual(shown.sort());
    }
  },
);

test('the late invoices of the tab are those of the home page', async () => {
  const home = (await limited.get('/invoicing/home')).body.data;
  // The tab also has invoices whose status was set to overdue before their due date.
  const { count, sums } = await summary(
    limited,
    `view=overdue&filters[$and][0][due_date][$lt]=${day(0)}`,
  );
  const due = new Map(sums.map(({ currency, amounts }) => [currency, amounts.amount_due]));
  let lateAtHome = 0;
  for (const { currency, ages } of home.money as MoneyFigures[]) {
    const lates = AGES.filter((age) => age !== 'not_due').map((age) => ages[age]);
    lateAtHome += lates.reduce((all, late) => all + late.count, 0);
    const sum = lates.reduce((all, late) => all.plus(late.amount), new Big(0));
    expect([currency, due.get(currency) ?? '0']).toEqual([currency, sum.toFixed()]);
  }
  expect(count).toBe(lateAtHome);
});

test('the amount due above the list is what is outstanding on the home page, drafts or not', async () => {
  const { sums } = await summary(limited);
  const { money } = (await limited.get('/invoicing/home')).body.data;
  const due = Object.fromEntries(
    sums.map(({ currency, amounts }) => [currency, amounts.amount_due]),
  );
  const outstanding = (money as MoneyFigures[]).map((one) => [one.currency, one.outstanding]);
  expect(due).toEqual(Object.fromEntries(outstanding));
  const drafts = await summary(limited, 'view=draft');
  expect(drafts.count).toBeGreaterThan(0);
  for (const { amounts } of drafts.sums) expect(amounts.amount_due).toBe('0');
});

test('an amount is found as it is typed in any country, as total and as amount due', async () => {
  const client = api(mine.key);
  const items = [line({ quantity: 1, unit_price: 1000, tax_rate: 19 })];
  const { invoice_number: total } = await createInvoice(client, mine.ids.customer, { items });
  const more = [line({ quantity: 1, unit_price: 1200, tax_rate: 0 })];
  const partly = { items: more, status: 'sent', amount_paid: 10 };
  const { invoice_number: due } = await createInvoice(client, mine.ids.customer, partly);
  for (const typed of ['1190', '1.190,00', '1,190.00', '1 190,00', '€1190'])
    expect((await numbers(limited, `_q=${encodeURIComponent(typed)}`)).sort()).toEqual(
      [total, due].sort(),
    );
});

test('documents are found by their lines, the e-mail of their customer and the reference of a payment', async () => {
  const client = api(mine.key);
  const email = 'kasse@lindenhof.example';
  const { id: customer } = await createCustomer(client, { name: 'Lindenhof', email });
  const items = [line({ description: 'Dächer streichen\nmit "Schutz"' })];
  const invoice = await createInvoice(client, customer, { items, status: 'sent' });
  const { status, body: payment } = await client.post(`/api/v1/invoices/${invoice.id}/payments`, {
    amount: 1,
    reference: 'Überweisung 88-Q',
  });
  expect([status, payment.reference]).toEqual([201, 'Überweisung 88-Q']);
  const quotation = await createQuotation(client, customer, { items });
  for (const typed of ['dacher', 'DÄCHER STREICHEN', '"Schutz"', 'kasse@linden'])
    expect([typed, await numbers(limited, `_q=${encodeURIComponent(typed)}`)]).toEqual([
      typed,
      [invoice.invoice_number],
    ]);
  const offers = await listed(limited, '_q=dacher', 'quotations');
  expect(offers.rows.map((row) => row.documentId)).toEqual([quotation.id]);
  // Keys and ids of the stored lines are no text of theirs.
  expect(await numbers(limited, '_q=unit_code')).toEqual([]);
  expect(await numbers(adminApi(), '_q=uberweisung%2088')).toEqual([invoice.invoice_number]);
});

test('names are in the order of the alphabet, with or without accents', async () => {
  const client = api(mine.key);
  for (const name of ['Zzz Buchhandlung', 'Zzz Bäckerei', 'zzz bar', 'Zzz Österreich', 'Zzz Olten'])
    await createCustomer(client, { name });
  const list = await listed(limited, '_q=zzz&sort=name:ASC', 'customers');
  expect(list.rows.map((row) => row['name'])).toEqual([
    'Zzz Bäckerei',
    'zzz bar',
    'Zzz Buchhandlung',
    'Zzz Olten',
    'Zzz Österreich',
  ]);
});

test('pages follow each other without a gap in any order, and empty values come last', async () => {
  const all = (await rows({ mine, foreign })).filter((row) => !row.foreign);
  const SORTS = {
    'issue_date:DESC': (row: Row) => row.issue_date,
    'due_date:ASC': (row: Row) => row.due_date ?? '9999',
    'total:ASC': (row: Row) => digits(row.total),
    'amount_due:DESC': (row: Row) => digits(row.due),
    'customer.name:ASC': (row: Row) => row.customer.toLowerCase(),
    'invoice_number:DESC': (row: Row) => row.number,
    'state:ASC': (row: Row) =>
      String(['draft', 'sent', 'overdue', 'paid', 'cancelled'].indexOf(row.state)),
  };
  for (const [sort, keyOf] of Object.entries(SORTS)) {
    const shown: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 7); page += 1) {
      const found = await listed(limited, `page=${page}&pageSize=7&sort=${sort}`);
      expect(found.total).toBe(all.length);
      shown.push(...found.rows.map((row) => String(row['invoice_number'])));
    }
    expect([sort, [...shown].sort()]).toEqual([sort, all.map(({ number }) => number).sort()]);
    const keys = shown.map((number) => keyOf(all.find((row) => row.number === number) as Row));
    const sorted = [...keys].sort(
      (a, b) => (sort.endsWith('ASC') ? 1 : -1) * (a < b ? -1 : a > b ? 1 : 0),
    );
    // The database orders letters beyond ASCII in its own way.
    const ascii = (list: string[]) => list.filter((key) => /^[\x20-\x7e]*$/.test(key));
    expect([sort, ascii(keys)]).toEqual([sort, ascii(sorted)]);
  }
});

test('rows hold no lines, and a form holds all of them', async () => {
  const { rows: found } = await listed(limited, 'pageSize=3');
  expect(found.map(({ items }) => items)).toEqual([undefined, undefined, undefined]);
  // Strapi's own list is still there for whoever asks it.
  const { body: strapis } = await limited.get(`${collection('invoice')}?pageSize=3`);
  expect(strapis.results.map((row: object) => Object.hasOwn(row, 'items'))).toEqual([
    false,
    false,
    false,
  ]);
  const { body: form } = await limited.get(`${collection('invoice')}/${found[0]?.documentId}`);
  expect(form.data.items.length).toBeGreaterThan(0);
});

test('the other lists have their tabs, searches and sums', async () => {
  const quotations = await summary(limited, '_q=muller', 'quotations');
  expect(quotations.views).toMatchObject({ all: 1, open: 0, expired: 1, accepted: 0 });
  const offers = await summary(limited, '', 'quotations');
  expect([offers.views.open, offers.views.expired]).toEqual([3, 2]);
  const customers = await listed(limited, '_q=MULLER', 'customers');
  expect(customers.rows.map(({ name }) => name)).toEqual([`${NAMES[0]} ${mine.mark}`]);
  expect(await summary(limited, '', 'products')).toMatchObject({
    views: { active: 1, archived: 0 },
  });
  expect(await summary(adminApi(), `_q=${foreign.mark}`, 'payments')).toMatchObject({ count: 0 });
});

test('the export has the tab, the search and the period of the list', async () => {
  const search = '_q=muller&view=overdue&period=this_year';
  const want = await numbers(limited, search);
  expect(want.length).toBeGreaterThan(0);
  const { text } = await limited.get(`/invoicing/export/invoices?${search}`);
  expect(text.trim().split('\r\n')).toHaveLength(want.length + 1);
  for (const number of want) expect(text).toContain(number);
});
