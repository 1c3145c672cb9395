import Big from 'big.js';
import { recordRefund, voidRefund } from '../../../src/domain/refunds';
import type { NoteBalance, Settlement } from '../../../src/domain/settlement';
import { refusal } from './refusal';

/** An invoice of 100 that was paid, and of which 60 were credited afterwards. */
const invoice: Settlement = {
  status: 'paid',
  total: new Big('100'),
  amountPaid: new Big('100'),
  amountPaidBefore: new Big('0'),
  amountRecorded: new Big('100'),
  amountWrittenOff: new Big(0),
  amountCredited: new Big('0'),
  creditTotal: new Big('60'),
  amountRefunded: new Big('20'),
};

/** 20 of it were set off, and 10 refunded: 30 are left. */
const note: NoteBalance = {
  total: new Big('60'),
  applied: new Big('20'),
  refunded: new Big('10'),
};

const refund = (amount: string) => recordRefund(invoice, note, new Big(amount));

test.each([
  ['0.01', '10.01', '20.01'],
  ['29.99', '39.99', '49.99'],
  ['30', '40', '50'],
])('a refund of %s makes it %s of the note and %s of the invoice', (amount, ofNote, ofInvoice) => {
  const after = refund(amount);
  expect(after.note.refunded.toFixed()).toBe(ofNote);
  expect(after.settlement.amountRefunded.toFixed()).toBe(ofInvoice);
  expect(after.settlement.amountPaid.toFixed()).toBe('100');
});

test.each(['30.01', '60', '100'])('a refund of %s is more than what is left', (amount) => {
  expect(refusal(() => refund(amount))).toMatchObject({
    code: 'amount_exceeds_refund_due',
    errors: [{ pointer: '/amount', message: 'must be at most the amount to be refunded, 30' }],
  });
});

test('a note that was refunded and set off in full takes no cent more', () => {
  const settled = { ...note, refunded: new Big('40') };
  const again = () => recordRefund(invoice, settled, new Big('0.01'));
  expect(refusal(again)?.errors[0]?.message).toEqual(
    'must be at most the amount to be refunded, 0',
  );
});

test('a voided refund of an open invoice counts against what is due', () => {
  const open = {
    ...invoice,
    status: 'sent' as const,
    amountPaid: new Big('70'),
    amountRecorded: new Big('70'),
    amountCredited: new Big('20'),
  };
  // The refund of 30 was voided: the note has 60 to set off, and 30 are open.
  const notes = [{ ...note, applied: new Big('20'), refunded: new Big('0') }];
  const recorded = { received: new Big('70'), writtenOff: new Big('0') };
  const after = voidRefund({ settlement: open, notes, recorded }, new Big('20'));
  expect(after.notes[0]?.applied.toFixed()).toBe('30');
  expect(after.settlement.status).toBe('paid');
  expect(after.settlement.amountCredited.toFixed()).toBe('30');
  expect(after.settlement.amountRefunded.toFixed()).toBe('0');
});
