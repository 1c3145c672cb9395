import { Flex, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import type { InvoiceReminders, PanelReminder, SentReminder } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { actionWords, reminderWords } from '../../words';
import { INVOICE, recordTag, tagsOf } from '../../requests/content-manager';
import { SideList } from '../../kit/SideList';
import { printMoment } from '../../kit/status/payment-words';
import { longDate } from '../../words/dates';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { dataOf, panelApi, post } from '../../requests/api';
import { pollWhileQueued } from './mail-api';

const reminders = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingReminders: build.query<InvoiceReminders, string>({
      query: (invoice) => `/invoicing/invoices/${invoice}/reminders`,
      transformResponse: dataOf<InvoiceReminders>,
      providesTags: (_answer, _error, invoice) => [recordTag(INVOICE, invoice)],
      keepUnusedDataFor: 0,
    }),
    invoicingRemind: build.mutation<SentReminder, string>({
      query: (invoice) => post(`/invoices/${invoice}/remind`),
      transformResponse: dataOf<SentReminder>,
      // Tags count after a refusal too: the invoice may have been paid meanwhile.
      invalidatesTags: (_answer, _error, invoice) => tagsOf(INVOICE, invoice),
    }),
  }),
});

/** The reminders of an invoice, up to date. */
function useRemindersOf(invoice: string) {
  const { invoicingReminders } = reminders.endpoints;
  const { data } = invoicingReminders.useQueryState(invoice);
  return invoicingReminders.useQuery(invoice, pollWhileQueued(data?.sent));
}

/** The request of the button. */
const REMIND = reminders.endpoints.invoicingRemind;

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

function useRemindAction(invoice: string, number: string): InvoicingAction {
  const send = useSend();
  const notify = useNotify();
  const { label, title, text, confirm, done } = reminderWords().remind;
  const remind = async () => {
    await send(REMIND, invoice);
    notify.done(done(number));
  };
  return {
    id: 'remind',
    label,
    icon: <Mail />,
    variant: 'secondary',
    ask: { title: title(number), text, confirm },
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
