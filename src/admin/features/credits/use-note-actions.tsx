import { useCallback } from 'react';
import { PlusCircle } from '@strapi/icons';
import Big from 'big.js';
import { refundDue } from '../../../domain/settlement';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useMayChange, useMayCreate } from '../../kit/actions/use-may';
import { actionWords, creditWords } from '../../words';
import { CREDIT_NOTE, REFUND } from '../../requests/content-manager';
import { useMailAction } from '../mails/use-mail-action';
import { usePdfActions } from '../pdf/use-pdf-actions';
import { RefundForm } from './RefundForm';

/** An action on a credit note. */
type NoteAction = InvoicingAction<'email' | 'refund' | 'preview' | 'download'>;

/** The part of a credit note that actions need. A role may hide its amounts. */
export interface NoteRow {
  documentId: string;
  credit_note_number?: string;
  total?: number;
  applied_amount?: number;
  refunded_amount?: number;
}

export function isNoteRow(record: object | undefined): record is NoteRow {
  return typeof (record as Partial<NoteRow> | undefined)?.documentId === 'string';
}

const isRefundable = ({ total = 0, applied_amount, refunded_amount }: NoteRow): boolean => {
  const [applied, refunded] = [new Big(applied_amount ?? 0), new Big(refunded_amount ?? 0)];
  return refundDue({ total: new Big(total), applied, refunded }).gt(0);
};

/** The actions that make sense for a credit note now, and that the operator's role allows. */
export function useNoteActions(row: NoteRow): NoteAction[] {
  const mayRefund = useMayCreate(REFUND);
  const { documentId } = row;
  const number = row.credit_note_number ?? actionWords().unnumbered.creditNote;
  const mayUpdate = useMayChange(CREDIT_NOTE);
  const noteOf = { path: 'credit-notes', documentId, number };
  const pdf = usePdfActions(noteOf);
  const email = useMailAction({ ...noteOf, model: CREDIT_NOTE, isDraft: false });
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <RefundForm note={documentId} number={number} onClose={onClose} />
    ),
    [documentId, number],
  );
  const refund: NoteAction = {
    id: 'refund',
    label: creditWords().refunds.record,
    icon: <PlusCircle />,
    variant: 'success-light',
    dialog: { title: creditWords().refunds.recordFor(number), content },
  };
  return [
    ...(mayUpdate ? [email] : []),
    ...(mayRefund && isRefundable(row) ? [refund] : []),
    ...pdf,
  ];
}
