import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, desk, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
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

  test('has new documents of the panel rounded so', async () => {
    const { business, customer } = await desk();
    await roundByRate(business);
    const form = { business: connect(business), customer: connect(customer), items: THREE };
    const made = await adminApi().post(kind.form, form);
    expect([made.status, made.body.data.tax_amount]).toEqual([201, 0.2]);
    expect(made.body.data.tax_rounding).toBe('rate');
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

describe('the tax rounding of a business', () => {
  const roundingOf = async (fields: object) => {
    const made = await adminApi().post(BUSINESSES, { name: 'Made in the panel', ...fields });
    expect(made.status).toBe(201);
    return made.body.data.tax_rounding;
  };

  test.each([
    ['DE', null, 'rate'],
    ['gr', undefined, 'rate'],
    ['DE', 'line', 'line'],
    ['CH', null, 'line'],
    ['CH', 'rate', 'rate'],
    [null, null, 'line'],
  ])('that is made with the country %s and the choice %s is %s', async (country, chosen, found) => {
    expect(await roundingOf({ country_code: country, tax_rounding: chosen })).toBe(found);
  });

  test('stays when the country is changed, and follows it when the choice is removed', async () => {
    const { business } = await desk();
    const path = `${BUSINESSES}/${business}`;
    const moved = await saveForm(path, { country_code: 'DE', tax_rounding: 'line' });
    expect(moved.body.data.tax_rounding).toBe('line');
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
    const [{ id }] = (await read(path)).items;
    const change = async (fields: object) => {
      expect((await saveForm(path, { items: [{ id, ...fields }] })).status).toBe(200);
      return (await read(path)).items[0].tax_category;
    };
    expect(await change({ tax_rate: 0, tax_category: 'S' })).toBe('E');
    expect(await change({ tax_rate: 10, tax_category: 'E' })).toBe('S');
    expect(await change({ tax_rate: 0, tax_category: 'G' })).toBe('G');
    expect(await change({ description: 'Renamed', tax_category: 'G' })).toBe('G');
  });

  test.each([
    [{ tax_category: 'Z', tax_rate: 20 }, 'items.0.tax_category', 'must be S'],
    [{ unit_code: 'day' }, 'items.0.unit_code', 'UN/ECE Recommendation 20'],
    [{ tax_exemption_reason: 'x'.repeat(256) }, 'items.0.tax_exemption_reason', '255'],
    [{ tax_category: 'X' }, 'items.0.tax_category', ''],
  ])('is refused with %j beside the field', async (fields, at, message) => {
    const { status, body } = await saved(fields);
    expect(status).toBe(400);
    const [problem] = body.error.details.errors;
    expect([problem.path.join('.'), problem.message]).toEqual([
      at,
      expect.stringContaining(message),
    ]);
  });
});

const pathOf = ({ body }: { body: Fields }) =>
  `${INVOICES}/${(body as { data: { documentId: string } }).data.documentId}`;
