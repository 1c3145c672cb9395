import fc from 'fast-check';
import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { createCustomer, line, type Created, type Fields } from '../support/records';
import { times } from '../support/times';

/** A draft that was replaced is the record that a create of the same body makes. */

let client: HttpClient;
let customers: string[];

beforeAll(async () => {
  client = api((await createKey({ businessFields: { tax_rounding: 'rate' } })).key);
  customers = [];
  for (const name of ['One', 'Two']) customers.push((await createCustomer(client, { name })).id);
});

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const date = fc.constantFrom('2026-01-31', '2027-02-28', '2030-12-01');
const cents = (max: number) => fc.integer({ min: 100, max }).map((n) => n / 100);

const item = fc.record({
  description: fc.constantFrom('Work', 'Übung', '{"id":"x"}'),
  quantity: cents(100_00),
  unit_price: cents(1_000_00),
  tax_rate: some(fc.constantFrom(0, 7, 19, 5.5)),
  discount_rate: some(fc.constantFrom(0, 10, 33.3333)),
  unit_code: some(fc.constantFrom('HUR', 'C62')),
  tax_exemption_reason: some(fc.constant('Reason')),
});

const FEE = { description: 'Fee', quantity: 1, unit_price: 10 };

const document = (
  deadline: string,
  more: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Fields> =>
  fc.record({
    customer_id: fc.constantFrom(0, 1).map((n) => n as unknown),
    // The fee leaves room for an amount paid.
    items: fc.array(item, { maxLength: 3 }).map((items) => [...items, FEE]),
    issue_date: some(date),
    [deadline]: some(date),
    currency: some(fc.constantFrom('EUR', 'JPY', 'KWD')),
    notes: some(fc.constant('Notes')),
    terms: some(fc.constant('Terms')),
    template_type: some(fc.constantFrom('classic', 'minimal')),
    ...more,
  });

const KINDS = {
  invoice: document('due_date', {
    status: some(fc.constantFrom('draft', 'sent', 'paid', 'overdue', 'cancelled')),
    amount_paid: some(fc.constant(0.01)),
    delivery_date: some(date),
    order_reference: some(fc.constant('PO-1')),
  }),
  quotation: document('valid_until', {
    status: some(fc.constantFrom('draft', 'sent', 'accepted', 'expired')),
  }),
};

const OWN = ['id', 'invoice_id', 'quotation_id', 'created_at', 'updated_at'];
const NUMBERS = ['invoice_number', 'quotation_number'];

/** The record without its ids, number and times; of the time of issue only whether there is one. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => ![...OWN, ...NUMBERS].includes(name));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, name === 'issued_at' ? one !== null : plain(one)]),
  );
}

test.each(Object.entries(KINDS))('PUT of %s', async (kind, bodies) => {
  const path = `/api/v1/${kind}s`;
  const read = async ({ id }: Created) => (await client.get(`${path}/${id as string}`)).body;
  await fc.assert(
    fc.asyncProperty(bodies, bodies, async (first, second) => {
      const sent = ({ customer_id: index, ...rest }: Fields) => ({
        ...rest,
        customer_id: customers[index as number],
      });
      const draft = await client.post(path, { ...sent(first), status: 'draft' });
      const replaced = await client.put(`${path}/${draft.body.id as string}`, sent(second));
      const created = await client.post(path, sent(second));
      expect([draft.status, replaced.status, created.status]).toEqual([201, 200, 201]);
      expect(plain(replaced.body)).toEqual(plain(created.body));
      expect(plain(await read(replaced.body))).toEqual(plain(await read(created.body)));
    }),
    { numRuns: times(60) },
  );
  expect((await client.post(path, { customer_id: customers[0], items: [line()] })).status).toBe(
    201,
  );
});
