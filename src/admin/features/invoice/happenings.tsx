import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type {
  HistoryEntry,
  InvoiceCreditNotes,
  InvoiceDelivery,
  InvoicePayments,
  InvoiceReminders,
  PageLink,
  PanelHistory,
  PanelMail,
  PanelPayment,
} from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { printMoment } from '../../kit/status/payment-words';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { DELIVERY, pageOf } from '../../requests/content-manager';
import { linkWords, recordWords, reminderWords } from '../../words';
import { CreditNoteItem } from '../credits/CreditNoteItem';
import { actorName } from '../history/sentences';
import { MailItem } from '../mails/MailsPanel';
import { EntryItem } from '../payments/EntryList';
import { OnlineItem } from '../payments/OnlineItem';
import { paymentDetails } from '../payments/use-invoice-payments';
import { changesOf, type Happening } from '../record/LineOfTime';

/** A mail is stored in the transaction that the history tells of. */
const SAME_MS = 2_000;

/** What payments and credit notes tell themselves. */
const TOLD_BY_PAYMENTS = ['amount_paid', 'amount_paid_before', 'amount_written_off'];
const TOLD_BY_NOTES = ['amount_credited'];

export interface Told {
  history: PanelHistory | undefined;
  mails: readonly PanelMail[];
  payments: InvoicePayments | undefined;
  notes: InvoiceCreditNotes;
  link: PageLink | null | undefined;
  deliveries: readonly InvoiceDelivery[];
  reminders: InvoiceReminders | undefined;
}

/** The entries of the history without what the other parts tell. */
function changesIn({ history, mails, payments, notes }: Told): HistoryEntry[] {
  const told = [
    ...(payments?.payments.length ? TOLD_BY_PAYMENTS : []),
    ...(notes.length > 0 ? TOLD_BY_NOTES : []),
  ];
  return (history?.entries ?? []).flatMap((entry) => {
    const changes = entry.changes.filter(({ field }) => !told.includes(field));
    const isTold = entry.action === 'mailed' && mails.length > 0;
    return isTold || changes.length < Math.min(entry.changes.length, 1)
      ? []
      : [{ ...entry, changes }];
  });
}

const historyOf = (told: Told): Happening[] =>
  told.history ? changesOf(told.history, changesIn(told), 'invoice') : [];

/** The person who sent a mail, whom only the history knows. */
function senderOf({ created_at: at }: PanelMail, { history }: Told): string | null {
  const sent = history?.entries.find(
    (entry) =>
      entry.action === 'mailed' && Math.abs(Date.parse(entry.at) - Date.parse(at)) < SAME_MS,
  );
  return sent ? actorName(sent) : null;
}

/** Such as `7 days after the due date`; null for a mail that is no reminder. */
function reminderOf({ documentId }: PanelMail, { reminders }: Told): string | null {
  const reminder = reminders?.sent.find((sent) => sent.documentId === documentId);
  if (!reminder) return null;
  return reminder.day === null ? reminderWords().byHand : reminderWords().day(reminder.day);
}

const mailsOf = (told: Told): Happening[] =>
  told.mails.map((mail) => ({
    at: mail.created_at,
    node: (
      <MailItem
        key={mail.documentId}
        mail={mail}
        details={[senderOf(mail, told), reminderOf(mail, told)]}
      />
    ),
  }));

/** The actions with a payment. */
interface OfPayment {
  voidOf: (payment: PanelPayment) => InvoicingAction;
  receiptOf: (payment: PanelPayment) => InvoicingAction | null;
}

const paymentsOf = ({ payments: data }: Told, { voidOf, receiptOf }: OfPayment): Happening[] => [
  ...(data?.payments ?? []).map((payment) => ({
    at: payment.recorded_at,
    node: (
      <EntryItem
        key={payment.allocation}
        entry={payment}
        titleOf={recordWords().payment}
        detailsOf={paymentDetails}
        voidOf={data?.can.void ? voidOf : null}
        receiptOf={receiptOf}
      />
    ),
  })),
  ...(data?.online ?? []).map((one) => ({
    at: one.at,
    node: <OnlineItem key={`${one.at} ${one.state}`} one={one} />,
  })),
];

function Opened({ label, at }: { label: string; at: string }) {
  return (
    <li data-testid="opened">
      <Typography>
        {label} <time dateTime={at}>{printMoment(at)}</time>
      </Typography>
    </li>
  );
}

function openedOf({ link }: Told): Happening[] {
  const { opened_at: first = null, last_opened_at: last = null } = link ?? {};
  const { firstOpened, lastOpened } = linkWords();
  return [
    ...(first === null ? [] : [{ at: first, label: firstOpened }]),
    ...(last === null || last === first ? [] : [{ at: last, label: lastOpened }]),
  ].map(({ at, label }) => ({ at, node: <Opened key={label} at={at} label={label} /> }));
}

function Webhook({ delivery }: { delivery: InvoiceDelivery }) {
  const { documentId, event_type: type, state, url, created_at: at } = delivery;
  return (
    <li data-testid="webhook">
      <Flex justifyContent="space-between" gap={2}>
        <Link tag={NavLink} to={pageOf(DELIVERY, documentId)}>
          {type}
        </Link>
        <StatusBadge status={state} />
      </Flex>
      <Typography variant="pi" textColor="neutral600" tag="p" style={{ overflowWrap: 'anywhere' }}>
        {url} · <time dateTime={at}>{printMoment(at)}</time>
      </Typography>
    </li>
  );
}

const webhooksOf = ({ deliveries }: Told): Happening[] =>
  deliveries.map((delivery) => ({
    at: delivery.created_at,
    node: <Webhook key={delivery.documentId} delivery={delivery} />,
  }));

/** All that happened. */
export function happeningsOf(told: Told, ofPayment: OfPayment): Happening[] {
  const notes = told.notes.map((note) => ({
    at: note.created_at,
    node: <CreditNoteItem key={note.documentId} note={note} />,
  }));
  return [
    ...historyOf(told),
    ...mailsOf(told),
    ...paymentsOf(told, ofPayment),
    ...notes,
    ...openedOf(told),
    ...webhooksOf(told),
  ];
}
