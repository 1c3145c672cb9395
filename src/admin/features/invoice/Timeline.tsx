import type { InvoiceRecord } from '../../../panel/answers';
import { INVOICE } from '../../requests/content-manager';
import { useInvoicingHistoryQuery } from '../../requests/api';
import { longDate } from '../../words/dates';
import {
  creditWords,
  historyWords,
  linkWords,
  mailWords,
  paymentWords,
  reminderWords,
} from '../../words';
import { useInvoicingCreditNotesQuery } from '../credits/credit-api';
import { useMailsOf } from '../mails/mail-api';
import { useRemindersOf } from '../mails/reminder-api';
import { usePageLink } from '../page-links/link-api';
import { useInvoicingPaymentsQuery } from '../payments/payment-api';
import { useVoidPayment } from '../payments/use-invoice-payments';
import { ENTRIES, LineOfTime, Note } from '../record/LineOfTime';
import { happeningsOf } from './happenings';
import { usePaymentReceipt } from '../payments/use-receipts';
import { useDeliveriesQuery } from './invoice-api';

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

/** One line of time with all that happened to an invoice, the latest first. */
export function Timeline({ record, all }: { record: InvoiceRecord; all: ToldOf }) {
  const { documentId } = record;
  const voidOf = useVoidPayment(documentId);
  const receiptOf = usePaymentReceipt();
  return (
    <LineOfTime
      {...all}
      happenings={happeningsOf(all.told, { voidOf, receiptOf })}
      toCome={<ToCome {...all} />}
      history={all.told.history}
      record={{ ...mailedOf(documentId), thing: 'invoice' }}
    />
  );
}
