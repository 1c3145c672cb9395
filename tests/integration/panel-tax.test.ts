import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, desk, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
import type { Answer } from '../support/http';
import { createInvoice, createQuotation, type Fields } from '../support/records';

/** Three lines that bear 0.21 of tax rounded for each line, and 0.20 for each rate. */
const THREE = [1, 2, 3].map(() => line({ quantity: 1, unit_price: 0.33, tax_rate: 20 }));

const KINDS = [
  { form: INVOICES, create: createInvoice, issued: 'sent' },
  { form: QUOTATIONS, create: createQuotation, issued: 'accepted' },
];

const read = async (path: string) => (await adminApi().get(path)).body.data;

async function roundByRate(business: string): Promise<void> {
  const saved = await saveForm(`${BUSINESSES}/${business}`, { tax_rounding: 'rate' });
  expect([saved.status, saved.body.data?.tax_rounding]).toEqual([200, 'rate']);
}

describe.each(KINDS)('a business that changes to rounding for each rate', (kind) => {
  test('changes drafts when they are saved, and keeps issued documents', async () => {
    const { key, business, customer } = await desk();
    const draft = await kind.create(api(key), customer, { items: THREE });
    const issued = await kind.create(api(key), customer, { items: THREE, status: kind.issued });
    await roundByRate(business);
    for (const [{ id }, tax] of [
      [draft, 0.2],
      [issued, 0.21],
    ] as const) {
      const path = `${kind.form}/${id as string}`;
      const saved = await saveForm(path, { notes: 'Read again' });
      expect([saved.status, saved.body.data.tax_amount]).toEqual([200, tax]);
      const { total, items } = await read(path);
      expect(total).toBe(0.99 + tax);
      expect(items.map((one: Fields) => one.tax_amount)).toEqual(
        tax === 0.2 ? [0.07, 0.06, 0.07] : [0.07, 0.07, 0.07],
      );
    }
  });

  test('decides it, whatever a form says', async () => {
    const { business, customer } = await desk();
    const form = {
      business: connect(business),
      customer: connect(customer),
      items: THREE,
      tax_rounding: 'rate',
    };
    const made = await adminApi().post(kind.form, form);
    expect([made.body.data.tax_amount, made.body.data.tax_rounding]).toEqual([0.21, 'line']);
  });
});

describe('a setting of a business', () => {
  /** Makes an invoice right before the save and right after it, with the same key. */
  async function aroundSave(fields: object, item: object[], from: Fields = {}) {
    const { key, business, customer } = await desk(from);
    const before = await createInvoice(api(key), customer, { items: item });
    const saved = await adminApi().put(`${BUSINESSES}/${business}`, fields);
    const after = await createInvoice(api(key), customer, { items: item });
    expect(saved.status).toBe(200);
    return [before, after];
  }

  test('rounds the tax of the very next request of a key', async () => {
    const made = await aroundSave({ tax_rounding: 'rate' }, THREE);
    expect(made.map((one) => one.tax_amount)).toEqual([0.21, 0.2]);
  });

  test('names the category at 0 % of the very next request of a key', async () => {
    const made = await aroundSave({ zero_rate_category: 'Z' }, [line()]);
    expect(made.map(({ items }) => (items as Fields[])[0]?.tax_category)).toEqual([null, 'Z']);
  });

  test('determines the day of the very next request of a key', async () => {
    // Their clocks are 25 hours apart.
    const fields = { time_zone: 'Pacific/Kiritimati' };
    const made = await aroundSave(fields, [line()], { time_zone: 'Pacific/Pago_Pago' });
    const [before, after] = made.map((one) => String(one.issue_date));
    expect(before && after && before < after).toBe(true);
  });
});

