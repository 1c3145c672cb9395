import { useState } from 'react';
import { Checkbox, Flex, Typography } from '@strapi/design-system';
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
import { ChooseInvoice, type ChosenInvoice } from './ChooseInvoice';
import { PAYMENT_MUTATIONS, useInvoicingPaymentsQuery } from './payment-api';
import {
  emptyReceipt,
  receiptOf,
  ReceiptFields,
  rememberReceipt,
  type Receipt,
} from './ReceiptFields';

interface Props {
  /** The public id of the invoice. */
  invoice: string;
  number: string;
  /** Leads to the next payment. */
  onNext: () => void;
  /** Whether most people go on with the next one. */
  isSeries: boolean;
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

function usePaymentForm(props: Props, open: InvoicePayments) {
  const { invoice, number, onClose, onNext, isSeries } = props;
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
      rememberReceipt(values, open.today);
      notify.done(paymentWords().recorded(printAmount(values.amount, open.currency), number));
    },
    onDone: isSeries ? onNext : onClose,
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
        isAmount
        required
        isFirst
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
  const { isSeries, number, onClose, onNext } = props;
  const { record, recordNext, recordFor } = paymentWords();
  const once = { label: record, onPress: () => void form.submit(onClose) };
  const next = { label: recordNext, onPress: () => void form.submit(onNext) };
  return (
    <FormDialog
      label={isSeries ? recordNext : record}
      form={form}
      day={form.values.paid_on}
      other={isSeries ? once : next}
      onClose={onClose}
    >
      {isSeries ? <Typography fontWeight="bold">{recordFor(number)}</Typography> : null}
      <Fields form={form} open={open} />
    </FormDialog>
  );
}

/** The fields of a payment of one invoice. The amount begins as what is due now. */
function OfInvoice(props: Props) {
  const { data, isFetching, isError } = useInvoicingPaymentsQuery(props.invoice, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching) return <OpenForm {...props} open={data} />;
  return <ReadingRecord failed={isError ? paymentWords().noInvoice : null} />;
}

interface FormProps {
  /** Null to choose one. */
  invoice: ChosenInvoice | null;
  onClose: () => void;
}

/** The content of the dialog "Record payment". "Record and next" leads to the choice of another invoice. */
export function PaymentForm({ invoice, onClose }: FormProps) {
  const [chosen, choose] = useState(invoice);
  if (chosen === null) return <ChooseInvoice onChoose={choose} onClose={onClose} />;
  const { documentId, number } = chosen;
  return (
    <OfInvoice
      key={documentId}
      invoice={documentId}
      number={number}
      isSeries={documentId !== invoice?.documentId}
      onNext={() => choose(null)}
      onClose={onClose}
    />
  );
}
