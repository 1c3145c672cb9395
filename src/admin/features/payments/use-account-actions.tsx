import { useCallback } from 'react';
import { ArrowLeft, Check } from '@strapi/icons';
import type { PanelRefund } from '../../../panel/answers';
import type { PanelAllocation, PaymentAccount } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { accountWords, creditWords, paymentWords } from '../../words';
import { longDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { ACCOUNT_MUTATIONS } from './account-api';
import { AllocateForm } from './AllocateForm';
import { useChangePayment } from './ChangePayment';
import { usePaymentReceipt } from './use-receipts';
import { RefundDialog } from './RefundDialog';
import { useVoidAction } from './void-action';

/** Takes a part of a payment off its invoice, after a question. */
export function useTakeBack(payment: string, { currency }: PaymentAccount) {
  const send = useSend();
  const notify = useNotify();
  return ({ documentId, invoice, amount }: PanelAllocation): InvoicingAction => {
    const words = accountWords().takeBack;
    const shown = printAmount(amount, currency);
    const run = async () => {
      await send(ACCOUNT_MUTATIONS.invoicingVoidAllocation, { payment, allocation: documentId });
      notify.done(words.done(shown));
    };
    return {
      id: documentId,
      label: words.label,
      icon: <ArrowLeft />,
      variant: 'danger-light',
      ask: {
        title: words.title(shown, invoice?.number ?? null),
        text: words.text,
        confirm: words.label,
      },
      run: () => run().catch(notify.failed),
    };
  };
}

/** Voids a refund of a payment, after a question. */
export function useVoidRefund(payment: string): (refund: PanelRefund) => InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction();
  return (refund) =>
    voidAction(refund, {
      day: refund.refunded_on,
      words: { ...creditWords().refunds.void, text: accountWords().voidRefund },
      send: () =>
        send(ACCOUNT_MUTATIONS.invoicingVoidPaymentRefund, { payment, refund: refund.documentId }),
    });
}

/** Voids all of a payment, after a question. */
function useVoidWhole(payment: string, account: PaymentAccount): InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction();
  const { amount, currency, paid_on: day } = account;
  const action = voidAction(
    { documentId: payment, amount, currency },
    {
      day,
      words: { ...paymentWords().void, text: accountWords().voidWhole },
      send: () => send(ACCOUNT_MUTATIONS.invoicingVoidPayment, { payment }),
    },
  );
  return { ...action, label: paymentWords().void.confirm };
}

interface DialogProps {
  payment: string;
  account: PaymentAccount;
  onClose: () => void;
}

/** Records that something of what a payment has on account was paid back. */
function RefundOnAccount({ payment, account, onClose }: DialogProps) {
  const send = useSend();
  const notify = useNotify();
  const { currency, on_account: left, today } = account;
  const { onAccount, atMost, refunded } = accountWords();
  const hint = onAccount(printAmount(left, currency));
  return (
    <RefundDialog
      of={{ currency, most: left, today, hint, tooMuch: atMost }}
      send={async (refund, key) => {
        await send(ACCOUNT_MUTATIONS.invoicingRefundPayment, { key, payment, ...refund });
        notify.done(refunded(printAmount(refund.amount, currency)));
      }}
      onClose={onClose}
    />
  );
}

function usePay(payment: string, account: PaymentAccount): InvoicingAction {
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <AllocateForm payment={payment} account={account} onClose={onClose} />
    ),
    [payment, account],
  );
  const { label, title } = accountWords().pay;
  return {
    id: 'pay',
    label,
    icon: <Check />,
    variant: 'success-light',
    dialog: { title, content },
  };
}

function useRefund(payment: string, account: PaymentAccount): InvoicingAction {
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <RefundOnAccount payment={payment} account={account} onClose={onClose} />
    ),
    [payment, account],
  );
  const { record } = creditWords().refunds;
  const title = accountWords().refundOf(longDate(account.paid_on));
  return { id: 'refund', label: record, icon: <ArrowLeft />, dialog: { title, content } };
}

/** What can be done with a payment now, as far as the operator's role allows. */
export function usePaymentActions(payment: string, account: PaymentAccount): InvoicingAction[] {
  const pay = usePay(payment, account);
  const refund = useRefund(payment, account);
  const voidWhole = useVoidWhole(payment, account);
  const change = useChangePayment(payment, account);
  const receipt = usePaymentReceipt()({ ...account, documentId: payment });
  const { can, refunds } = account;
  const isRefunded = refunds.some(({ state }) => state === 'recorded');
  return [
    ...(can.allocate ? [pay] : []),
    ...(can.refund ? [refund] : []),
    ...(can.change ? [change] : []),
    ...(receipt ? [receipt] : []),
    ...(can.void && !isRefunded ? [voidWhole] : []),
  ];
}