describe('tax rounding and lock of a business', () => {
  const rulesOf = ({ status, body }: Answer) => [
    status,
    body.data?.tax_rounding,
    body.data?.lock_documents,
  ];

  test('are those of the country that it is made with, but for what is chosen', async () => {
    const fields = { name: 'Made in the panel', country_code: 'gr', tax_rounding: 'line' };
    const made = await adminApi().post(BUSINESSES, { ...fields, lock_documents: null });
    expect(rulesOf(made)).toEqual([201, 'line', 'when_issued']);
  });

  test('are those of the EU with the first country there, while nothing is issued', async () => {
    const { key, business, customer } = await desk();
    await createInvoice(api(key), customer);
    const path = `${BUSINESSES}/${business}`;
    const form = { country_code: 'de', tax_rounding: 'line', lock_documents: 'when_sent' };
    expect(rulesOf(await saveForm(path, form))).toEqual([200, 'rate', 'when_issued']);
    const other = { country_code: 'FR', tax_rounding: 'line', lock_documents: 'when_sent' };
    expect(rulesOf(await saveForm(path, other))).toEqual([200, 'line', 'when_sent']);
  });

  test.each([
    ['invoice', createInvoice],
    ['quotation', createQuotation],
  ] as const)('stay once an %s is issued, whatever the first country is', async (_, create) => {
    const { key, business, customer } = await desk();
    await create(api(key), customer, { status: 'sent' });
    const saved = await saveForm(`${BUSINESSES}/${business}`, { country_code: 'DE' });
    expect(rulesOf(saved)).toEqual([200, 'line', 'when_sent']);
  });

  test('stays when the country is changed, and follows it when the choice is removed', async () => {
    const { business } = await desk({ country_code: 'DE', tax_rounding: 'line' });
    const path = `${BUSINESSES}/${business}`;
    expect((await saveForm(path, { country_code: 'FR' })).body.data.tax_rounding).toBe('line');
    expect((await saveForm(path, { tax_rounding: null })).body.data.tax_rounding).toBe('rate');
  });
});

describe('a line in the panel', () => {
  async function saved(fields: object, businessFields: Fields = {}) {
    const { business, customer } = await desk(businessFields);
    const form = { business: connect(business), customer: connect(customer) };
    return adminApi().post(INVOICES, { ...form, items: [line(fields)] });
  }

  test('has its unit, category and reason, and their defaults', async () => {
    const fields = { unit_code: 'DAY', tax_category: 'AE', tax_exemption_reason: 'Reverse charge' };
    expect((await read(pathOf(await saved(fields)))).items).toMatchObject([fields]);
    const empty = { unit_code: '', tax_category: null, tax_exemption_reason: '', tax_rate: 20 };
    const defaults = { unit_code: 'C62', tax_category: 'S', tax_exemption_reason: null };
    expect((await read(pathOf(await saved(empty)))).items).toMatchObject([defaults]);
  });

  test('follows its rate to another category when nobody chose one', async () => {
    const path = pathOf(await saved({ tax_rate: 20 }, { zero_rate_category: 'E' }));
    const change = async (fields: object) => {
      const [{ id }] = (await read(path)).items;
      expect((await saveForm(path, { items: [{ id, ...fields }] })).status).toBe(200);
      return (await read(path)).items[0].tax_category;
    };
    expect(await change({ tax_rate: 0, tax_category: 'S' })).toBe('E');
    expect(await change({ tax_rate: 10, tax_category: 'E' })).toBe('S');
    expect(await change({ tax_rate: 0, tax_category: 'G' })).toBe('G');
    expect(await change({ description: 'Renamed', tax_category: 'G' })).toBe('G');
  });

  test('has the reason of its business only while it bears no tax', async () => {
    const small = { zero_rate_category: 'E', zero_rate_reason: 'Small business' };
    const path = pathOf(await saved({ tax_rate: 0 }, small));
    const [first] = (await read(path)).items;
    expect(first).toMatchObject({ tax_category: 'E', tax_exemption_reason: 'Small business' });
    const { id, tax_category, tax_exemption_reason } = first;
    const taxed = { id, tax_category, tax_exemption_reason, tax_rate: 19 };
    expect((await saveForm(path, { items: [taxed] })).status).toBe(200);
    const [line] = (await read(path)).items;
    expect(line).toMatchObject({ tax_category: 'S', tax_exemption_reason: null });
  });
});

const pathOf = ({ body }: { body: Fields }) =>
  `${INVOICES}/${(body as { data: { documentId: string } }).data.documentId}`;
