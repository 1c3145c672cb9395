import { Flex, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { NO_REMINDER, reminderDayWords } from '../../domain/reminder-words';
import type { InvoiceReminders, PanelReminder } from '../../panel/answers';
import { ActionButton } from '../actions/ActionButton';
import type { InvoicingAction } from '../actions/invoicing-action';
import { INVOICE } from '../content-manager';
import { SideList } from '../payments/SideList';
import { printDay } from '../payments/payment-words';
import { useNotify } from '../use-notify';
import { useSend } from '../use-send';
import { REMIND, useRemindersOf } from './reminder-api';

const STATES: Readonly<Record<PanelReminder['state'], string>> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not sent',
};

function planOf({ next, reason }: InvoiceReminders): string {
  if (next)
    return `The next one goes out on ${printDay(next.on)}, ${reminderDayWords(next.day)}. It waits for eight o’clock in the time zone of the business.`;
  return reason === null ? '' : NO_REMINDER[reason];
}

function Sent({ reminder }: { reminder: PanelReminder }) {
  const { at, to, day, state, response } = reminder;
  const when = new Date(at).toLocaleString();
  const which = day === null ? 'by hand' : reminderDayWords(day);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Typography fontWeight="bold">{STATES[state]}</Typography>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {[when, which, `to ${to}`].join(' · ')}
      </Typography>
      {state === 'failed' && response !== null ? (
        <Typography variant="pi" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
          {response}
        </Typography>
      ) : null}
    </Flex>
  );
}

function useRemindAction(invoice: string, number: string): InvoicingAction {
  const send = useSend();
  const notify = useNotify();
  const remind = async () => {
    await send(REMIND, invoice);
    notify.done(`A reminder of ${number} is on its way.`);
  };
  return {
    id: 'remind',
    label: 'Remind now',
    icon: <Mail />,
    variant: 'secondary',
    ask: {
      title: `Remind of ${number} now?`,
      text: 'The customer gets an email with what is due, and the invoice as PDF. Reminders by date go out all the same.',
      confirm: 'Send reminder',
    },
    run: () => remind().catch(notify.failed),
  };
}

function Reminders({ invoice, number }: { invoice: string; number: string }) {
  const { data, isError } = useRemindersOf(invoice);
  const action = useRemindAction(invoice, number);
  const modified = useForm('Reminders', (form) => form.modified);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? 'The reminders could not be read.' : 'Loading …'}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-testid="reminders">
      <Typography textColor="neutral600">{planOf(data)}</Typography>
      {data.sent.length > 0 ? (
        <SideList testId="sent-reminders">
          {data.sent.map((reminder) => (
            <Sent key={reminder.documentId} reminder={reminder} />
          ))}
        </SideList>
      ) : null}
      {data.can.remind ? <ActionButton action={action} disabled={modified} /> : null}
    </Flex>
  );
}

/** The reminders of an invoice, beside its form: the next one, those that were sent, and a button. */
export const RemindersPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== INVOICE || documentId === undefined || !document) return null;
  if (document.state === 'draft') return null;
  const number = String(document.invoice_number ?? '');
  return { title: 'Reminders', content: <Reminders invoice={documentId} number={number} /> };
};
