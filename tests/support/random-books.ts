import fc from 'fast-check';
import { INVOICE_STATUSES } from '../../src/domain/invoice-status';
import { api, createKey } from './api';
import type { HttpClient } from './http';
import { createCustomer, createInvoice, createProduct, type Fields } from './records';

/** A business with customers and products. */
export interface Shop {
  business: string;
  client: HttpClient;
  customers: string[];
  products: (string | null)[];
}

const day = fc.integer({ min: 0, max: 200 }).map((days) => {
  return new Date(Date.UTC(2026, 0, 10) + days * 86_400_000).toISOString().slice(0, 10);
});
const cents = fc.integer({ min: 1, max: 30_000 }).map((amount) => amount / 100);
const pick = fc.nat(3);
/** Of what is due. */
const part = fc.constantFrom(1, 0.5, 0.333);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 7 }),
  unit_price: fc.oneof(
    fc.integer({ min: 100, max: 30_000 }).map((amount) => amount / 100),
    fc.constantFrom(3.335, 1.5),
  ),
  tax_rate: fc.constantFrom(19, 7, 20.5, 0),
  discount_rate: fc.constantFrom(0, 12.5),
  product: pick,
});
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      day,
      part,
      method: fc.constantFrom('cash', 'write_off', null),
    }),
  },
  fc.record({ do: fc.constant('void' as const), pick }),
  fc.record({ do: fc.constant('credit' as const), day, pick, quantity: fc.constantFrom(1, 2, 3) }),
  fc.record({ do: fc.constant('reduce' as const), day, pick, amount: cents }),
  fc.record({ do: fc.constant('creditAll' as const), day }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('refund' as const), pick, day, part }),
  },
  fc.record({ do: fc.constant('patch' as const), status: fc.constantFrom(...INVOICE_STATUSES) }),
);
/** An invoice, and steps of which the service may refuse some. */
export const invoiceSpec = fc.record({
  day,
  due: fc.option(day),
  customer: pick,
  currency: fc.constantFrom('EUR', 'EUR', 'JPY'),
  status: fc.constantFrom('sent', 'sent', 'sent', 'paid', 'draft'),
  stated: fc.constantFrom(0, 0, 0.5),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { minLength: 2, maxLength: 10 }),
});
type Spec = typeof invoiceSpec extends fc.Arbitrary<infer T> ? T : never;
type Step = Spec['steps'][number];

const plain: Spec = {
  day: '2026-02-01',
  due: '2026-03-01',
  customer: 0,
  currency: 'EUR',
  status: 'sent',
  stated: 0,
  lines: [{ quantity: 2, unit_price: 50, tax_rate: 19, discount_rate: 0, product: 0 }],
  steps: [],
};
const pay = (share: 1 | 0.5): Step => {
  return { do: 'pay', day: '2026-02-05', part: share, method: 'cash' };
};
const becomes = (status: 'cancelled' | 'sent'): Step => ({ do: 'patch', status });
/**
 * An example for properties: a late invoice, a draft, one paid in two parts, credited and refunded, one that is
 * credited on a day before its write-off, and one that is cancelled and revived before and after a part of it
 * is credited.
 */
export const BOOKS_WITH_ALL: Spec[] = [
  plain,
  { ...plain, due: null, status: 'draft' },
  {
    ...plain,
    steps: [
      pay(0.5),
      pay(1),
      { do: 'creditAll', day: '2026-02-10' },
      { do: 'refund', pick: 0, day: '2026-02-12', part: 1 },
    ],
  },
  {
    ...plain,
    steps: [
      { do: 'pay', day: '2026-04-02', part: 1, method: 'write_off' },
      { do: 'credit', day: '2026-03-05', pick: 0, quantity: 1 },
    ],
  },
  {
    ...plain,
    steps: [
      becomes('cancelled'),
      becomes('sent'),
      { do: 'credit', day: '2026-02-10', pick: 0, quantity: 1 },
      becomes('cancelled'),
      becomes('sent'),
      becomes('cancelled'),
    ],
  },
];

export async function randomShop(): Promise<Shop> {
  const zone = { time_zone: 'Pacific/Kiritimati', tax_rounding: 'rate' };
  const { key, business } = await createKey({ businessFields: zone });
  const client = api(key);
  const customers: string[] = [];
  for (const name of ['Ada', 'Bob', 'Cy'])
    customers.push((await createCustomer(client, { name })).id);
  const products: (string | null)[] = [null];
  for (const name of ['Hours', 'Paper']) products.push((await createProduct(client, { name })).id);
  return { business, client, customers, products };
}

