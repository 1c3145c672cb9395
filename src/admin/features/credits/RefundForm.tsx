import type { CreditNoteRefunds } from '../../../panel/answers';
import { ReadingRecord } from '../payments/amount-problem';
import { RefundDialog } from '../payments/RefundDialog';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { creditWords } from '../../words';
import { printAmount } from '../../words/print-amount';
import { CREDIT_MUTATIONS, useInvoicingRefundsQuery } from './credit-api';

interface Props {
  /** The public id of the credit note. */
  note: string;
  number: string;
  onClose: () => void;
}

function OpenForm({ open, note, number, onClose }: Props & { open: CreditNoteRefunds }) {
  const send = useSend();
  const notify = useNotify();
  const { currency, refund_due: due, today } = open;
  const words = creditWords().refunds;
  const hint = due === null ? '' : words.toRefund(printAmount(due, currency));
  return (
    <RefundDialog
      of={{ currency, most: due, today, hint, tooMuch: words.atMost }}
      send={async (refund, key) => {
        await send(CREDIT_MUTATIONS.invoicingRecordRefund, { key, note, ...refund });
        notify.done(words.recorded(printAmount(refund.amount, currency), number));
      }}
      onClose={onClose}
    />
  );
}

/** The content of the dialog "Record refund". The amount begins as what is to be refunded now. */
export function RefundForm(props: Props) {
  const { data, isFetching, isError } = useInvoicingRefundsQuery(props.note, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching) return <OpenForm {...props} open={data} />;
  return <ReadingRecord failed={isError ? creditWords().refunds.noNote : null} />;
}
