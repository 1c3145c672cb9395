import { NO_PERIOD } from '../../../src/domain/service-period';
import { NO_REFERENCES } from '../../../src/domain/fields/references';
import { changeInvoice } from '../../../src/billing/documents/change-invoice';
import { changeQuotation } from '../../../src/billing/documents/change-quotation';
import type { Locked } from '../../../src/billing/document';
import type { InvoiceUpdate } from '../../../src/billing/schemas/invoice';
import type { QuotationUpdate } from '../../../src/billing/schemas/quotation';
import { UNSTATED } from '../../../src/domain/fields/documents';
import { refusal } from '../domain/refusal';

const CREATED = '2026-03-01T08:00:00.000Z';
const NOW = new Date('2026-03-05T09:00:00Z');
const AT = { now: NOW, today: '2026-03-05' };

/** A draft of 100 that nobody has paid. */
const DRAFT: Locked['invoice'] = {
  ...UNSTATED,
  row_id: 1,
  status: 'draft',
  deadline: '2026-04-01',
  delivery_date: '2026-02-28',
  ...NO_PERIOD,
  order_reference: 'PO-1',
  ...NO_REFERENCES,
  delivery_address: null,
  notes: null,
  terms: null,
  metadata: { project: 'Alpha', colour: 'red' },
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
  created_at: CREATED,
  updated_at: CREATED,
  lock_documents: null,
  custom_fields: null,
};
const PRINTED = { label: 'Project', key: 'project', kind: 'invoice', printed: true } as const;
const SENT: Locked['invoice'] = {
  ...DRAFT,
  status: 'sent',
  issued_at: CREATED,
  lock_documents: 'when_sent',
  custom_fields: [PRINTED],
};
const OPEN: Locked['invoice'] = { ...SENT, lock_documents: 'never' };
const HANDED_OUT: Locked['invoice'] = { ...OPEN, handed_out_at: '2026-03-02T08:00:00.000Z' };
const PAID: Locked['invoice'] = {
  ...SENT,
  status: 'paid',
  amount_paid: '100',
  amount_recorded: '100',
};

/** The pointers of a refusal; of a refusal without any, its code. */
function refusedOf(act: () => unknown): string[] {
  const refused = refusal(act);
  if (refused === null) return [];
  const pointers = refused.errors.map(({ pointer }) => pointer);
  return [refused.code, ...pointers];
}

const LOCK = 'document_locked';

test.each<[string, Locked['invoice'], Partial<InvoiceUpdate>, string[]]>([
  ['a draft', DRAFT, { delivery_date: null, order_reference: null }, []],
  ['a draft', DRAFT, { metadata: { project: 'Beta' } }, []],
  ['a sent one', SENT, { notes: 'N', terms: 'T', deadline: '2026-05-01' }, []],
  ['a sent one', SENT, { delivery_date: '2026-02-28', order_reference: 'PO-1' }, []],
  ['a sent one', SENT, { delivery_date: '2026-03-01' }, [LOCK, '/delivery_date']],
  ['a sent one', SENT, { delivery_date: null }, [LOCK, '/delivery_date']],
  ['a sent one', SENT, { order_reference: 'PO-2' }, [LOCK, '/order_reference']],
  ['a sent one', SENT, { metadata: { project: 'Beta' } }, [LOCK, '/metadata/project']],
  ['a sent one', SENT, { metadata: { project: null } }, [LOCK, '/metadata/project']],
  ['a sent one', SENT, { metadata: null }, [LOCK, '/metadata/project']],
  ['a sent one', SENT, { metadata: { colour: 'blue' } }, []],
  ['a sent one', SENT, { status: 'draft', delivery_date: null }, []],
  ['a sent one that is not locked', OPEN, { delivery_date: null }, []],
  ['a sent one that is not locked', OPEN, { metadata: null }, []],
  ['one that was handed out', HANDED_OUT, { delivery_date: null }, [LOCK, '/delivery_date']],
  ['a sent one', SENT, { bank_account_id: 'other' }, []],
  ['a paid one', PAID, { bank_account_id: 'other' }, []],
  ['one that was handed out', HANDED_OUT, { bank_account_id: 'other' }, [LOCK, '/bank_account_id']],
  ['one that was handed out', HANDED_OUT, { status: 'draft' }, [LOCK]],
  ['one that was handed out', HANDED_OUT, { status: 'cancelled' }, []],
  ['a paid one', PAID, { status: 'draft' }, [LOCK]],
  ['a paid one', PAID, { delivery_date: null }, [LOCK, '/delivery_date']],
  [
    'a paid one',
    PAID,
    { delivery_date: null, order_reference: null, metadata: { project: null } },
    [LOCK, '/delivery_date', '/order_reference', '/metadata/project'],
  ],
])('%s: the change %j of the invoice is refused by %j', (_which, found, update, refused) => {
  expect(refusedOf(() => changeInvoice(found, update, AT))).toEqual(refused);
});

const STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'] as const;

/** An invoice without payments and credit notes. Paid, it is so by its status alone. */
const stated = (status: (typeof STATUSES)[number]): Locked['invoice'] =>
  status === 'draft' ? DRAFT : { ...SENT, status, amount_paid: status === 'paid' ? '100' : '0' };

