import { useState } from 'react';
import type { Creditable, CreditPreview, WantedCredit } from '../../../panel/answers';
import type { CreditReason } from '../../../domain/credit';
import { actionWords, creditWords } from '../../words';
import { fieldErrors, useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { CREDIT_MUTATIONS } from './credit-api';
import {
  fieldOfItem,
  initialValues,
  isUnreadable,
  wantedItems,
  type CreditValues,
  type LineField,
} from './credit-values';
import { useCreditPreview } from './use-credit-preview';

export interface CreditedInvoice {
  /** The public id of the invoice. */
  invoice: string;
  number: string;
}

interface Options extends CreditedInvoice {
  creditable: Creditable;
  onClose: () => void;
}

interface Refused {
  /** Nothing can be asked for these values. */
  isAsked: boolean;
  /** Whether the error stands beside a field. */
  isShown: boolean;
  error: unknown;
}

/** Why there is no preview; null while it is computed. */
function problemOf({ isAsked, isShown, error }: Refused): string | null {
  const words = creditWords().amounts;
  if (isShown) return words.seeFields;
  if (!isAsked) return words.typeOne;
  if (error === undefined) return null;
  return (error as { message?: string }).message ?? words.failed;
}

/** Sends the values with the version that the preview showed. */
function useCredit({ invoice, number, creditable: { currency } }: Options) {
  const send = useSend();
  const notify = useNotify();
  return async (
    { reason, issue_date, notes }: CreditValues,
    items: WantedCredit['items'],
    { total, updatedAt }: CreditPreview,
    key: string,
  ) => {
    const made = await send(CREDIT_MUTATIONS.invoicingCredit, {
      key,
      invoice,
      ...(items ? { items } : {}),
      reason: reason as CreditReason | null,
      issue_date,
      notes: notes.trim() === '' ? null : notes,
      updatedAt,
    });
    notify.done(creditWords().created(made.number, printAmount(total, currency), number));
  };
}

/** The values of the dialog "Credit", the amounts that the service computes of them, and its errors. */
export function useCreditForm(options: Options) {
  const { invoice, creditable, onClose } = options;
  const { lines, today } = creditable;
  const credit = useCredit(options);
  const [initial] = useState(() => initialValues(lines, today));
  const form = useDialogForm<CreditValues>(initial, {
    check: ({ issue_date: day }) => (day === null ? { issue_date: actionWords().needed } : {}),
    send: async (values, key) => {
      if (!preview || items === null) return;
      await credit(values, items, preview, key).catch((error: unknown) => {
        // The invoice may have changed, so the amounts are computed anew.
        void refetch();
        throw error;
      });
    },
    onDone: onClose,
    nameOf: (path) => fieldOfItem(items)(path),
  });
  const items = wantedItems(form.values, lines);
  const { preview, error, refetch } = useCreditPreview(invoice, items);
  const found = fieldErrors<CreditValues>(error, fieldOfItem(items));
  const inputOf = (name: LineField) => {
    const input = form.field(name);
    return { ...input, error: input.error ?? found[name] };
  };
  const isShown = isUnreadable(form.values) || Object.keys(found).some((name) => name in initial);
  const problem = problemOf({ isAsked: items !== null, isShown, error });
  return { ...form, inputOf, preview, problem };
}

export type CreditFormState = ReturnType<typeof useCreditForm>;