interface Made {
  at: string;
  lines: string[];
  payments: string[];
  notes: string[];
  /** The issue dates of the invoice, and of each credit note. */
  day: string;
  noteDays: string[];
}

/** A day that a booking may have. Most random days would be before that of its document. */
const notBefore = (issued: string, one: string) => (one < issued ? issued : one);

const chosen = (list: readonly string[], index: number) => list[index % list.length] ?? 'none';

/** A part of the amount that a record has due. */
async function partOf(client: HttpClient, path: string, field: string, share: number) {
  const { body } = await client.get(path);
  return Math.round(Number(body[field] ?? 0) * share * 100) / 100;
}

async function send(client: HttpClient, { at, ...ids }: Made, one: Step): Promise<void> {
  const created = async (list: string[] | null, path: string, body: Fields) => {
    const { status, body: answer } = await client.post(path, body);
    if (status === 201) list?.push(answer.id);
    else expect([400, 404, 409]).toContain(status);
  };
  const item = (fields: Fields) => [
    { line_id: chosen(ids.lines, 'pick' in one ? one.pick : 0), ...fields },
  ];
  const noted = async (one: { day: string }, fields: Fields = {}) => {
    const issue_date = notBefore(ids.day, one.day);
    const known = ids.notes.length;
    await created(ids.notes, `${at}/credit-notes`, { issue_date, ...fields });
    if (ids.notes.length > known) ids.noteDays.push(issue_date);
  };
  if (one.do === 'pay') {
    const amount = await partOf(client, at, 'amount_due', one.part);
    const fields = { amount, paid_on: notBefore(ids.day, one.day), method: one.method };
    await created(ids.payments, `${at}/payments`, fields);
  } else if (one.do === 'void')
    await client.post(`/api/v1/payments/${chosen(ids.payments, one.pick)}/void`);
  else if (one.do === 'credit') await noted(one, { items: item({ quantity: one.quantity }) });
  else if (one.do === 'reduce') await noted(one, { items: item({ amount: one.amount }) });
  else if (one.do === 'creditAll') await noted(one);
  else if (one.do === 'refund') {
    const note = `/api/v1/credit-notes/${chosen(ids.notes, one.pick)}`;
    const amount = await partOf(client, note, 'refund_due', one.part);
    const issued = chosen(ids.noteDays, one.pick);
    const refunded_on = notBefore(issued === 'none' ? ids.day : issued, one.day);
    await created(null, `${note}/refunds`, { amount, refunded_on });
  } else await client.patch(at, { status: one.status });
}

/** More steps on an invoice that was written before. */
export async function goOn(client: HttpClient, id: string, steps: readonly Step[]): Promise<void> {
  const at = `/api/v1/invoices/${id}`;
  const { body } = await client.get(at);
  const listed = async (path: string) => (await client.get(path)).body.data as Fields[];
  const payments = await listed(`${at}/payments`);
  const notes = await listed(`/api/v1/credit-notes?invoice_id=${id}`);
  const made: Made = {
    at,
    lines: body.invoice_items.map((one: { id: string }) => one.id),
    payments: payments.map((one) => one['id'] as string),
    notes: notes.map((one) => one['id'] as string),
    day: body.issue_date,
    noteDays: notes.map((one) => one['issue_date'] as string),
  };
  for (const one of steps) await send(client, made, one);
}

/** Writes an invoice and all that happens to it over the API. Refusals are part of it. */
export async function write({ client, customers, products }: Shop, spec: Spec): Promise<void> {
  const items = spec.lines.map(({ product, ...one }) => {
    const product_id = products[product % products.length];
    return { description: 'Work', ...one, ...(product_id === null ? {} : { product_id }) };
  });
  const { id } = await createInvoice(client, customers[spec.customer % customers.length] ?? '', {
    items,
    issue_date: spec.day,
    currency: spec.currency,
    status: spec.status,
    ...(spec.due !== null && spec.due >= spec.day ? { due_date: spec.due } : {}),
    amount_paid: spec.stated,
  });
  await goOn(client, id as string, spec.steps);
}
