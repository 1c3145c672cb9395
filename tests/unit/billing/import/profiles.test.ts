import {
  CUSTOMER_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '../../../../src/billing/import/fields';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';
import { PROFILES, profilesOf } from '../../../../src/billing/import/profiles';
import { readFile } from '../../../../src/billing/import/read-file';

const FIELDS = {
  customers: CUSTOMER_IMPORT_FIELDS,
  products: PRODUCT_IMPORT_FIELDS,
  invoices: PAST_INVOICE_FIELDS,
};

const LISTS = ['customers', 'products', 'invoices'] as const;

test('every column of a profile fills a field, and a profile is found by its own columns', async () => {
  for (const list of LISTS)
    for (const { id, tables } of profilesOf(list))
      for (const { shownBy, fills } of tables) {
        const known = FIELDS[list].map(({ name }) => name);
        expect(known).toEqual(expect.arrayContaining(Object.values(fills)));
        const columns = [...new Set([...shownBy, ...Object.keys(fills)])];
        const file = Buffer.from(`"${columns.join('","')}"\n1`);
        const { reading } = await readFile(file, FIELDS[list], {}, profilesOf(list));
        expect([list, reading.profile]).toEqual([list, id]);
      }
});

test('names of programs stand once', () => {
  expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
});

const FREEAGENT = 'Reference,Dated on,Contact,Net value,Total value';
const read = (columns: string, chosen = {}) =>
  readFile(
    Buffer.from(`${columns}\n1,2,3,4,5`),
    PAST_INVOICE_FIELDS,
    chosen,
    profilesOf('invoices'),
  );

test('further columns do not hide a program, and a missing one does', async () => {
  expect((await read(`${FREEAGENT},Reason`)).reading).toMatchObject({
    profile: 'freeagent',
    mapping: ['invoice_number', 'issue_date', 'customer_name', 'subtotal', 'total', null],
  });
  expect((await read(FREEAGENT.replace(',Net value', ''))).reading.profile).toBeNull();
});

test('somebody names another program, or none', async () => {
  expect((await read(FREEAGENT, { profile: 'none' })).reading).toMatchObject({
    profile: null,
    mapping: ['order_reference', null, 'customer_name', null, null],
  });
  expect((await read(FREEAGENT, { profile: 'xero' })).reading.mapping).toEqual([
    'order_reference',
    null,
    null,
    null,
    null,
  ]);
});
