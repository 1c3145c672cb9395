import { NO_REFERENCES } from '../../src/domain/fields/references';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeInvoice } from '../../src/billing/documents/change-invoice';
import { changeQuotation } from '../../src/billing/documents/change-quotation';
import type { Locked } from '../../src/billing/document';
import { QUOTATION_UPDATE } from '../../src/billing/schemas/quotation';
import { UNSTATED } from '../../src/domain/fields/documents';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../src/domain/invoice-status';
import { ENTRY_STATUSES, REFUND_STATUSES } from '../../src/domain/payment';
import { QUOTATION_STATUSES, type QuotationStatus } from '../../src/domain/quotation-status';
import { isEnded, RECURRING_STATUSES } from '../../src/domain/recurring-status';
import { parse } from '../../src/validation/parse';
import { refusal } from './domain/refusal';

/**
 * docs/statuses.md shows what the rules answer for each pair of statuses. `STATUSES_PAGE=write` writes its
 * tables anew.
 */

const PAGE = path.join(__dirname, '../../docs/statuses.md');
const DAY = '2026-03-01T08:00:00.000Z';
const NOW = new Date('2026-03-05T09:00:00Z');
const AT = { now: NOW, today: null };

const INVOICE: Locked['invoice'] = {
  ...NO_REFERENCES,
  delivery_address: null,
  ...UNSTATED,
  row_id: 1,
  status: 'draft',
  deadline: '2026-04-01',
  notes: null,
  terms: null,
  metadata: {},
  total: '100',
  amount_paid: '0',
  amount_paid_before: '0',
  amount_written_off: '0',
  amount_credited: '0',
  amount_recorded: '0',
  credit_total: '0',
  amount_refunded: '0',
  issued_at: null,
  handed_out_at: null,
  created_at: DAY,
  updated_at: DAY,
  lock_documents: 'when_sent',
  custom_fields: null,
};

const LATER = '2026-03-02T08:00:00.000Z';

/** An invoice in a status, of which nothing else is recorded. */
const invoiceIn = (status: InvoiceStatus): Locked['invoice'] => ({
  ...INVOICE,
  status,
  issued_at: status === 'draft' ? null : DAY,
  amount_paid: status === 'paid' ? '100' : '0',
});

/** Somebody sets a status: the events, or the code of the refusal. */
function outcome(change: () => { events: readonly string[] }, isSame: boolean): string {
  if (isSame) return 'stays';
  const events: string[] = [];
  const refused = refusal(() => {
    const told = change().events.filter((event) => !event.endsWith('.updated'));
    events.push(...told.map((event) => `\`${event}\``));
  });
  if (refused) return `409 \`${refused.code}\``;
  return events.length === 0 ? 'yes' : events.join(', ');
}

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_cell, at) =>
    Math.max(3, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (row: readonly string[], fill = ' ') =>
    `|${widths.map((width, at) => ` ${(row[at] ?? '').padEnd(width, fill)} `).join('|')}|`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      widths.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
};

const header = (statuses: readonly string[]) => ['from', ...statuses.map((one) => `to ${one}`)];

const invoices = (changed: Partial<Locked['invoice']>, from: readonly InvoiceStatus[]) =>
  table([
    header(INVOICE_STATUSES),
    ...from.map((status) => [
      status,
      ...INVOICE_STATUSES.map((to) =>
        outcome(
          () => changeInvoice({ ...invoiceIn(status), ...changed }, { status: to }, AT),
          status === to,
        ),
      ),
    ]),
  ]);

const quotationIn = (status: QuotationStatus): Locked['quotation'] => ({
  row_id: 1,
  status,
  deadline: '2026-04-01',
  ...NO_REFERENCES,
  delivery_address: null,
  notes: null,
  terms: null,
  metadata: {},
  total: '100',
  issued_at: status === 'draft' ? null : DAY,
  handed_out_at: null,
  created_at: DAY,
  updated_at: DAY,
  lock_documents: 'when_sent',
  custom_fields: null,
});

function quotationOutcome(from: QuotationStatus, to: QuotationStatus): string {
  const refused = refusal(() => parse(QUOTATION_UPDATE, { status: to }));
  if (refused && from !== to) return '400, only `convert` does';
  return outcome(() => changeQuotation(quotationIn(from), { status: to }, NOW), from === to);
}

const ENDED = '409 `recurring_invoice_ended`';
const orEnded = (status: (typeof RECURRING_STATUSES)[number], does: string) =>
  isEnded(status) ? ENDED : does;

const TABLES: Record<string, () => string> = {
  invoice: () => invoices({}, INVOICE_STATUSES),
  'invoice-handed-out': () => invoices({ handed_out_at: LATER }, ['sent', 'overdue']),
  'invoice-partly-paid': () =>
    invoices({ amount_paid: '40', amount_recorded: '40' }, ['sent', 'overdue']),
  'invoice-paid': () => invoices({ amount_paid: '100', amount_recorded: '100' }, ['paid']),
  quotation: () =>
    table([
      header(QUOTATION_STATUSES),
      ...QUOTATION_STATUSES.map((from) => [
        from,
        ...QUOTATION_STATUSES.map((to) => quotationOutcome(from, to)),
      ]),
    ]),
  recurring: () =>
    table([
      ['from', 'pause', 'resume', 'skip, run', 'cancel'],
      ...RECURRING_STATUSES.map((status) => [
        status,
        status === 'paused' ? 'stays' : orEnded(status, 'to paused'),
        status === 'active' ? 'stays' : orEnded(status, 'to active, or completed'),
        orEnded(status, `${status}, or completed`),
        status === 'cancelled' ? 'stays' : orEnded(status, 'to cancelled'),
      ]),
    ]),
};

const blockOf = (name: string) => new RegExp(`(<!-- ${name} -->\n\n)([^]*?)(\n\n<!-- end -->)`);

test.each(Object.keys(TABLES))('the page on statuses shows what the rules answer: %s', (name) => {
  const page = readFileSync(PAGE, 'utf8');
  const made = TABLES[name]?.() ?? '';
  if (process.env['STATUSES_PAGE'] === 'write') {
    writeFileSync(
      PAGE,
      page.replace(blockOf(name), (_all, head, _old, foot) => head + made + foot),
    );
    return;
  }
  expect(blockOf(name).exec(page)?.[2]).toBe(made);
});

test('the page names every status of payments and refunds', () => {
  const page = readFileSync(PAGE, 'utf8');
  const named = (name: string) =>
    [...(blockOf(name).exec(page)?.[2] ?? '').matchAll(/^\| (\w+) /gm)].map(([, status]) => status);
  expect(named('payment').slice(1)).toEqual([...ENTRY_STATUSES]);
  expect(named('refund').slice(1).sort()).toEqual([...REFUND_STATUSES].sort());
});
