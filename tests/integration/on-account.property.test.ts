import fc from 'fast-check';
import type { OpenItems, Statement, TaxReport } from '../../src/panel/answers';
import { adminApi, api, createKey } from '../support/api';
import type { Answer, HttpClient } from '../support/http';
import { at as reportAt, statementAt } from '../support/reports';
import { createCustomer, createInvoice, line } from '../support/records';
import { readRun } from '../support/run';
import { expectSettled } from '../support/settlement';
import { times } from '../support/times';

/** Payments, allocations, refunds and voids in any order, beside a model that knows cents alone. */

interface Part {
  id: string;
  invoice: number;
  cents: number;
  voided: boolean;
}

interface Paid {
  id: string;
  cents: number;
  voided: boolean;
  parts: Part[];
  refunds: { id: string; cents: number; voided: boolean }[];
}

const TOTALS = [11_900, 4_760, 2_380];
const pick = fc.nat(3);
const cents = fc.integer({ min: 1, max: 14_000 });
const invoice = fc.nat(TOTALS.length - 1);
const some = fc.option(cents);
const step = fc.oneof(
  fc.record({
    do: fc.constant('receive' as const),
    cents,
    parts: fc.array(fc.record({ invoice, cents: some }), { maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('pay' as const), invoice, cents }),
  fc.record({ do: fc.constant('allocate' as const), pick, invoice, cents: some }),
  fc.record({ do: fc.constant('voidPart' as const), pick, part: pick }),
  fc.record({ do: fc.constant('void' as const), pick }),
  fc.record({ do: fc.constant('refund' as const), pick, cents }),
  fc.record({ do: fc.constant('voidRefund' as const), pick, refund: pick }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** More than is on account, and then more than is due. */
const REFUSED: Step[] = [
  { do: 'receive', cents: 10_000, parts: [] },
  { do: 'allocate', pick: 0, invoice: 2, cents: 10_001 },
  { do: 'allocate', pick: 0, invoice: 2, cents: 2_381 },
  { do: 'pay', invoice: 2, cents: 2_500 },
  { do: 'allocate', pick: 0, invoice: 2, cents: null },
  { do: 'allocate', pick: 0, invoice: 0, cents: null },
];

const money = (of: number) => of / 100;
const sum = (all: readonly { cents: number; voided: boolean }[]) =>
  all.reduce((total, one) => total + (one.voided ? 0 : one.cents), 0);

/** What the answer must be: a status, and a code where it is refused. */
type Expected = 200 | 201 | [404 | 409, string];
const UNKNOWN: Expected = [404, 'not_found'];

class Books {
  readonly payments: Paid[] = [];

  constructor(
    private readonly client: HttpClient,
    private readonly customer: string,
    private readonly invoices: readonly string[],
  ) {}

  due(at: number): number {
    const parts = this.payments.flatMap((one) => one.parts).filter((one) => one.invoice === at);
    return (TOTALS[at] ?? 0) - sum(parts);
  }

  left(paid: Paid): number {
    return paid.voided ? 0 : paid.cents - sum(paid.parts) - sum(paid.refunds);
  }

  /** The amount of a part, or the code of its refusal. */
  private part(left: number, due: number, wanted: number | null): number | string {
    if (wanted !== null) {
      if (wanted > left) return 'amount_exceeds_unallocated';
      return wanted > due ? 'amount_exceeds_due' : wanted;
    }
    if (left === 0) return 'amount_exceeds_unallocated';
    return due === 0 ? 'invoice_not_payable' : Math.min(left, due);
  }

  private receive({ cents: whole, parts }: Extract<Step, { do: 'receive' }>) {
    const dues = TOTALS.map((_, at) => this.due(at));
    let left = whole;
    const made: Omit<Part, 'id'>[] = [];
    let expected: Expected = 201;
    for (const one of parts) {
      const found = this.part(left, dues[one.invoice] ?? 0, one.cents);
      if (typeof found === 'string') {
        expected = [409, found];
        break;
      }
      left -= found;
      dues[one.invoice] = (dues[one.invoice] ?? 0) - found;
      made.push({ invoice: one.invoice, cents: found, voided: false });
    }
    const allocations = parts.map((one) => ({
      invoice_id: this.invoices[one.invoice],
      ...(one.cents === null ? {} : { amount: money(one.cents) }),
    }));
    const body = { amount: money(whole), currency: 'EUR', allocations };
    return { path: `customers/${this.customer}/payments`, body, expected, whole, made };
  }

  async run(one: Step): Promise<{ answer: Answer; expected: Expected }> {
    const post = (path: string, body?: unknown) => this.client.post(`/api/v1/${path}`, body);
    if (one.do === 'receive' || one.do === 'pay') {
      const due = one.do === 'pay' ? this.due(one.invoice) : 0;
      const amount = Math.min(due, one.cents);
      const { path, body, expected, whole, made } =
        one.do === 'receive'
          ? this.receive(one)
          : {
              path: `invoices/${this.invoices[one.invoice]}/payments`,
              body: { amount: money(one.cents), excess: 'on_account' },
              expected: 201 as const,
              whole: one.cents,
              made: amount === 0 ? [] : [{ invoice: one.invoice, cents: amount, voided: false }],
            };
      const answer = await post(path, body);
      if (expected === 201) {
        const parts = made.map((part, at) => ({ ...part, id: answer.body.allocations[at].id }));
        this.payments.push({ id: answer.body.id, cents: whole, voided: false, parts, refunds: [] });
      }
      return { answer, expected };
    }
    const paid = this.payments[one.pick];
    if (!paid) return { answer: await post('payments/none/void'), expected: UNKNOWN };
    return this.change(paid, one, post);
  }

  private async change(
    paid: Paid,
    one: Exclude<Step, { do: 'receive' | 'pay' }>,
    post: (path: string, body?: unknown) => Promise<Answer>,
  ): Promise<{ answer: Answer; expected: Expected }> {
    const at = `payments/${paid.id}`;
    if (one.do === 'allocate') {
      const found = this.part(this.left(paid), this.due(one.invoice), one.cents);
      const amount = one.cents === null ? {} : { amount: money(one.cents) };
      const answer = await post(`${at}/allocations`, {
        invoice_id: this.invoices[one.invoice],
        ...amount,
      });
      if (typeof found === 'string') return { answer, expected: [409, found] };
      const id = answer.body.allocations?.at(-1)?.id;
      paid.parts.push({ id, invoice: one.invoice, cents: found, voided: false });
      return { answer, expected: 201 };
    }
    if (one.do === 'void') {
      const answer = await post(`${at}/void`);
      if (!paid.voided && sum(paid.refunds) > 0)
        return { answer, expected: [409, 'payment_refunded'] };
      paid.voided = true;
      for (const part of paid.parts) part.voided = true;
      return { answer, expected: 200 };
    }
    if (one.do === 'refund') {
      const answer = await post(`${at}/refunds`, { amount: money(one.cents) });
      if (one.cents > this.left(paid))
        return { answer, expected: [409, 'amount_exceeds_unallocated'] };
      paid.refunds.push({ id: answer.body.id, cents: one.cents, voided: false });
      return { answer, expected: 201 };
    }
    const [list, index] =
      one.do === 'voidPart' ? [paid.parts, one.part] : [paid.refunds, one.refund];
    const found = list[index];
    if (!found) return { answer: await post('payments/none/void'), expected: UNKNOWN };
    const path =
      one.do === 'voidPart' ? `${at}/allocations/${found.id}/void` : `refunds/${found.id}/void`;
    const answer = await post(path);
    found.voided = true;
    return { answer, expected: 200 };
  }
}

async function newBooks() {
  const { key, business } = await createKey({ businessFields: { default_currency: 'EUR' } });
  const client = api(key);
  const { id: customer } = await createCustomer(client);
  const invoices: string[] = [];
  for (const total of TOTALS) {
    const items = [line({ quantity: 1, unit_price: total / 119, tax_rate: 19 })];
    const { id } = await createInvoice(client, customer, { items, status: 'sent' });
    invoices.push(id);
  }
  return { client, business, customer, invoices, books: new Books(client, customer, invoices) };
}

const text = (of: number) => String(money(of));
const today = () => new Date().toISOString().slice(0, 10);

async function report<T>(path: string): Promise<T> {
  const { status, body } = await adminApi().get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
}

test('any sequence keeps what is due, on account, stated and taxed', async () => {
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const { client, business, customer, invoices, books } = await newBooks();
      for (const one of steps) {
        const { answer, expected } = await books.run(one);
        const [status, code] = Array.isArray(expected) ? expected : [expected, undefined];
        expect([one, answer.status, answer.body.code]).toEqual([one, status, code]);
        if (code !== undefined) codes.add(code);
      }
      const dues = invoices.map((_, at) => books.due(at));
      const lefts = books.payments.map((one) => books.left(one));
      for (const [at, id] of invoices.entries()) {
        const { body } = await client.get(`/api/v1/invoices/${id}`);
        expect(body.amount_due).toBe(money(dues[at] ?? 0));
        await expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, id);
      }
      for (const [at, { id, refunds }] of books.payments.entries()) {
        const { body } = await client.get(`/api/v1/payments/${id}`);
        const { unallocated_amount, refunded_amount } = body;
        expect([unallocated_amount, refunded_amount]).toEqual([
          money(lefts[at] ?? 0),
          money(sum(refunds)),
        ]);
      }
      const due = dues.reduce((all, one) => all + one, 0);
      const left = lefts.reduce((all, one) => all + one, 0);
      const balance = await client.get(`/api/v1/customers/${customer}/balance`);
      const row = { currency: 'EUR', due: money(due), on_account: money(left) };
      expect(balance.body.data).toEqual(due + left === 0 ? [] : [row]);

      const period = `from=${today().slice(0, 4)}-01-01&to=${today()}`;
      const { parts } = await report<Statement>(statementAt(customer, period));
      expect(parts[0]?.closing).toBe(text(due - left));
      const open = await report<OpenItems>(reportAt(business, 'open-items'));
      expect(open.sums).toMatchObject(
        due + left === 0 ? [] : [{ total: text(due), on_account: text(left) }],
      );
      const tax = await report<TaxReport>(
        reportAt(business, `tax?basis=payment&group=whole&${period}`),
      );
      const paid = TOTALS.reduce((all, one) => all + one, 0) - due;
      expect(tax.sums.map(({ gross }) => gross)).toEqual(paid === 0 ? [] : [text(paid)]);
    }),
    { numRuns: times(25), examples: [[REFUSED]] },
  );
  const reached = ['amount_exceeds_due', 'amount_exceeds_unallocated'];
  expect([...codes]).toEqual(expect.arrayContaining(reached));
});

test('money that several requests take at once is taken once', async () => {
  const { client, customer, invoices, books } = await newBooks();
  for (let round = 0; round < times(20); round += 1) {
    const body = { amount: 10, currency: 'EUR' };
    const { body: payment } = await client.post(`/api/v1/customers/${customer}/payments`, body);
    const at = `/api/v1/payments/${payment.id}`;
    const answers = await Promise.all([
      ...invoices.map((invoice_id) => client.post(`${at}/allocations`, { invoice_id, amount: 6 })),
      client.post(`${at}/refunds`, { amount: 6 }),
    ]);
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    const { body: after } = await client.get(at);
    expect(after.unallocated_amount).toBe(4);
    for (const { body: refund } of taken.filter(({ body: one }) => 'payment_id' in one))
      await client.post(`/api/v1/refunds/${refund.id}/void`);
    await client.post(`${at}/void`);
  }
  expect(books.due(0)).toBe(TOTALS[0]);
  for (const id of invoices) await expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, id);
});
