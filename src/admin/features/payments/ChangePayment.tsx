import { useCallback } from 'react';
import { Pencil } from '@strapi/icons';
import { Flex } from '@strapi/design-system';
import { RECEIVING_METHODS, type PaymentMethod } from '../../../domain/payment';
import type { PaymentAccount } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { DialogChoice, DialogTextArea, DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { METHODS } from '../../kit/status/payment-words';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { paymentWords } from '../../words';
import { PAYMENT_MUTATIONS } from './payment-api';
import { orNull } from './ReceiptFields';

interface Props {
  payment: string;
  account: PaymentAccount;
  onClose: () => void;
}

/** The fields that stay are not sent, so each needs its own right alone. */
function useChange({ payment, account, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  const { method, reference, note } = account;
  const initial = { method: method as string | null, reference: reference ?? '', note: note ?? '' };
  return useDialogForm(initial, {
    check: () => ({}),
    send: async (values) => {
      const wanted = {
        method: values.method as PaymentMethod | null,
        reference: orNull(values.reference),
        note: orNull(values.note),
      };
      const stored = { method, reference, note };
      const names = (['method', 'reference', 'note'] as const).filter(
        (name) => wanted[name] !== stored[name],
      );
      const change = Object.fromEntries(names.map((name) => [name, wanted[name]]));
      await send(PAYMENT_MUTATIONS.invoicingChangePayment, { payment, ...change });
      notify.done(paymentWords().changed);
    },
    onDone: onClose,
  });
}

/** Changes what describes a payment. */
function ChangeForm(props: Props) {
  const form = useChange(props);
  const words = paymentWords();
  const { account, onClose } = props;
  const options = RECEIVING_METHODS.map((value) => ({ value, label: METHODS[value] }));
  return (
    <FormDialog label={words.change} form={form} day={null} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {account.method === 'write_off' ? null : (
          <DialogChoice {...form.field('method')} label={words.method} options={options} />
        )}
        <DialogTextField
          {...form.field('reference')}
          label={words.reference}
          hint={words.referenceHint}
        />
        <DialogTextArea {...form.field('note')} label={words.note} hint={words.noteHint} />
      </Flex>
    </FormDialog>
  );
}

/** "Change" of a payment, in a dialog. */
export function useChangePayment(payment: string, account: PaymentAccount): InvoicingAction {
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <ChangeForm payment={payment} account={account} onClose={onClose} />
    ),
    [payment, account],
  );
  const { change, changeTitle: title } = paymentWords();
  return { id: 'change', label: change, icon: <Pencil />, dialog: { title, content } };
}
