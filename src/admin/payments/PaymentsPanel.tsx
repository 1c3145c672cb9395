import { Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { PanelPayment } from '../../panel/answers';
import type { InvoicingAction } from '../actions/invoicing-action';
import { INVOICE } from '../content-manager';
import { useSend } from '../use-send';
import { EntryList } from './EntryList';
import { METHODS, printDay } from './payment-words';
import { PAYMENT_MUTATIONS, useInvoicingPaymentsQuery } from './payment-api';
import { useVoidAction } from './void-action';

const CONSEQUENCES =
  'It stays in the list as voided, and the amount is due again. You cannot undo this, but you can record the payment again. Webhook endpoints will be notified.';

function useVoid(invoice: string): (payment: PanelPayment) => InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction('payment');
  return (payment) =>
    voidAction(payment, {
      day: payment.paid_on,
      text: CONSEQUENCES,
      send: () =>
        send(PAYMENT_MUTATIONS.invoicingVoidPayment, { payment: payment.documentId, invoice }),
    });
}

function detailsOf({ paid_on: day, method, reference, note }: PanelPayment): string {
  return [printDay(day), method && METHODS[method], reference, note].filter(Boolean).join(' · ');
}

function Payments({ invoice }: { invoice: string }) {
  const { data, isError } = useInvoicingPaymentsQuery(invoice);
  const voidOf = useVoid(invoice);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? 'The payments could not be read.' : 'Loading …'}
      </Typography>
    );
  if (data.payments.length === 0)
    return <Typography textColor="neutral600">No payment is recorded.</Typography>;
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
  return { title: 'Payments', content: <Payments invoice={documentId} /> };
};
