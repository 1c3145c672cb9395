import { Checkbox, Flex } from '@strapi/design-system';
import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import type { InvoicePayments } from '../../../panel/answers';
import { accountWords, actionWords, paymentWords } from '../../words';
import { DialogNumberField } from '../../kit/dialogs/fields';
import { decimalTextOf } from '../../kit/typed/form-number';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { amountProblem, ReadingRecord } from './amount-problem';
import { PAYMENT_MUTATIONS, useInvoicingPaymentsQuery } from './payment-api';
import { emptyReceipt, receiptOf, ReceiptFields, type Receipt } from './ReceiptFields';

interface Props {
  /** The public id of the invoice. */
  invoice: string;
  number: string;
  onClose: () => void;
}

interface Values extends Receipt {
  /** What is more than due stays on account of the customer. */
  keepsRest: boolean;
}

/** What is more than due, as decimal text; null where there is nothing, or it cannot be told. */
function restOf({ amount, method }: Receipt, { amount_due: due }: InvoicePayments): string | null {
  if (due === null || amount === null || unreadableText(amount) !== null) return null;
  const rest = new Big(amount).minus(due);
  return rest.gt(0) && method !== 'write_off' ? rest.toFixed() : null;
}

function usePaymentForm({ invoice, number, onClose }: Props, open: InvoicePayments) {
  const send = useSend();
  const notify = useNotify();
  const initial = { ...emptyReceipt(open.today, open.amount_due), keepsRest: false };
  return useDialogForm<Values>(initial, {
    check: (values) => ({
      amount: amountProblem(values.amount, {
        currency: open.currency,
        most: values.keepsRest && restOf(values, open) !== null ? null : open.amount_due,
        tooMuch: paymentWords().atMost,
      }),
      paid_on: values.paid_on === null ? actionWords().needed : undefined,
    }),
    send: async (values, key) => {
      await send(PAYMENT_MUTATIONS.invoicingRecordPayment, {
        key,
        invoice,
        amount: decimalTextOf(values.amount) ?? '',
        ...receiptOf(values, open.today),
        excess: values.keepsRest && restOf(values, open) !== null ? 'on_account' : null,
      });
      notify.done(paymentWords().recorded(printAmount(values.amount, open.currency), number));
    },
    onDone: onClose,
  });
}

type Form = ReturnType<typeof usePaymentForm>;

/** Asks what becomes of money that is more than due. */
function Rest({ form, open }: { form: Form; open: InvoicePayments }) {
  const rest = restOf(form.values, open);
  const { name, value, onChange } = form.field('keepsRest');
  if (rest === null) return null;
  return (
    <Checkbox name={name} checked={value} onCheckedChange={(checked) => onChange(checked === true)}>
      {accountWords().keepRest(printAmount(rest, open.currency))}
    </Checkbox>
  );
}

function Fields({ form, open }: { form: Form; open: InvoicePayments }) {
  const { currency, amount_due: due } = open;
  const words = paymentWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogNumberField
        {...form.field('amount')}
        label={words.amountIn(currency)}
        hint={due === null ? '' : words.due(printAmount(due, currency))}
        decimals={printedMinorUnit(currency)}
        required
      />
      <Rest form={form} open={open} />
      <ReceiptFields
        day={form.field('paid_on')}
        method={form.field('method')}
        reference={form.field('reference')}
        note={form.field('note')}
        writesOff
      />
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
