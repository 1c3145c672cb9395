import { Check } from '@strapi/icons';
import { Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useState } from 'react';
import type { InvoicePayments, PanelPayment } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { accountWords, actionWords, paymentWords } from '../../words';
import { INVOICE } from '../../requests/content-manager';
import { newKey } from '../../requests/form-keys';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { ACCOUNT_MUTATIONS } from './account-api';
import { OnlineList } from './OnlineList';
import { EntryList } from './EntryList';
import { METHODS } from '../../kit/status/payment-words';
import { longDate } from '../../words/dates';
import { useInvoicingPaymentsQuery } from './payment-api';
import { useVoidAction } from './void-action';

/** Voids a payment; of one that pays other invoices, too, only the part of this invoice. */
function useVoid(invoice: string): (payment: PanelPayment) => InvoicingAction {
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

function detailsOf({ paid_on: day, method, reference, note }: PanelPayment): string {
  return [longDate(day), method && METHODS[method], reference, note].filter(Boolean).join(' · ');
}

/** Pays the invoice with what its customer has on account. */
function useAccountAction(invoice: string, currency: string): InvoicingAction {
  const send = useSend();
  const notify = useNotify();
  const [key, setKey] = useState(newKey);
  const words = accountWords().use;
  const run = async () => {
    const { amount } = await send(ACCOUNT_MUTATIONS.invoicingUseAccount, { key, invoice });
    // What comes on account later is used by a request of its own.
    setKey(newKey());
    notify.done(words.done(printAmount(amount, currency)));
  };
  return {
    id: 'account',
    label: words.label,
    icon: <Check />,
    variant: 'success-light',
    run: () => run().catch(notify.failed),
  };
}

/** Says what the customer has on account, where it could pay the invoice. */
function OnAccount({ invoice, data }: { invoice: string; data: InvoicePayments }) {
  const { on_account: amount, currency, can } = data;
  const action = useAccountAction(invoice, currency);
  if (amount === null || amount === '0' || !can.record) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>{accountWords().use.notice(printAmount(amount, currency))}</Typography>
      <ActionButton action={action} />
    </Flex>
  );
}

function Payments({ invoice }: { invoice: string }) {
  const { data, isError } = useInvoicingPaymentsQuery(invoice);
  const voidOf = useVoid(invoice);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? paymentWords().unreadable : actionWords().loading}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <OnAccount invoice={invoice} data={data} />
      {data.payments.length === 0 ? (
        <Typography textColor="neutral600">{paymentWords().none}</Typography>
      ) : (
        <EntryList
          entries={data.payments}
          detailsOf={detailsOf}
          voidOf={data.can.void ? voidOf : null}
          testId="payments"
        />
      )}
      <OnlineList all={data.online} />
    </Flex>
  );
}

/** The payments of an invoice, beside its form. */
export const PaymentsPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== INVOICE || documentId === undefined || !document) return null;
  if (document.state === 'draft') return null;
  return { title: paymentWords().title, content: <Payments invoice={documentId} /> };
};
