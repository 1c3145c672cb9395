import { Cross } from '@strapi/icons';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { longDate } from '../../words/dates';
import { paymentWords } from '../../words';

interface Voidable {
  documentId: string;
  amount: string;
  currency: string;
}

interface VoidWords {
  title: (amount: string, day: string) => string;
  /** The consequences, told before it is voided. */
  text: string;
  confirm: string;
  done: (amount: string, day: string) => string;
}

interface Wanted {
  /** The day of the entry. */
  day: string;
  words: VoidWords;
  send: () => Promise<unknown>;
}

/** Makes the button that voids a payment or a refund, with its question. */
export function useVoidAction() {
  const notify = useNotify();
  return (
    { documentId, amount, currency }: Voidable,
    { day, words, send }: Wanted,
  ): InvoicingAction => {
    const entry = [printAmount(amount, currency), longDate(day)] as const;
    const run = async () => {
      await send();
      notify.done(words.done(...entry));
    };
    return {
      id: documentId,
      label: paymentWords().voidIt,
      icon: <Cross />,
      variant: 'danger-light',
      ask: { title: words.title(...entry), text: words.text, confirm: words.confirm },
      run: () => run().catch(notify.failed),
    };
  };
}
