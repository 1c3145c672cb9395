import { Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { PanelPayment } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { actionWords, paymentWords } from '../../words';
import { INVOICE } from '../../requests/content-manager';
import { printAmount } from '../../words/print-amount';
import { useSend } from '../../requests/use-send';
import { EntryList } from './EntryList';
import { METHODS } from '../../kit/status/payment-words';
import { longDate } from '../../words/dates';
import { PAYMENT_MUTATIONS, useInvoicingPaymentsQuery } from './payment-api';
import { useVoidAction } from './void-action';

function useVoid(invoice: string): (payment: PanelPayment) => InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction();
  return (payment) =>
    voidAction(payment, {
      day: payment.paid_on,
      words: { ...paymentWords().void, text: paymentWords().void.text(dueAgain(payment)) },
      send: () =>
        send(PAYMENT_MUTATIONS.invoicingVoidPayment, { payment: payment.documentId, invoice }),
    });
}

/** The amount that is due again when a payment is voided. */
function dueAgain({ due_again: due, currency }: PanelPayment): string | null {
  if (due === null) return null;
  return due === '0' ? '' : printAmount(due, currency);
}

function detailsOf({ paid_on: day, method, reference, note }: PanelPayment): string {
  return [longDate(day), method && METHODS[method], reference, note].filter(Boolean).join(' · ');
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
  if (data.payments.length === 0)
    return <Typography textColor="neutral600">{paymentWords().none}</Typography>;
  return (
    <EntryList
      entries={data.payments}
      detailsOf={detailsOf}
      voidOf={data.can.void ? voidOf : null}
      testId="payments"
    />
  );
}

/** The payments of an invoice, beside its form. */
export const PaymentsPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== INVOICE || documentId === undefined || !document) return null;
  if (document.state === 'draft') return null;
  return { title: paymentWords().title, content: <Payments invoice={documentId} /> };
};
