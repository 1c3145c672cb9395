import type { AllocationCreate } from '../schemas/payment';
import type { BankMatch } from '../schemas/bank-match';
import { ApiError, validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { say, type Message } from '../../messages/message';

/** The ways to match a transaction; a body asks for one. */
export type MatchForm =
  | { kind: 'payment'; allocations: readonly AllocationCreate[] }
  | { kind: 'join'; paymentIds: readonly string[] }
  | { kind: 'refund_id'; refundId: string }
  | { kind: 'refund'; of: { payment_id: string } | { credit_note_id: string } }
  | { kind: 'bounced'; bounced: NonNullable<BankMatch['bounced']> };

const OF_PAYMENT = ['allocations', 'customer_id', 'method', 'paid_on', 'fee'] as const;
const OF_CREDITS = [...OF_PAYMENT, 'payment_ids'] as const;
const OF_DEBITS = ['refund_id', 'refund', 'bounced'] as const;

type Field = keyof BankMatch;

const isSent = (input: BankMatch, field: Field): boolean =>
  input[field] !== undefined && input[field] !== null;

const problemsAt = (fields: readonly Field[], message: Message): Problem[] =>
  fields.map((field) => ({ path: [field], message }));

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw validationError(problems);
}

const missing = (...path: Problem['path']): ApiError =>
  validationError([{ path, message: say('required') }]);

function creditForm(input: BankMatch): MatchForm {
  const sent = (field: Field) => isSent(input, field);
  refuse(problemsAt(OF_DEBITS.filter(sent), say('of_debits')));
  const { allocations, payment_ids: paymentIds } = input;
  if (paymentIds) {
    refuse(problemsAt(OF_PAYMENT.filter(sent), say('not_beside', { other: 'payment_ids' })));
    return { kind: 'join', paymentIds };
  }
  if (!allocations) throw missing('allocations');
  if (allocations.length === 0 && input.customer_id === null) throw missing('customer_id');
  return { kind: 'payment', allocations };
}

function refundOf({ payment_id, credit_note_id }: NonNullable<BankMatch['refund']>): MatchForm {
  if (payment_id !== null && credit_note_id !== null) {
    const message = say('not_beside', { other: 'payment_id' });
    throw validationError([{ path: ['refund', 'credit_note_id'], message }]);
  }
  if (payment_id !== null) return { kind: 'refund', of: { payment_id } };
  if (credit_note_id !== null) return { kind: 'refund', of: { credit_note_id } };
  throw missing('refund', 'payment_id');
}

function debitForm(input: BankMatch): MatchForm {
  const sent = (field: Field) => isSent(input, field);
  refuse(problemsAt(OF_CREDITS.filter(sent), say('of_credits')));
  const [first, ...others] = OF_DEBITS.filter(sent);
  if (first) refuse(problemsAt(others, say('not_beside', { other: first })));
  const { refund_id: refundId, refund, bounced } = input;
  if (refundId !== null) return { kind: 'refund_id', refundId };
  if (refund) return refundOf(refund);
  if (bounced) return { kind: 'bounced', bounced };
  throw new ApiError('not_a_credit', say('not_a_credit'));
}

/**
 * Finds the one way to match a transaction that a body asks for.
 * @throws ApiError 400 at each field that belongs to the other side, 409 `not_a_credit` for a debit without any
 */
export const matchForm = (input: BankMatch, isCredit: boolean): MatchForm =>
  isCredit ? creditForm(input) : debitForm(input);
