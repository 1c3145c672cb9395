import { Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import type { InvoiceReminders, PanelReminder } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { actionWords, reminderWords } from '../../words';
import { INVOICE } from '../../requests/content-manager';
import { SideList } from '../../kit/SideList';
import { printMoment } from '../../kit/status/payment-words';
import { longDate } from '../../words/dates';
import { useRemindAction } from './RemindForm';
import { useRemindersOf } from './reminder-api';

function planOf({ next, reason }: InvoiceReminders): string {
  return next ? reminderWords().next(longDate(next.on), next.day) : (reason ?? '');
}

function Sent({ reminder }: { reminder: PanelReminder }) {
  const { at, to, day, state, response } = reminder;
  const words = reminderWords();
  const which = day === null ? words.byHand : words.day(day);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Typography fontWeight="bold">{words.states[state]}</Typography>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {[printMoment(at), which, words.to(to)].join(' · ')}
      </Typography>
      {state === 'failed' && response !== null ? (
        <Typography variant="pi" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
          {response}
        </Typography>
      ) : null}
    </Flex>
  );
}

function Reminders({ invoice, number }: { invoice: string; number: string }) {
  const { data, isError } = useRemindersOf(invoice);
  const action = useRemindAction(invoice, number);
  const modified = useForm('Reminders', (form) => form.modified);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? reminderWords().unreadable : actionWords().loading}
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
  return {
    title: reminderWords().title,
    content: <Reminders invoice={documentId} number={number} />,
  };
};
