import { Cross } from '@strapi/icons';
import type { InvoicingAction } from '../actions/invoicing-action';
import { printAmount } from '../totals/print-amount';
import { useNotify } from '../use-notify';
import { printDay } from './payment-words';

interface Voidable {
  documentId: string;
  amount: string;
  currency: string;
}

interface Wanted {
  /** The day of the entry. */
  day: string;
  /** The consequences, told before it is voided. */
  text: string;
  send: () => Promise<unknown>;
}

/** Makes the button that voids a payment or a refund, with its question. */
export function useVoidAction(name: 'payment' | 'refund') {
  const notify = useNotify();
  return (
    { documentId, amount, currency }: Voidable,
    { day, text, send }: Wanted,
  ): InvoicingAction => {
    const what = `the ${name} of ${printAmount(amount, currency)} of ${printDay(day)}`;
    const run = async () => {
      await send();
      notify.done(`You voided ${what}.`);
    };
    return {
      id: documentId,
      label: 'Void',
      icon: <Cross />,
      variant: 'danger-light',
      ask: { title: `Void ${what}?`, text, confirm: `Void ${name}` },
      run: () => run().catch(notify.failed),
    };
  };
}
