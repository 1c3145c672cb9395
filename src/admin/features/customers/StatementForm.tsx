import { useCallback } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { calendarPeriod, type Period } from '../../../domain/reports';
import type { CustomerRecord } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { DialogDateField, DialogTextArea, DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, customerWords, mailWords } from '../../words';
import { SEND_STATEMENT } from './statement-api';

interface Props {
  customer: string;
  address: string;
  usual: Period;
  onClose: () => void;
}

type Values = Record<'to_address' | 'message', string> & Record<'from' | 'to', string | null>;

const neededOf = (value: string | null) =>
  value === null || value.trim() === '' ? actionWords().needed : undefined;

/** The values of the dialog, and the work of its button. */
function useStatementForm({ customer, address, usual, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  return useDialogForm<Values>(
    { ...usual, to_address: address, message: '' },
    {
      check: ({ from, to, to_address }) => ({
        from: neededOf(from),
        to: neededOf(to),
        to_address: neededOf(to_address),
      }),
      send: async (values) => {
        const sent = { ...values, customer, to_address: values.to_address.trim() };
        const { to } = await send(SEND_STATEMENT, sent);
        notify.done(customerWords().send.done(to.join(', ')));
      },
      onDone: onClose,
    },
  );
}

/** The content of the dialog: the period, the address, and own words. */
function StatementForm(props: Props) {
  const form = useStatementForm(props);
  const { from, to } = form.values;
  const words = customerWords().send;
  const { confirm, message } = mailWords().send;
  return (
    <FormDialog
      label={confirm}
      form={form}
      day={unreadableText(from) === null ? to : from}
      onClose={props.onClose}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="p">{words.text}</Typography>
        <DialogDateField {...form.field('from')} label={words.from} required />
        <DialogDateField {...form.field('to')} label={words.until} required />
        <DialogTextField {...form.field('to_address')} label={words.address} required />
        <DialogTextArea {...form.field('message')} label={message} hint={words.messageHint} />
      </Flex>
    </FormDialog>
  );
}

/** "Send statement of account" in a dialog, which begins with the year so far. */
export function useStatementAction(
  { documentId, fields }: CustomerRecord,
  today: string | null,
): InvoicingAction | null {
  const address = String(fields['email'] ?? '');
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => {
      const to = today ?? '';
      const usual = { from: calendarPeriod(to, 'year').from, to };
      return (
        <StatementForm customer={documentId} address={address} usual={usual} onClose={onClose} />
      );
    },
    [documentId, address, today],
  );
  if (today === null) return null;
  const { label } = customerWords().send;
  return { id: 'send-statement', label, icon: <Mail />, dialog: { title: label, content } };
}