test.each([
  ['draft', ['invoice.updated']],
  ['sent', ['invoice.sent', 'invoice.updated']],
  ['paid', ['invoice.paid', 'invoice.updated']],
  ['overdue', ['invoice.overdue', 'invoice.updated']],
  ['cancelled', ['invoice.cancelled', 'invoice.updated']],
] as const)('an invoice that becomes %s has the events %j', (status, expected) => {
  for (const from of STATUSES.filter((one) => one !== status)) {
    const { invoice, events } = changeInvoice(stated(from), { status }, AT);
    expect([from, events]).toEqual([from, expected]);
    expect(invoice.status).toBe(status);
  }
});

test.each(STATUSES)('an invoice that stays %s has no event', (status) => {
  const { invoice, events } = changeInvoice(stated(status), { status }, AT);
  expect(events).toEqual([]);
  expect(invoice.amount_paid).toBe(status === 'paid' ? '100' : '0');
});

test.each<[Partial<InvoiceUpdate>, string[]]>([
  [{ notes: 'N' }, ['invoice.updated']],
  [{ notes: null }, []],
  [{ deadline: '2026-04-01' }, []],
  [{ deadline: null }, ['invoice.updated']],
  [{ metadata: { colour: 'red' } }, []],
  [{ metadata: { colour: null } }, ['invoice.updated']],
  [{ metadata: {} }, []],
])('the change %j of a sent invoice has the events %j', (update, expected) => {
  expect(changeInvoice(SENT, update, AT).events).toEqual(expected);
});

test.each<[(typeof STATUSES)[number], Partial<InvoiceUpdate>, string, string[]]>([
  ['sent', { deadline: '2026-03-04' }, 'overdue', ['invoice.overdue', 'invoice.updated']],
  ['sent', { deadline: '2026-03-05' }, 'sent', ['invoice.updated']],
  ['overdue', { deadline: '2026-03-04' }, 'overdue', ['invoice.updated']],
  ['overdue', { deadline: '2026-03-05' }, 'sent', ['invoice.updated']],
  ['overdue', { deadline: null }, 'sent', ['invoice.updated']],
  // The same day again, and a status beside it.
  ['overdue', { deadline: '2026-04-01' }, 'overdue', []],
  ['overdue', { notes: 'N' }, 'overdue', ['invoice.updated']],
  ['sent', { deadline: '2026-03-04', status: 'sent' }, 'sent', ['invoice.updated']],
  ['overdue', { deadline: '2026-03-05', status: 'overdue' }, 'overdue', ['invoice.updated']],
  ['draft', { deadline: '2026-03-04' }, 'draft', ['invoice.updated']],
  ['paid', { deadline: '2026-03-04' }, 'paid', ['invoice.updated']],
  ['cancelled', { deadline: '2026-03-04' }, 'cancelled', ['invoice.updated']],
])(
  'on 2026-03-05, %s with the change %j becomes %s, with the events %j',
  (from, update, status, events) => {
    const changed = changeInvoice(stated(from), update, AT);
    expect([changed.invoice.status, changed.events]).toEqual([status, events]);
    expect(changed.invoice.amount_paid).toBe(from === 'paid' ? '100' : '0');
  },
);

test('a PATCH of the due date leaves the status', () => {
  const at = { now: NOW, today: null };
  const { invoice } = changeInvoice(stated('overdue'), { deadline: '2027-01-01' }, at);
  expect(invoice.status).toBe('overdue');
});

test.each([
  ['draft', 'sent', '2026-03-05T09:00:00.000Z'],
  ['draft', 'cancelled', null],
  ['sent', 'paid', CREATED],
  ['sent', 'cancelled', CREATED],
  ['sent', 'draft', null],
] as const)('an invoice that goes from %s to %s was issued at %s', (from, status, expected) => {
  expect(changeInvoice(stated(from), { status }, AT).invoice.issued_at).toBe(expected);
});

const QUOTATION: Locked['quotation'] = {
  row_id: 1,
  status: 'sent',
  deadline: '2026-04-01',
  ...NO_REFERENCES,
  delivery_address: null,
  notes: null,
  terms: null,
  metadata: { project: 'Alpha' },
  total: '100',
  issued_at: CREATED,
  handed_out_at: null,
  created_at: CREATED,
  updated_at: CREATED,
  lock_documents: 'when_sent',
  custom_fields: [{ ...PRINTED, kind: 'quotation' }],
};
const SHOWN: Locked['quotation'] = { ...QUOTATION, handed_out_at: '2026-03-02T08:00:00.000Z' };

test.each<[string, Locked['quotation'], Partial<QuotationUpdate>, string[]]>([
  ['sent', QUOTATION, { notes: 'N', deadline: null, status: 'accepted' }, []],
  ['sent', QUOTATION, { metadata: { project: 'Beta' } }, [LOCK, '/metadata/project']],
  ['sent', QUOTATION, { status: 'draft', metadata: { project: 'Beta' } }, []],
  ['shown', SHOWN, { status: 'draft' }, [LOCK]],
  ['shown', SHOWN, { status: 'rejected' }, []],
])('%s: the change %j of the quotation is refused by %j', (_which, found, update, refused) => {
  expect(refusedOf(() => changeQuotation(found, update, NOW))).toEqual(refused);
});

test.each([
  ['draft', ['quotation.updated']],
  ['sent', []],
  ['accepted', ['quotation.updated']],
  ['rejected', ['quotation.updated']],
  ['expired', ['quotation.expired', 'quotation.updated']],
  ['converted', ['quotation.converted', 'quotation.updated']],
] as const)('a sent quotation that gets the status %s has the events %j', (status, expected) => {
  expect(changeQuotation(QUOTATION, { status }, NOW).events).toEqual(expected);
});
