import { Box, Flex, Typography } from '@strapi/design-system';
import { printedMinorUnit } from '../../../domain/currency';
import type { OpenInvoice, PaymentAccount } from '../../../panel/answers';
import { accountWords, actionWords, paymentWords } from '../../words';
import { DialogChoice, DialogNumberField, type DialogNumber } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { decimalTextOf } from '../../kit/typed/form-number';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { printAmount } from '../../words/print-amount';
import { ACCOUNT_MUTATIONS } from './account-api';
import { amountProblem } from './amount-problem';
import { splitAmount } from './split-amount';

interface Props {
  /** The public id of the payment. */
  payment: string;
  account: PaymentAccount;
  onClose: () => void;
}

interface Values {
  invoice: string | null;
  amount: DialogNumber;
}

/** As much of an invoice as the payment can pay, as decimal text. */
const fitting = (invoice: OpenInvoice | undefined, { on_account: left }: PaymentAccount): string =>
  splitAmount(left, invoice ? [invoice] : []).parts[0]?.amount ?? left;

function useAllocation({ payment, account, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  const { open, currency } = account;
  const byId = (id: string | null) => open.find(({ documentId }) => documentId === id);
  const [first] = open;
  const initial = { invoice: first?.documentId ?? null, amount: fitting(first, account) };
  const form = useDialogForm<Values>(initial, {
    check: ({ invoice, amount }) => ({
      invoice: invoice === null ? actionWords().needed : undefined,
      amount: amountProblem(amount, {
        currency,
        most: fitting(byId(invoice), account),
        tooMuch: accountWords().atMost,
      }),
    }),
    send: async ({ invoice, amount }, key) => {
      const text = decimalTextOf(amount) ?? '';
      await send(ACCOUNT_MUTATIONS.invoicingAllocate, {
        key,
        payment,
        invoice_id: invoice ?? '',
        amount: text,
      });
      const number = byId(invoice)?.number ?? '';
      notify.done(paymentWords().recorded(printAmount(text, currency), number));
    },
    onDone: onClose,
  });
  return { form, byId };
}

function Fields({
  account,
  form,
  byId,
}: Pick<Props, 'account'> & ReturnType<typeof useAllocation>) {
  const { currency, open, on_account: left } = account;
  const words = accountWords();
  const { onChange, ...invoice } = form.field('invoice');
  const amount = form.field('amount');
  const choose = (id: string | null) => {
    onChange(id);
    amount.onChange(fitting(byId(id), account));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogChoice
        {...invoice}
        onChange={choose}
        label={words.pay.invoice}
        options={open.map(({ documentId, number, amount_due: due }) => ({
          value: documentId,
          label: words.pay.due(number, printAmount(due, currency)),
        }))}
        isNeeded
        required
      />
      <DialogNumberField
        {...amount}
        label={paymentWords().amountIn(currency)}
        hint={words.onAccount(printAmount(left, currency))}
        decimals={printedMinorUnit(currency)}
        isAmount
        required
      />
    </Flex>
  );
}

/** The content of the dialog "Pay an invoice", with what a payment has on account. */
export function AllocateForm(props: Props) {
  const { account, onClose } = props;
  const allocation = useAllocation(props);
  const { customer, pay } = accountWords();
  if (account.open.length === 0)
    return (
      <Box padding={6}>
        <Typography>{customer.noneOpen(account.currency)}</Typography>
      </Box>
    );
  return (
    <FormDialog label={pay.label} form={allocation.form} day={null} onClose={onClose}>
      <Fields account={account} {...allocation} />
    </FormDialog>
  );
}
