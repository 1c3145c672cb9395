import { Flex } from '@strapi/design-system';
import { minorUnitOf } from '../../../domain/currency';
import type { CreditNoteRefunds } from '../../../panel/answers';
import { actionWords, creditWords, paymentWords } from '../../words';
import {
  DialogDateField,
  DialogNumberField,
  DialogTextField,
  type DialogNumber,
} from '../../kit/dialogs/fields';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { decimalTextOf } from '../../kit/typed/form-number';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { amountProblem, ReadingRecord } from '../payments/amount-problem';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { CREDIT_MUTATIONS, useInvoicingRefundsQuery } from './credit-api';

interface Props {
  /** The public id of the credit note. */
  note: string;
  number: string;
  onClose: () => void;
}

interface Values {
  amount: DialogNumber;
  refunded_on: string | null;
  reference: string;
}

function useRefundForm({ note, number, onClose }: Props, open: CreditNoteRefunds) {
  const send = useSend();
  const notify = useNotify();
  const { currency, refund_due: due, today } = open;
  const initial = { amount: due, refunded_on: today, reference: '' };
  return useDialogForm<Values>(initial, {
    check: ({ amount, refunded_on: day }) => ({
      amount: amountProblem(amount, {
        currency: open.currency,
        most: open.refund_due,
        tooMuch: creditWords().refunds.atMost,
      }),
      refunded_on: day === null ? actionWords().needed : undefined,
    }),
    send: async ({ amount, refunded_on, reference }, key) => {
      await send(CREDIT_MUTATIONS.invoicingRecordRefund, {
        key,
        note,
        amount: decimalTextOf(amount) ?? '',
        refunded_on: refunded_on ?? today,
        reference: reference.trim() === '' ? null : reference,
      });
      notify.done(creditWords().refunds.recorded(printAmount(amount, currency), number));
    },
    onDone: onClose,
  });
}

type Form = ReturnType<typeof useRefundForm>;

function Fields({ form: { field }, open }: { form: Form; open: CreditNoteRefunds }) {
  const { currency, refund_due: due } = open;
  const words = creditWords().refunds;
  const shared = paymentWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogNumberField
        {...field('amount')}
        label={shared.amountIn(currency)}
        hint={due === null ? '' : words.toRefund(printAmount(due, currency))}
        decimals={minorUnitOf(currency) ?? 2}
        required
      />
      <DialogDateField
        {...field('refunded_on')}
        label={actionWords().date}
        hint={words.dateHint}
        required
      />
      <DialogTextField
        {...field('reference')}
        label={shared.reference}
        hint={shared.referenceHint}
      />
    </Flex>
  );
}

function OpenForm({ open, ...props }: Props & { open: CreditNoteRefunds }) {
  const form = useRefundForm(props, open);
  return (
    <FormDialog
      label={creditWords().refunds.record}
      form={form}
      day={form.values.refunded_on}
      onClose={props.onClose}
    >
      <Fields form={form} open={open} />
    </FormDialog>
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
