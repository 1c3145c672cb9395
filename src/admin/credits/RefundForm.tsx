import { Flex } from '@strapi/design-system';
import { minorUnitOf } from '../../domain/currency';
import type { CreditNoteRefunds } from '../../panel/answers';
import {
  DialogDateField,
  DialogNumberField,
  DialogTextField,
  type DialogNumber,
} from '../dialogs/fields';
import { useDialogForm } from '../dialogs/use-dialog-form';
import { decimalTextOf } from '../inputs/typed/form-number';
import { AmountDialog, amountProblem, ReadingRecord } from '../payments/AmountDialog';
import { printAmount } from '../totals/print-amount';
import { useNotify } from '../use-notify';
import { useSend } from '../use-send';
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
        name: 'amount to be refunded',
      }),
      refunded_on: day === null ? 'This is needed.' : undefined,
    }),
    send: async ({ amount, refunded_on, reference }) => {
      await send(CREDIT_MUTATIONS.invoicingRecordRefund, {
        note,
        amount: decimalTextOf(amount) ?? '',
        refunded_on: refunded_on ?? today,
        reference: reference.trim() === '' ? null : reference,
      });
      notify.done(`Refund of ${printAmount(amount, currency)} recorded for ${number}.`);
    },
    onDone: onClose,
  });
}

type Form = ReturnType<typeof useRefundForm>;

function Fields({ form: { field }, open }: { form: Form; open: CreditNoteRefunds }) {
  const { currency, refund_due: due } = open;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogNumberField
        {...field('amount')}
        label={`Amount in ${currency}`}
        hint={due === null ? '' : `To refund: ${printAmount(due, currency)}.`}
        decimals={minorUnitOf(currency) ?? 2}
        required
      />
      <DialogDateField
        {...field('refunded_on')}
        label="Date"
        hint="When you paid it back."
        required
      />
      <DialogTextField
        {...field('reference')}
        label="Reference"
        hint="Such as the reference of the bank transfer."
      />
    </Flex>
  );
}

function OpenForm({ open, ...props }: Props & { open: CreditNoteRefunds }) {
  const form = useRefundForm(props, open);
  return (
    <AmountDialog
      label="Record refund"
      form={form}
      day={form.values.refunded_on}
      onClose={props.onClose}
    >
      <Fields form={form} open={open} />
    </AmountDialog>
  );
}

/** The content of the dialog "Record refund". The amount begins as what is to be refunded now. */
export function RefundForm(props: Props) {
  const { data, isFetching, isError } = useInvoicingRefundsQuery(props.note, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching) return <OpenForm {...props} open={data} />;
  return <ReadingRecord name="credit note" isError={isError} />;
}
