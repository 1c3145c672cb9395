import {
  isContentLocked,
  issuedAt,
  issues,
  refuseContent,
  refuseReopening,
  reopeningTieOf,
  tieOf,
  type Ties,
} from '../../../src/domain/issued';
import { say } from '../../../src/messages/message';
import { refusal } from './refusal';

test.each([
  ['invoice', 'draft', false],
  ['invoice', 'sent', true],
  ['invoice', 'paid', true],
  ['invoice', 'overdue', true],
  ['invoice', 'cancelled', false],
  ['quotation', 'draft', false],
  ['quotation', 'sent', true],
  ['quotation', 'accepted', true],
  ['quotation', 'rejected', true],
  ['quotation', 'expired', true],
  ['quotation', 'converted', true],
  ['credit_note', 'issued', true],
] as const)('that the kind %s is issued by the status %s is %s', (kind, status, expected) => {
  expect(issues(kind, status)).toBe(expected);
});

const BEFORE = '2026-03-01T08:00:00.000Z';
const NOW = '2026-03-02T09:00:00.000Z';

test.each([
  ['invoice', 'draft', null, null],
  ['invoice', 'draft', BEFORE, null],
  ['invoice', 'sent', null, NOW],
  ['invoice', 'sent', BEFORE, BEFORE],
  ['invoice', 'paid', null, NOW],
  ['invoice', 'overdue', BEFORE, BEFORE],
  ['invoice', 'cancelled', null, null],
  ['invoice', 'cancelled', BEFORE, BEFORE],
  ['quotation', 'draft', BEFORE, null],
  ['quotation', 'sent', null, NOW],
  ['quotation', 'accepted', BEFORE, BEFORE],
  ['quotation', 'rejected', null, NOW],
] as const)(
  'the kind %s that becomes %s, and was issued at %s, counts as issued at %s',
  (kind, status, before, expected) => {
    expect(issuedAt(kind, status, before, NOW)).toBe(expected);
  },
);

const CREATED = '2026-03-01T07:00:00.000Z';

/** A draft, and what makes it another one. */
const document = (change: Partial<Ties> = {}): Ties => ({
  issued_at: null,
  handed_out_at: null,
  created_at: CREATED,
  amount_recorded: '0',
  credit_total: '0',
  ...change,
});
const issued = (change: Partial<Ties> = {}) => document({ issued_at: BEFORE, ...change });

const CASES = {
  draft: document(),
  'draft with a payment that remained': document({ amount_recorded: '5' }),
  'draft that was handed out later': document({ handed_out_at: BEFORE }),
  'imported and cancelled invoice': document({ handed_out_at: CREATED }),
  'issued invoice': issued(),
  'issued quotation': issued({ amount_recorded: undefined, credit_total: undefined }),
  'invoice with zero in other digits': issued({ amount_recorded: '0.00', credit_total: '0.00' }),
  'invoice with the least payment': issued({ amount_recorded: '0.01' }),
  'invoice with the least credit note': issued({ credit_total: '0.01' }),
  'invoice with a payment and a credit note': issued({ amount_recorded: '5', credit_total: '5' }),
  'invoice that was handed out': issued({ handed_out_at: BEFORE }),
  'invoice that was handed out a moment after its creation': issued({
    handed_out_at: '2026-03-01T07:00:00.001Z',
  }),
  'imported invoice': issued({ handed_out_at: CREATED }),
  'invoice that was handed out before its creation': issued({
    handed_out_at: '2026-03-01T06:59:59.999Z',
  }),
  'imported invoice with a payment': issued({ handed_out_at: CREATED, amount_recorded: '5' }),
} as const;

/** The tie, and whether the content is locked where a business locks when sent, and where never. */
test.each([
  ['draft', null, false, false],
  ['draft with a payment that remained', null, false, false],
  ['draft that was handed out later', null, false, false],
  ['imported and cancelled invoice', 'it was imported', true, true],
  ['issued invoice', null, true, false],
  ['issued quotation', null, true, false],
  ['invoice with zero in other digits', null, true, false],
  ['invoice with the least payment', 'a payment is recorded', true, true],
  ['invoice with the least credit note', 'it has a credit note', true, true],
  ['invoice with a payment and a credit note', 'a payment is recorded', true, true],
  ['invoice that was handed out', 'it was handed out', true, true],
  ['invoice that was handed out a moment after its creation', 'it was handed out', true, true],
  ['imported invoice', 'it was imported', true, true],
  ['invoice that was handed out before its creation', 'it was imported', true, true],
  ['imported invoice with a payment', 'a payment is recorded', true, true],
] as const)(
  'the tie of the %s is %s; locked when sent: %s, never: %s',
  (which, tie, whenSent, never) => {
    expect(tieOf(CASES[which])).toBe(tie);
    for (const rule of ['when_issued', 'when_sent', null] as const)
      expect(isContentLocked(rule, CASES[which])).toBe(whenSent);
    expect(isContentLocked('never', CASES[which])).toBe(never);
  },
);

test.each([
  ['draft', 'invoice', null],
  ['issued invoice', 'invoice', null],
  ['issued quotation', 'quotation', null],
  [
    'invoice with the least payment',
    'invoice',
    'This invoice cannot become a draft again: a payment is recorded',
  ],
  [
    'invoice with the least credit note',
    'invoice',
    'This invoice cannot become a draft again: it has a credit note',
  ],
  [
    'invoice that was handed out',
    'invoice',
    'This invoice cannot become a draft again: it was handed out',
  ],
  ['imported invoice', 'invoice', 'This invoice cannot become a draft again: it was imported'],
  [
    'imported and cancelled invoice',
    'invoice',
    'This invoice cannot become a draft again: it was imported',
  ],
  [
    'invoice that was handed out',
    'quotation',
    'This quotation cannot become a draft again: it was handed out',
  ],
  ['imported invoice', 'quotation', 'This quotation cannot become a draft again: it was imported'],
] as const)('the return of the %s to draft, as %s, is answered by %s', (which, kind, message) => {
  const refused = refusal(() => refuseReopening(kind, CASES[which], 'when_sent'));
  expect(refused).toEqual(message && { code: 'document_locked', message, errors: [] });
});

test.each([
  ['draft', 'invoice', null],
  ['issued invoice', 'invoice', 'its business keeps what is issued'],
  ['issued quotation', 'quotation', null],
  ['invoice that was handed out', 'invoice', 'it was handed out'],
  ['invoice that was handed out', 'quotation', 'it was handed out'],
] as const)(
  'where a business keeps what is issued, the %s stays, as %s: %s',
  (which, kind, tie) => {
    expect(reopeningTieOf(kind, CASES[which], 'when_issued')).toBe(tie);
    const refused = refusal(() => refuseReopening(kind, CASES[which], 'when_issued'));
    const message = `This ${kind} cannot become a draft again: ${tie}`;
    expect(refused).toEqual(tie && { code: 'document_locked', message, errors: [] });
  },
);

test('a change of no locked field is not refused', () => {
  expect(refusal(() => refuseContent('invoice', []))).toBeNull();
});

test.each([
  ['invoice', 'cannot be changed, because this invoice is issued'],
  ['quotation', 'cannot be changed, because this quotation is issued'],
] as const)('a refusal names each locked field of the %s', (kind, message) => {
  const change = () =>
    refuseContent(kind, [
      { path: ['notes'] },
      { path: ['metadata', 'project'], message: say('not_object') },
    ]);
  expect(refusal(change)).toMatchObject({
    code: 'document_locked',
    errors: [
      { pointer: '/notes', message },
      { pointer: '/metadata/project', message: 'must be a JSON object' },
    ],
  });
});
