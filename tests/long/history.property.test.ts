import { adminApi, api, createKey } from '../support/api';
import { connect, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { historyOf, replay } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { randomFrom, type Random } from '../support/random-from';
import { times } from '../support/times';

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const CASES = times(4);
const STEPS = 24;

const STATUSES = {
  invoices: ['draft', 'sent', 'paid', 'overdue', 'cancelled'],
  quotations: ['draft', 'sent', 'accepted', 'rejected', 'expired'],
};
const TEXTS = [
  null,
  '',
  'Short',
  'Ünïcode 🙂 "quoted" \\ back',
  '{"json": [1]}',
  'x'.repeat(9_000),
];
const DATES = [null, '2030-01-01', '2031-12-31'];

type Kind = keyof typeof STATUSES;

const SETUP = {
  invoices: { create: createInvoice, forms: INVOICES, deadline: 'due_date' },
  quotations: { create: createQuotation, forms: QUOTATIONS, deadline: 'valid_until' },
} as const;

interface Subject {
  kind: Kind;
  id: string;
  client: HttpClient;
  customers: readonly string[];
  pick: <T>(from: readonly T[]) => T;
  random: Random;
}

async function patch({ kind, id, client, pick, random }: Subject): Promise<void> {
  const fields = {
    status: pick(STATUSES[kind]),
    notes: pick(TEXTS),
    terms: pick(TEXTS),
    metadata: pick([{ a: '1', b: '2' }, { a: null }, null]),
    [SETUP[kind].deadline]: pick(DATES),
    ...(kind === 'invoices' ? { order_reference: pick(['PO 1', null]) } : {}),
  };
  const some = Object.entries(fields).filter(() => random(2) === 0);
  await client.patch(`/api/v1/${kind}/${id}`, Object.fromEntries(some));
}

/** Changes, adds, removes and moves lines, and may change other fields. Refused saves count too. */
async function saveLines(subject: Subject): Promise<void> {
  const { kind, id, pick, random, customers } = subject;
  const path = `${SETUP[kind].forms}/${id}`;
  const form = (await adminApi().get(path)).body.data as { items: { id: number }[] };
  const kept = form.items.filter(() => random(4) > 0).map((item) => ({ id: item.id }));
  const changed = kept.map((item) => ({
    ...item,
    ...(random(2) === 0 ? { quantity: 1 + random(5) } : {}),
    ...(random(3) === 0 ? { unit_price: pick([0.1, 33.333333, 12345678901.1234]) } : {}),
  }));
  const added = random(2) === 0 ? [line({ description: pick(['Added', 'More']) })] : [];
  const items = random(2) === 0 ? [...changed, ...added] : [...added, ...changed.toReversed()];
  const others = {
    notes: pick(TEXTS),
    customer: connect(pick(customers)),
    template_type: pick(['modern', 'classic']),
  };
  await saveForm(path, { items, ...(random(2) === 0 ? others : {}) });
}

async function changeState({ kind, id, pick }: Subject): Promise<void> {
  await adminApi().post(`/invoicing/${kind}/${id}/state`, { state: pick(STATUSES[kind]) });
}

/** The record as the API answers it, in the form of the history. */
async function current({ kind, id, client }: Subject): Promise<Record<string, unknown>> {
  const { body } = await client.get(`/api/v1/${kind}/${id}`);
  const name = kind === 'invoices' ? 'invoice' : 'quotation';
  const items = (body[`${name}_items`] as object[]).map((item) => ({
    discount_rate: 0,
    ...item,
    [`${name}_id`]: undefined,
  }));
  const { business_id: _b, created_at: _c, updated_at: _u, customers: _d, ...shown } = body;
  const metadata = Object.keys(body.metadata as object).length > 0 ? body.metadata : null;
  return {
    ...shown,
    metadata,
    id: undefined,
    amount_due: undefined,
    // The history of the payments tells of it.
    amount_written_off: undefined,
    [`${name}_items`]: undefined,
    items,
  };
}

const nullsOut = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value != null));

describe.each(['invoices', 'quotations'] as const)('%s', (kind) => {
  test.each(Array.from({ length: CASES }, (_, place) => SEED + place))(
    'entries replay to the record after random changes (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
      const client = api((await createKey()).key);
      const customers = [(await createCustomer(client)).id, (await createCustomer(client)).id];
      const items = [line(), line({ description: 'Second', unit_price: 0.333333 })];
      const { id } = await SETUP[kind].create(client, customers[0] ?? '', { items });
      const subject = { kind, id, client, customers, pick, random };
      for (let step = 0; step < STEPS; step++) {
        await pick([patch, saveLines, saveLines, changeState])(subject);
      }
      const entries = await historyOf(client, `/api/v1/${kind}/${id as string}`);
      expect(entries.length).toBeGreaterThan(STEPS / 3);
      expect(nullsOut(replay(entries))).toEqual(nullsOut(await current(subject)));
      // Two changes in turn never say the same thing.
      for (const { changes } of entries)
        for (const { before, after } of changes) expect(before).not.toEqual(after);
    },
  );
});
