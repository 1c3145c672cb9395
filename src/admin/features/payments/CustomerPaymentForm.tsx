import { Flex } from '@strapi/design-system';
import { printedMinorUnit } from '../../../domain/currency';
import type { CustomerAccount, OpenInvoice } from '../../../panel/answers';
import { accountWords, actionWords, paymentWords } from '../../words';
import { DialogNumberField, DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { decimalTextOf } from '../../kit/typed/form-number';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { printAmount } from '../../words/print-amount';
import { ACCOUNT_MUTATIONS, useInvoicingCustomerAccountQuery } from './account-api';
import { amountProblem, ReadingRecord } from './amount-problem';
import {
  emptyReceipt,
  receiptOf,
  ReceiptFields,
  rememberReceipt,
  type Receipt,
} from './ReceiptFields';
import { PaidInvoices } from './PaidInvoices';
import { splitAmount } from './split-amount';

interface Props {
  customer: { documentId: string; name: string };
  onClose: () => void;
}

interface Values extends Receipt {
  currency: string;
  /** The invoices that it is not to pay. */
  skipped: readonly string[];
}

const currencyOf = ({ currency }: Values): string => currency.trim().toUpperCase();

/** The parts of the payment, the first due first; none while the amount cannot be read. */
function partsOf(values: Values, open: readonly OpenInvoice[]) {
  const amount = amountProblem(values.amount, { currency: currencyOf(values), most: null });
  const chosen = open.filter(({ documentId }) => !values.skipped.includes(documentId));
  return splitAmount(amount === undefined ? (decimalTextOf(values.amount) ?? '0') : '0', chosen);
}

const inCurrency = (values: Values, { open }: CustomerAccount): OpenInvoice[] =>
  open.filter(({ currency }) => currency === currencyOf(values));

function useCustomerPayment({ customer, onClose }: Props, account: CustomerAccount) {
  const send = useSend();
  const notify = useNotify();
  const currency = account.open[0]?.currency ?? account.currency;
  return useDialogForm<Values>(
    { ...emptyReceipt(account.today), currency, skipped: [] },
    {
      check: (values) => ({
        amount: amountProblem(values.amount, { currency: currencyOf(values), most: null }),
        paid_on: values.paid_on === null ? actionWords().needed : undefined,
        currency: currencyOf(values) === '' ? actionWords().needed : undefined,
      }),
      send: async (values, key) => {
        const { parts } = partsOf(values, inCurrency(values, account));
        await send(ACCOUNT_MUTATIONS.invoicingPayAsCustomer, {
          key,
          customer: customer.documentId,
          amount: decimalTextOf(values.amount) ?? '',
          currency: currencyOf(values),
          ...receiptOf(values, account.today),
          allocations: parts.map(({ invoice, amount }) => ({
            invoice_id: invoice.documentId,
            amount,
          })),
        });
        rememberReceipt(values, account.today);
        const amount = printAmount(values.amount, currencyOf(values));
        notify.done(accountWords().customer.recorded(amount, customer.name));
      },
      onDone: onClose,
    },
  );
}

type Form = ReturnType<typeof useCustomerPayment>;

/** The invoices that the payment pays, and what stays on account. */
function Invoices({ form, account }: { form: Form; account: CustomerAccount }) {
  const { value: skipped, onChange } = form.field('skipped');
  const open = inCurrency(form.values, account);
  return (
    <PaidInvoices
      open={open}
      split={partsOf(form.values, open)}
      currency={currencyOf(form.values)}
      skipped={skipped}
      onSkip={onChange}
    />
  );
}

function OpenForm({ account, ...props }: Props & { account: CustomerAccount }) {
  const form = useCustomerPayment(props, account);
  const currency = currencyOf(form.values);
  return (
    <FormDialog
      label={paymentWords().record}
      form={form}
      day={form.values.paid_on}
      onClose={props.onClose}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <DialogNumberField
          {...form.field('amount')}
          label={paymentWords().amountIn(currency)}
          decimals={printedMinorUnit(currency)}
          isAmount
          required
        />
        <DialogTextField
          {...form.field('currency')}
          label={accountWords().customer.currency}
          required
        />
        <Invoices form={form} account={account} />
        <ReceiptFields
          day={form.field('paid_on')}
          method={form.field('method')}
          reference={form.field('reference')}
          note={form.field('note')}
          writesOff={false}
        />
      </Flex>
    </FormDialog>
  );
}

/** The content of the dialog "Record payment" of a customer. It pays what is due, the first due first. */
export function CustomerPaymentForm(props: Props) {
  const { data, isFetching, isError } = useInvoicingCustomerAccountQuery(
    props.customer.documentId,
    { refetchOnMountOrArgChange: true },
  );
  if (data && !isFetching) return <OpenForm {...props} account={data} />;
  return <ReadingRecord failed={isError ? accountWords().unreadable : null} />;
}
