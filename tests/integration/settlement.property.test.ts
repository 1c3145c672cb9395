import fc from 'fast-check';
import { INVOICE_STATUSES } from '../../src/domain/invoice-status';
import { adminApi, api } from '../support/api';
import { desk } from '../support/desk';
import type { Answer, HttpClient } from '../support/http';
import { createInvoice, line } from '../support/records';
import { readRun } from '../support/run';
import { expectSettled } from '../support/settlement';
import { times } from '../support/times';

let client: HttpClient;
let customer: string;

beforeAll(async () => {
  const made = await desk();
  client = api(made.key);
  customer = made.customer;
});

const cents = fc.integer({ min: 1, max: 4_000 }).map((amount) => amount / 100);
const pick = fc.nat(5);
const status = fc.constantFrom(...INVOICE_STATUSES);
const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), amount: cents }),
  fc.record({ do: fc.constant('void' as const), pick }),
  fc.record({ do: fc.constant('credit' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('reduce' as const), amount: cents }),
  fc.record({ do: fc.constant('refund' as const), pick, amount: cents }),
  fc.record({ do: fc.constant('voidRefund' as const), pick }),
  fc.record({ do: fc.constant('patch' as const), status }),
  fc.record({ do: fc.constant('panel' as const), status }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The second is more than what is due. */
const TWO_PAYMENTS: Step[] = [
  { do: 'pay', amount: 40 },
  { do: 'pay', amount: 40 },
];

/** An invoice, and the ids of what was recorded for it. */
interface Book {
  at: string;
  lines: string[];
  payments: string[];
  notes: string[];
  refunds: string[];
}

function send({ at, lines, ...ids }: Book, one: Step): Promise<Answer> {
  const [byQuantity, byAmount] = lines;
  switch (one.do) {
    case 'pay':
      return client.post(`${at}/payments`, { amount: one.amount });
    case 'void':
      return client.post(`/api/v1/payments/${ids.payments[one.pick] ?? 'none'}/void`);
    case 'credit': {
      const items = [{ line_id: byQuantity, quantity: one.quantity }];
      return client.post(`${at}/credit-notes`, { items });
    }
    case 'reduce': {
      const items = [{ line_id: byAmount, amount: one.amount }];
      return client.post(`${at}/credit-notes`, { items });
    }
    case 'refund': {
      const note = ids.notes[one.pick] ?? 'none';
      return client.post(`/api/v1/credit-notes/${note}/refunds`, { amount: one.amount });
    }
    case 'voidRefund':
      return client.post(`/api/v1/refunds/${ids.refunds[one.pick] ?? 'none'}/void`);
    case 'patch':
      return client.patch(at, { status: one.status });
    case 'panel': {
      const id = at.split('/').at(-1) ?? '';
      return adminApi().post(`/invoicing/invoices/${id}/state`, { state: one.status });
    }
  }
}

const LIST = { pay: 'payments', credit: 'notes', reduce: 'notes', refund: 'refunds' } as const;

test('any sequence over the API and in the panel keeps every sum', async () => {
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const items = [
        line({ quantity: 7, unit_price: 3.335 }),
        line({ quantity: 1, unit_price: 40 }),
      ];
      const { id } = await createInvoice(client, customer, {
        items,
        status: 'sent',
        amount_paid: 5,
      });
      const at = `/api/v1/invoices/${id}`;
      const { body } = await client.get(at);
      const lines = body.invoice_items.map((one: { id: string }) => one.id);
      const book: Book = { at, lines, payments: [], notes: [], refunds: [] };
      for (const one of steps) {
        const answer = await send(book, one);
        expect([200, 201, 400, 404, 409]).toContain(answer.status);
        if (answer.status === 201) book[LIST[one.do as keyof typeof LIST]].push(answer.body.id);
        if (answer.status === 409) codes.add(answer.body.code);
        await expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, id);
        const { body: now } = await client.get(at);
        const whole = Math.round((now.amount_paid + now.amount_credited + now.amount_due) * 100);
        if (now.status !== 'cancelled') expect(whole).toBe(Math.round(now.total * 100));
        else expect(now.amount_due).toBe(0);
      }
    }),
    { numRuns: times(25), examples: [[TWO_PAYMENTS]] },
  );
  // The sequences reach the refusals, too.
  expect([...codes]).toEqual(expect.arrayContaining(['amount_exceeds_due']));
});
