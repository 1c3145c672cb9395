import { useCallback, useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import type { ReminderPreview } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { DialogTextArea } from '../../kit/dialogs/fields';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, mailWords, reminderWords } from '../../words';
import { ownWords } from './mail-draft';
import { ReadMail } from './MailPreview';
import { REMIND, useInvoicingReminderPreviewQuery, type Reminding } from './reminder-api';

interface Props {
  invoice: string;
  number: string;
  onClose: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true };

function Preview(reminding: Reminding) {
  const { data, error } = useInvoicingReminderPreviewQuery(reminding, FRESH);
  const addresses = data?.recipients.join(', ') ?? '';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">{reminderWords().remind.text}</Typography>
      {addresses === '' ? null : (
        <Box>
          <Typography variant="pi" fontWeight="bold" tag="p">
            {mailWords().send.to}
          </Typography>
          <Typography tag="p">{addresses}</Typography>
        </Box>
      )}
      <ReadMail mail={data} error={error} />
    </Flex>
  );
}

interface OpenProps extends Props {
  usual: ReminderPreview;
}

/** The text of the reminder, and the work of the button. */
function useRemindForm({ invoice, number, onClose, usual }: OpenProps) {
  const send = useSend();
  const notify = useNotify();
  const reminding = ({ message }: { message: string }): Reminding => ({
    invoice,
    message: ownWords(message, usual.message),
  });
  const form = useDialogForm(
    { message: usual.message },
    {
      check: () => ({}),
      send: async (values) => {
        await send(REMIND, reminding(values));
        notify.done(reminderWords().remind.done(number));
      },
      onDone: onClose,
    },
  );
  return { ...form, reminding: reminding(form.values) };
}

function OpenForm(props: OpenProps) {
  const [isEdited, setEdited] = useState(false);
  const form = useRemindForm(props);
  const words = mailWords().send;
  return (
    <>
      <Modal.Body>
        {isEdited ? (
          <DialogTextArea
            {...form.field('message')}
            label={words.message}
            hint={words.messageHint}
          />
        ) : (
          <Preview {...form.reminding} />
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={props.onClose}>
          {actionWords().back}
        </Button>
        <Button variant="secondary" onClick={() => setEdited(!isEdited)}>
          {isEdited ? words.preview : words.edit}
        </Button>
        <Button loading={form.busy} onClick={() => void form.submit().then(() => setEdited(true))}>
          {reminderWords().remind.confirm}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** The content of the dialog "Remind now": the mail as its reader will see it, and its text to change. */
function RemindForm(props: Props) {
  const { data, error } = useInvoicingReminderPreviewQuery(
    { invoice: props.invoice, message: null },
    FRESH,
  );
  // A refused reminder reads the invoice again. The dialog must not lose what is typed meanwhile.
  const [usual, setUsual] = useState<ReminderPreview | null>(null);
  if (usual === null && data) setUsual(data);
  if (usual) return <OpenForm {...props} usual={usual} />;
  const message = (error as { message?: string } | undefined)?.message;
  return (
    <Box padding={6}>
      <Typography role="status">
        {error ? (message ?? mailWords().preview.failed) : actionWords().loading}
      </Typography>
    </Box>
  );
}

/** "Remind now" in a dialog. */
export function useRemindAction(invoice: string, number: string): InvoicingAction {
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <RemindForm invoice={invoice} number={number} onClose={onClose} />
    ),
    [invoice, number],
  );
  const { label, title } = reminderWords().remind;
  return {
    id: 'remind',
    label,
    icon: <Mail />,
    variant: 'secondary',
    dialog: { title: title(number), content },
  };
}
