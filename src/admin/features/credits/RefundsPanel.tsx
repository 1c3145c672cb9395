import { Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { CreditNoteRefunds, PanelRefund } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { actionWords, creditWords } from '../../words';
import { CREDIT_NOTE } from '../../requests/content-manager';
import { EntryList } from '../payments/EntryList';
import { longDate } from '../../words/dates';
import { useRefundReceipt } from '../payments/use-receipts';
import { useVoidAction } from '../payments/void-action';
import { printAmount } from '../../words/print-amount';
import { useSend } from '../../requests/use-send';
import { CREDIT_MUTATIONS, useInvoicingRefundsQuery } from './credit-api';

function useVoid(note: string): (refund: PanelRefund) => InvoicingAction {
  const send = useSend();
  const voidAction = useVoidAction();
  return (refund) =>
    voidAction(refund, {
      day: refund.refunded_on,
      words: creditWords().refunds.void,
      send: () => send(CREDIT_MUTATIONS.invoicingVoidRefund, { refund: refund.documentId, note }),
    });
}

const detailsOf = ({ refunded_on: day, reference }: PanelRefund): string =>
  [longDate(day), reference].filter(Boolean).join(' · ');

function Due({ refund_due: due, currency }: CreditNoteRefunds) {
  if (due === null) return null;
  const { list, refunds } = creditWords();
  const text = due === '0' ? refunds.noneDue : list.toRefund(printAmount(due, currency));
  return <Typography fontWeight={due === '0' ? 'regular' : 'bold'}>{text}</Typography>;
}

function Refunds({ note }: { note: string }) {
  const { data, isError } = useInvoicingRefundsQuery(note);
  const voidOf = useVoid(note);
  const receiptOf = useRefundReceipt();
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? creditWords().refunds.unreadable : actionWords().loading}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Due {...data} />
      {data.refunds.length === 0 ? null : (
        <EntryList
          entries={data.refunds}
          detailsOf={detailsOf}
          voidOf={data.can.void ? voidOf : null}
          receiptOf={receiptOf}
          testId="refunds"
        />
      )}
    </Flex>
  );
}

/** The refunds of a credit note, beside its form. */
export const RefundsPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== CREDIT_NOTE || documentId === undefined || !document) return null;
  return { title: creditWords().refunds.title, content: <Refunds note={documentId} /> };
};
