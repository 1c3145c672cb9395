import { Flex } from '@strapi/design-system';
import { minorUnitOf } from '../../../domain/currency';
import type { PaymentMethod } from '../../../domain/payment';
import type { InvoicePayments } from '../../../panel/answers';
import { actionWords, paymentWords } from '../../words';
import {
  DialogChoice,
  DialogDateField,
  DialogNumberField,
  DialogTextArea,
  DialogTextField,
  type DialogNumber,
} from '../../kit/dialogs/fields';
import { decimalTextOf } from '../../kit/typed/form-number';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { amountProblem, ReadingRecord } from './amount-problem';
import { METHODS } from '../../kit/status/payment-words';
import { PAYMENT_MUTATIONS, useInvoicingPaymentsQuery } from './payment-api';

interface Props {
  /** The public id of the invoice. */
  invoice: string;
  number: string;
  onClose: () => void;
}

interface Values {
  amount: DialogNumber;
  paid_on: string | null;
  method: string | null;
  reference: string;
  note: string;
}

const options = () => Object.entries(METHODS).map(([value, label]) => ({ value, label }));

const initialOf = ({ amount_due, today }: InvoicePayments): Values => ({
  amount: amount_due,
  paid_on: today,
  method: null,
  reference: '',
  note: '',
});

const orNull = (text: string) => (text.trim() === '' ? null : text);

function usePaymentForm({ invoice, number, onClose }: Props, open: InvoicePayments) {
  const send = useSend();
  const notify = useNotify();
  return useDialogForm<Values>(initialOf(open), {
    check: ({ amount, paid_on: day }) => ({
      amount: amountProblem(amount, {
        currency: open.currency,
        most: open.amount_due,
        tooMuch: paymentWords().atMost,
      }),
      paid_on: day === null ? actionWords().needed : undefined,
    }),
    send: async ({ amount, paid_on, method, reference, note }, key) => {
      await send(PAYMENT_MUTATIONS.invoicingRecordPayment, {
        key,
        invoice,
        amount: decimalTextOf(amount) ?? '',
        paid_on: paid_on ?? open.today,
        method: method as PaymentMethod | null,
        reference: orNull(reference),
        note: orNull(note),
      });
      notify.done(paymentWords().recorded(printAmount(amount, open.currency), number));
    },
    onDone: onClose,
  });
}

type Form = ReturnType<typeof usePaymentForm>;

function Fields({ form: { field }, open }: { form: Form; open: InvoicePayments }) {
  const { currency, amount_due: due } = open;
  const words = paymentWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogNumberField
        {...field('amount')}
        label={words.amountIn(currency)}
        hint={due === null ? '' : words.due(printAmount(due, currency))}
        decimals={minorUnitOf(currency) ?? 2}
        required
      />
      <DialogDateField
        {...field('paid_on')}
        label={actionWords().date}
        hint={words.dateHint}
        required
      />
      <DialogChoice
        {...field('method')}
        label={words.method}
        hint={words.methodHint}
        options={options()}
      />
      <DialogTextField {...field('reference')} label={words.reference} hint={words.referenceHint} />
      <DialogTextArea {...field('note')} label={words.note} hint={words.noteHint} />
    </Flex>
  );
}

function OpenForm({ open, ...props }: Props & { open: InvoicePayments }) {
  const form = usePaymentForm(props, open);
  return (
    <FormDialog
      label={paymentWords().record}
      form={form}
      day={form.values.paid_on}
      onClose={props.onClose}
    >
      <Fields form={form} open={open} />
    </FormDialog>
  );
}

/** The content of the dialog "Record payment". The amount begins as what is due now. */
export function PaymentForm(props: Props) {
  const { data, isFetching, isError } = useInvoicingPaymentsQuery(props.invoice, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching) return <OpenForm {...props} open={data} />;
  return <ReadingRecord failed={isError ? paymentWords().noInvoice : null} />;
}
