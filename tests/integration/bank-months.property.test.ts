import fc from 'fast-check';
import type { OpenItems, Statement, TaxReport } from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { createBooks, moved, type Movement } from '../support/bank-transactions';
import { at as reportAt, statementAt } from '../support/reports';
import { times } from '../support/times';

/** Months of a bank: a statement, its matches, and the books after them, beside a model that knows cents alone. */

const cents = fc.integer({ min: 1, max: 20_000 });
const step = fc.oneof(
  // Pays an invoice, or less or more than is due of it.
  fc.record({
    do: fc.constant('pay' as const),
    invoice: fc.nat(2),
    more: fc.integer({ min: -9_000, max: 9_000 }),
  }),
  fc.record({ do: fc.constant('all' as const) }),
  fc.record({ do: fc.constant('account' as const), cents }),
  fc.record({ do: fc.constant('bounce' as const), pick: fc.nat(9), fee: fc.nat(500) }),
  fc.record({ do: fc.constant('ignore' as const), cents }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Part {
  invoice: number;
  cents: number;
}

interface Paid {
  /** Its place on the statement. */
  entry: number;
  cents: number;
  parts: Part[];
  isBack: boolean;
}

/** What is done with an entry of the statement. */
type Deed =
  { do: 'match'; parts: Part[] } | { do: 'bounce'; of: number; fee: number } | { do: 'ignore' };

const text = (of: number): string => (of / 100).toFixed(2);
const total = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, one) => sum + one.cents, 0);

/** A month in cents. */
class Month {
  readonly entries: { cents: number; deed: Deed }[] = [];
  readonly paid: Paid[] = [];

  constructor(private readonly totals: readonly number[]) {}

  due(invoice: number): number {
    const parts = this.paid.filter((one) => !one.isBack).flatMap((one) => one.parts);
    return (this.totals[invoice] ?? 0) - total(parts.filter((one) => one.invoice === invoice));
  }

  left = ({ cents: all, parts, isBack }: Paid): number => (isBack ? 0 : all - total(parts));

  #receive(all: number, parts: Part[]): void {
    if (all <= 0) return;
    this.paid.push({ entry: this.entries.length, cents: all, parts, isBack: false });
    this.entries.push({ cents: all, deed: { do: 'match', parts } });
  }

  add(one: Step): void {
    switch (one.do) {
      case 'pay': {
        const due = this.due(one.invoice);
        const part = { invoice: one.invoice, cents: Math.min(due, due + one.more) };
        this.#receive(due + one.more, part.cents > 0 ? [part] : []);
        return;
      }
      case 'all': {
        const parts = this.totals.map((_, invoice) => ({ invoice, cents: this.due(invoice) }));
        const open = parts.filter((part) => part.cents > 0);
        this.#receive(total(open), open);
        return;
      }
      case 'account':
        this.#receive(one.cents, []);
        return;
      case 'ignore':
        this.entries.push({ cents: one.cents, deed: { do: 'ignore' } });
        return;
      case 'bounce': {
        const back = this.paid[one.pick];
        if (!back || back.isBack) return;
        back.isBack = true;
        const deed = { do: 'bounce', of: back.entry, fee: one.fee } as const;
        this.entries.push({ cents: -back.cents - one.fee, deed });
      }
    }
  }
}

type Books = Awaited<ReturnType<typeof createBooks>>;

/** Uploads the statement of a month, and does with each entry what the month says. */
async function live(books: Books, month: Month, invoices: readonly string[]): Promise<void> {
  const movements = month.entries.map((one): Movement => ({
    amount: text(one.cents),
    text: 'transfer',
  }));
  if (movements.length === 0) return;
  const rows = await moved(books, ...movements);
  for (const [at, { deed }] of month.entries.entries()) {
    const row = rows[at] ?? {};
    const match = async (body: object) => {
      const { status, text: said } = await books.act(
        row,
        deed.do === 'ignore' ? 'ignore' : 'match',
        body,
      );
      expect([at, status, status === 200 ? '' : said]).toEqual([at, 200, '']);
    };
    if (deed.do === 'ignore') await match({});
    else if (deed.do === 'bounce') {
      const [payment_id] = (await books.transaction(rows[deed.of]?.['id']))[
        'payment_ids'
      ] as string[];
      await match({ bounced: { payment_id, ...(deed.fee > 0 ? { fee: deed.fee / 100 } : {}) } });
    } else {
      const allocations = deed.parts.map((part) => ({
        invoice_id: invoices[part.invoice],
        amount: part.cents / 100,
      }));
      await match({ customer_id: books.customer, allocations });
    }
  }
}

async function report<T>(path: string): Promise<T> {
  const { status, body } = await adminApi().get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
}

test('statement, allocations and reports of a month agree with its model', async () => {
  const months = fc.record({
    totals: fc.array(cents, { minLength: 3, maxLength: 3 }),
    steps: fc.array(step, { maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(months, async ({ totals, steps }) => {
      const books = await createBooks();
      const invoices: string[] = [];
      for (const one of totals) invoices.push((await books.invoice(one / 100)).id);
      const month = new Month(totals);
      for (const one of steps) month.add(one);
      await live(books, month, invoices);

      const dues = totals.map((_, at) => month.due(at));
      for (const [at, id] of invoices.entries())
        expect((await books.client.get(`/api/v1/invoices/${id}`)).body.amount_due).toBe(
          (dues[at] ?? 0) / 100,
        );
      const { body } = await books.client.get('/api/v1/bank-transactions?status=open');
      expect(body.data).toEqual([]);
      const due = dues.reduce((sum, one) => sum + one, 0);
      const left = month.paid.reduce((sum, one) => sum + month.left(one), 0);
      const period = `from=2026-01-01&to=${new Date().toISOString().slice(0, 10)}`;
      const { parts } = await report<Statement>(statementAt(books.customer, period));
      expect(Number(parts[0]?.closing)).toBe((due - left) / 100);
      const open = await report<OpenItems>(reportAt(books.business, 'open-items'));
      expect(open.sums.map((one) => [Number(one.total), Number(one.on_account)])).toEqual(
        due + left === 0 ? [] : [[due / 100, left / 100]],
      );
      const tax = await report<TaxReport>(
        reportAt(books.business, `tax?basis=payment&group=whole&${period}`),
      );
      const paid = total(totals.map((one) => ({ cents: one }))) - due;
      expect(tax.sums.map(({ gross }) => Number(gross))).toEqual(paid === 0 ? [] : [paid / 100]);
    }),
    { numRuns: times(200) },
  );
});
