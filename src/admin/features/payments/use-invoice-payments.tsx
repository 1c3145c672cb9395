import { useState } from 'react';
import { Check } from '@strapi/icons';
import type { InvoicePayments, PanelPayment } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { accountWords, paymentWords } from '../../words';
import { newKey } from '../../requests/form-keys';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { ACCOUNT_MUTATIONS } from './account-api';
import { METHODS } from '../../kit/status/payment-words';
import { longDate } from '../../words/dates';
import { useVoidAction } from './void-action';

/** Voids a payment; of one that pays other invoices, too, only the part of this invoice. */
export function useVoidPayment(invoice: string): (payment: PanelPayment) => InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction();
  return (payment) => {
    const { documentId, allocation, is_whole: isWhole } = payment;
    const { void: whole } = paymentWords();
    const due = dueAgain(payment);
    return voidAction(payment, {
      day: payment.paid_on,
      words: isWhole
        ? { ...whole, text: whole.text(due) }
        : { ...accountWords().voidPart, text: accountWords().voidPart.text(due) },
      send: () =>
        isWhole
          ? send(ACCOUNT_MUTATIONS.invoicingVoidPayment, { payment: documentId, invoice })
          : send(ACCOUNT_MUTATIONS.invoicingVoidAllocation, {
              payment: documentId,
              allocation,
              invoice,
            }),
    });
  };
}

/** The amount that is due again when a payment is voided. */
function dueAgain({ due_again: due, currency }: PanelPayment): string | null {
  if (due === null) return null;
  return due === '0' ? '' : printAmount(due, currency);
}

/** The day and all that is known about a payment. */
export function paymentDetails({ paid_on: day, method, reference, note }: PanelPayment): string {
  return [longDate(day), method && METHODS[method], reference, note].filter(Boolean).join(' · ');
}

/** Whether the customer has something on account that could pay the invoice. */
export const hasOnAccount = (data: InvoicePayments | undefined): data is InvoicePayments =>
  data !== undefined && data.can.record && data.on_account !== null && data.on_account !== '0';

/** Pays an invoice with what its customer has on account; null where there is nothing, or the role does not allow it. */
export function useAccountAction(
  invoice: string,
  data: InvoicePayments | undefined,
): InvoicingAction | null {
  const send = useSend();
  const notify = useNotify();
  const [key, setKey] = useState(newKey);
  const words = accountWords().use;
  const run = async () => {
    const { amount } = await send(ACCOUNT_MUTATIONS.invoicingUseAccount, { key, invoice });
    // What comes on account later is used by a request of its own.
    setKey(newKey());
    notify.done(words.done(printAmount(amount, data?.currency)));
  };
  if (!hasOnAccount(data)) return null;
  return {
    id: 'account',
    label: words.label,
    icon: <Check />,
    variant: 'success-light',
    run: () => run().catch(notify.failed),
  };
}
