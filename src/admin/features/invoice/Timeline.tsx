import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { InvoiceRecord } from '../../../panel/answers';
import { INVOICE } from '../../requests/content-manager';
import { useInvoicingHistoryQuery } from '../../requests/api';
import { longDate } from '../../words/dates';
import {
  actionWords,
  creditWords,
  historyWords,
  linkWords,
  mailWords,
  paymentWords,
  recordWords,
  reminderWords,
} from '../../words';
import { useInvoicingCreditNotesQuery } from '../credits/credit-api';
import { EarlierEntries } from '../history/HistoryPanel';
import { useMailsOf } from '../mails/mail-api';
import { useRemindersOf } from '../mails/reminder-api';
import { usePageLink } from '../page-links/link-api';
import { useInvoicingPaymentsQuery } from '../payments/payment-api';
import { useVoidPayment } from '../payments/use-invoice-payments';
import { happeningsOf } from './happenings';
import { usePaymentReceipt } from '../payments/use-receipts';
import { useDeliveriesQuery } from './invoice-api';

/** How many are shown at first. */
const FIRST = 8;
/** The entries of the history of one request. */
const ENTRIES = 100;

export const mailedOf = (documentId: string) => ({ model: INVOICE, path: 'invoices', documentId });

/** What the other parts of the panel know about an invoice. */
export function useTold(documentId: string) {
  const mailed = mailedOf(documentId);
  const history = useInvoicingHistoryQuery({ ...mailed, page: 1, limit: ENTRIES });
  const mails = useMailsOf(mailed);
  const payments = useInvoicingPaymentsQuery(documentId);
  const notes = useInvoicingCreditNotesQuery(documentId);
  const link = usePageLink(mailed);
  const reminders = useRemindersOf(documentId);
  const deliveries = useDeliveriesQuery(documentId);
  const parts = [history, mails, payments, notes, link, deliveries];
  const failed: readonly (readonly [{ isError: boolean }, string])[] = [
    [history, historyWords().unreadable],
    [mails, mailWords().list.unreadable],
    [payments, paymentWords().unreadable],
    [notes, creditWords().list.unreadable],
    [link, linkWords().unreadable],
    [reminders, reminderWords().unreadable],
  ];
  return {
    told: {
      history: history.data,
      mails: mails.data ?? [],
      payments: payments.data,
      notes: notes.data ?? [],
      link: link.data,
      deliveries: deliveries.data ?? [],
      reminders: reminders.data,
    },
    isLoading: parts.some(({ isLoading }) => isLoading),
    /** The parts that could not be read, a sentence each. */
    failed: failed.flatMap(([{ isError }, text]) => (isError ? [text] : [])),
  };
}

export type ToldOf = ReturnType<typeof useTold>;

function Note({ children, ...rest }: { children: string; 'data-testid'?: string }) {
  return children === '' ? null : (
    <Typography variant="pi" textColor="neutral600" tag="p" {...rest}>
      {children}
    </Typography>
  );
}

/** What is to come: the next reminder, or why there is none, and that nobody has opened it yet. */
function ToCome({ told: { reminders, link } }: ToldOf) {
  const next = reminders?.next;
  const plan = next ? reminderWords().next(longDate(next.on), next.day) : (reminders?.reason ?? '');
  return (
    <>
      <Note data-testid="reminders">{plan}</Note>
      {link?.opened_at === null ? <Note>{linkWords().notOpened}</Note> : null}
    </>
  );
}

/** What the history tells of the invoice beyond its first request. */
function Earlier({ told: { history }, documentId }: ToldOf & { documentId: string }) {
  if (!history || history.total <= ENTRIES) return null;
  return <EarlierEntries documentId={documentId} data={history} />;
}

/** One line of time with all that happened to an invoice, the latest first. */
export function Timeline({ record, all }: { record: InvoiceRecord; all: ToldOf }) {
  const [isWhole, setWhole] = useState(false);
  const voidOf = useVoidPayment(record.documentId);
  const receiptOf = usePaymentReceipt();
  const happenings = happeningsOf(all.told, { voidOf, receiptOf });
  const shown = isWhole ? happenings : happenings.slice(0, FIRST);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="section" data-testid="timeline">
      <Typography variant="delta" tag="h2">
        {recordWords().timeline}
      </Typography>
      <ToCome {...all} />
      {all.failed.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {all.isLoading ? (
        <Note>{actionWords().loading}</Note>
      ) : (
        <ol>{shown.map(({ node }) => node)}</ol>
      )}
      {shown.length < happenings.length && !all.isLoading ? (
        <Button variant="tertiary" onClick={() => setWhole(true)}>
          {recordWords().showAll(happenings.length)}
        </Button>
      ) : null}
      {isWhole ? <Earlier {...all} documentId={record.documentId} /> : null}
    </Flex>
  );
}
