import fc from 'fast-check';
import { adminApi, api } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation, type Fields } from '../support/records';

let client: HttpClient;
let customers: string[];

beforeAll(async () => {
  const made = await desk();
  client = api(made.key);
  const second = await adminApi().post(CUSTOMERS, {
    name: 'Other',
    business: connect(made.business),
  });
  customers = [made.customer, second.body.data.documentId as string];
});

const STATUSES = {
  invoice: ['draft', 'sent', 'paid', 'overdue', 'cancelled'],
  quotation: ['draft', 'sent', 'accepted', 'rejected', 'expired', 'converted'],
} as const;
type Kind = keyof typeof STATUSES;

/** A change by one of the ways in. */
interface Step {
  way: 'PATCH' | 'form' | 'action';
  fields: Fields;
}

const stepsOf = (kind: Kind) => {
  const status = fc.constantFrom(...STATUSES[kind]);
  const content = fc.record(
    {
      state: status,
      notes: fc.constantFrom('a', 'b'),
      currency: fc.constantFrom('USD', 'EUR'),
      template_type: fc.constantFrom('modern', 'classic'),
      issue_date: fc.constantFrom('2026-01-01', '2026-02-01'),
      customer: fc.nat(1),
      items: fc.array(
        fc.nat(3).map((n) => line({ quantity: n + 1 })),
        { minLength: 1, maxLength: 3 },
      ),
      [`${kind}_number`]: fc.uuid(),
    },
    { requiredKeys: [] },
  );
  const patch = fc.record(
    { status, notes: fc.string(), items: fc.constant([]), currency: fc.constant('EUR') },
    { requiredKeys: ['notes'] },
  );
  return fc.array(
    fc.oneof(
      patch.map((fields): Step => ({ way: 'PATCH', fields })),
      content.map((fields): Step => ({ way: 'form', fields })),
      status.map((state): Step => ({ way: 'action', fields: { state } })),
    ),
    { minLength: 3, maxLength: 8 },
  );
};

async function take(kind: Kind, id: string, { way, fields }: Step): Promise<void> {
  if (way === 'PATCH') await client.patch(`/api/v1/${kind}s/${id}`, fields);
  else if (way === 'action') await adminApi().post(`/invoicing/${kind}s/${id}/state`, fields);
  else {
    const { customer, ...rest } = fields;
    const chosen = customers[Number(customer)];
    const forms = kind === 'invoice' ? INVOICES : QUOTATIONS;
    const named = chosen === undefined ? {} : { customer: connect(chosen) };
    await saveForm(`${forms}/${id}`, { ...rest, ...named });
  }
}

/** What is locked of a document, and when it was issued. */
async function contentOf(kind: Kind, id: string) {
  const { body } = await client.get(`/api/v1/${kind}s/${id}`);
  const { issued_at, customer_id, currency, issue_date, template_type, total } = body as Fields;
  const lines = body[`${kind}_items`] as Fields[];
  const number = body[`${kind}_number`] as string;
  return {
    issued_at,
    content: { number, customer_id, currency, issue_date, template_type, total, lines },
  };
}

test.each(['invoice', 'quotation'] as const)(
  'no sequence of calls changes the content of an %s while it is issued',
  async (kind) => {
    const seen = { issued: 0, changed: 0 };
    await fc.assert(
      fc.asyncProperty(stepsOf(kind), async (steps) => {
        const create = kind === 'invoice' ? createInvoice : createQuotation;
        const { id } = await create(client, customers[0] ?? '');
        let before = await contentOf(kind, id as string);
        for (const step of steps) {
          await take(kind, id as string, step);
          const after = await contentOf(kind, id as string);
          if (before.issued_at !== null && after.issued_at === before.issued_at) {
            expect(after.content).toEqual(before.content);
            seen.issued += 1;
          } else if (JSON.stringify(after.content) !== JSON.stringify(before.content)) {
            seen.changed += 1;
          }
          before = after;
        }
      }),
      { numRuns: 25 },
    );
    // Both happened, so the property was put to the test.
    expect(Math.min(seen.issued, seen.changed)).toBeGreaterThan(5);
  },
);
