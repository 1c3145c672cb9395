import { CUSTOMER_FIELDS } from '../../src/domain/fields/records';
import { inMyBusinesses } from '../support/books';
import type { OperatorAccount } from '../support/operators';
import { createCustomer, createInvoice } from '../support/records';
import { books, type Books } from '../support/reports';
import { memberOf } from '../support/two-businesses';

/** What people type into the search of a list, and what they find by it. */

let shop: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  shop = await books('Plain');
  clerk = await memberOf(shop.business, inMyBusinesses(['customer', 'invoice']));
  const customers = [
    { name: 'Bäckerei Müller', customer_number: 'K-0815', phone: '+43 (316) 123 456' },
    { name: 'Mueller Bau', address: 'Lange Straße 12\nHinterhaus', city: 'Graz' },
    { name: 'Muller Ltd', address: 'Baker Street 12', city: 'London', phone: '020 7946 0018' },
    { name: 'Søren Ångström', city: 'Malmö' },
    {
      name: 'Neu-Europa Autoexpress',
      buyer_reference: '04011000-12345-34',
      electronic_address: '991-01234-44',
      electronic_address_scheme: '0204',
      contacts: [{ name: 'Jörg "Jo" Weiß', email: 'joerg@neueuropa.example' }],
    },
  ];
  for (const fields of customers) {
    const { id } = await createCustomer(shop.client, fields);
    if (fields.customer_number === undefined) continue;
    for (const [description, day] of [
      ['Torten für 5" Teller', '2026-12-05'],
      ['Brot', '2026-11-05'],
    ])
      await createInvoice(shop.client, id, {
        issue_date: day,
        due_date: '2027-03-01',
        ...(day === '2026-12-05' && { order_reference: 'PO-Küche' }),
        items: [{ description, quantity: 1, unit_price: 150 }],
      });
  }
});

const found = async (list: string, text: string, who: OperatorAccount = clerk) => {
  const query = new URLSearchParams({ _q: text, sort: 'id:ASC' });
  const { status, body } = await who.get(`/invoicing/lists/${list}/rows?${query}`);
  expect(status).toBe(200);
  return (body.data.rows as Record<string, string>[]).map(
    ({ name, issue_date: day }) => name ?? day,
  );
};

const [BAKERY, BUILDER, LIMITED, SOREN, EUROPE] = [
  'Bäckerei Müller',
  'Mueller Bau',
  'Muller Ltd',
  'Søren Ångström',
  'Neu-Europa Autoexpress',
];

test.each([
  ['müller', [BAKERY, BUILDER, LIMITED]],
  ['MUELLER', [BAKERY, BUILDER, LIMITED]],
  ['muller', [BAKERY, BUILDER, LIMITED]],
  ['baeckerei', [BAKERY]],
  ['soeren aangstroem', [SOREN]],
  ['soren angstrom', [SOREN]],
  ['Malmoe', [SOREN]],
  ['müller bäckerei', [BAKERY]],
  ['graz bau mueller', [BUILDER]],
  ['graz müller london', []],
  ['lange strasse 12', [BUILDER]],
  ['12 baker', [LIMITED]],
  ['hinterhaus', [BUILDER]],
  ['0316123456', [BAKERY]],
  ['0043 316 / 12 34 56', [BAKERY]],
  ['+44 20 79460018', [LIMITED]],
  ['müller 0316 / 123 456', [BAKERY]],
  ['uro', [EUROPE]],
  ['europa', [EUROPE]],
  ['neu-europa express', [EUROPE]],
  ['991-01234', [EUROPE]],
  ['04011000-12345', [EUROPE]],
  ['jörg', [EUROPE]],
  ['joerg@neueuropa', [EUROPE]],
  ['2079460018', [LIMITED]],
  ['(020) 7946-0018', [LIMITED]],
  ['k-0815', [BAKERY]],
  ['müller 0815', [BAKERY]],
  ['_', []],
  ["'", []],
  ['\\', []],
  ['%', []],
])('"%s" finds these customers', async (text, names) => {
  expect((await found('customers', text)).sort()).toEqual([...names].sort());
});

test.each([
  ['K-0815', ['2026-11-05', '2026-12-05']],
  ['5.12.2026', ['2026-12-05']],
  ['müller 5.12.2026', ['2026-12-05']],
  ['2026-12', ['2026-12-05']],
  ['12/2026', ['2026-12-05']],
  ['Dezember 2026', ['2026-12-05']],
  ['baeckerei 2026-11', ['2026-11-05']],
  ['2027-03', ['2026-11-05', '2026-12-05']],
  ['2026-10', []],
  ['torten', ['2026-12-05']],
  ['150 müller', ['2026-11-05', '2026-12-05']],
  ['müller torten', ['2026-12-05']],
  ['fuer 5" torte', ['2026-12-05']],
  ['brot graz', []],
  ['brot 316 123456', ['2026-11-05']],
  ['5.12.', ['2026-12-05']],
  ['5.12. müller', ['2026-12-05']],
  ['5. Dezember', ['2026-12-05']],
  ['décembre müller', ['2026-12-05']],
  ['Dezember', ['2026-12-05']],
  ['müller 5. Dez 2026', ['2026-12-05']],
  ['diciembre 2025', []],
  ['po-küche', ['2026-12-05']],
  ['PO-KUECHE', ['2026-12-05']],
])('"%s" finds the invoices of these days', async (text, days) => {
  expect((await found('invoices', text)).sort()).toEqual(days);
});

test('a word is not looked for in a field that a role hides', async () => {
  const right = (fields: string[]) =>
    inMyBusinesses(['customer'], ['read']).map((one) => ({ ...one, properties: { fields } }));
  const narrow = await memberOf(shop.business, right(['name', 'business']));
  expect(await found('customers', 'müller 0815', narrow)).toEqual([]);
  expect(await found('customers', '0316123456', narrow)).toEqual([]);
  expect(await found('customers', 'hinterhaus', narrow)).toEqual([]);
  expect(await found('customers', 'müller bäckerei', narrow)).toEqual([BAKERY]);
});

test('what is kept of a customer finds the same as its fields, where a role hides one of them', async () => {
  const fields = CUSTOMER_FIELDS.map(({ name }) => name).filter((name) => name !== 'tax_id');
  const right = inMyBusinesses(['customer'], ['read']).map((one) => ({
    ...one,
    properties: { fields: [...fields, 'business'] },
  }));
  const narrow = await memberOf(shop.business, right);
  for (const text of ['mueller baeckerei', '0316123456', '12345-34', 'jo" weiss', '991-01234'])
    expect([text, await found('customers', text, narrow)]).toEqual([
      text,
      await found('customers', text),
    ]);
});

test('a search of many words is found as it stands', async () => {
  const many = 'a b c d e f g h i j';
  await createCustomer(shop.client, { name: `The ${many}` });
  expect(await found('customers', many)).toEqual([`The ${many}`]);
  expect(await found('customers', 'j i h g f e d c b a')).toEqual([]);
});

test('a long or odd search is refused or finds nothing', async () => {
  const asked = (text: string) =>
    clerk.get(`/invoicing/lists/invoices/rows?${new URLSearchParams({ _q: text })}`);
  expect((await asked('a'.repeat(10_000))).status).toBe(400);
  expect((await asked('ab '.repeat(500))).status).toBe(400);
  for (const text of [
    '%',
    `';DROP TABLE x;--`,
    '%_%',
    '\\%',
    '((',
    '5.12.'.repeat(50),
    'e '.repeat(100),
  ])
    expect([text, (await asked(text)).body.data.total]).toEqual([text, 0]);
});
