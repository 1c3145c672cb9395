import { CUSTOMER } from '../../requests/content-manager';
import { useInvoicingHistoryQuery } from '../../requests/api';
import { historyWords, mailWords } from '../../words';
import { MailItem } from '../mails/MailsPanel';
import { useMailsOf } from '../mails/mail-api';
import { changesOf, ENTRIES, LineOfTime } from '../record/LineOfTime';

/** One line of time with the mails to a customer and the changes of their record. */
export function Told({ documentId }: { documentId: string }) {
  const of = { model: CUSTOMER, path: 'customers', documentId };
  const history = useInvoicingHistoryQuery({ ...of, page: 1, limit: ENTRIES });
  const mails = useMailsOf(of);
  const failed = [
    ...(history.isError ? [historyWords().unreadable] : []),
    ...(mails.isError ? [mailWords().list.unreadable] : []),
  ];
  const { data } = history;
  const happenings = [
    ...(data ? changesOf(data, data.entries, 'customer') : []),
    ...(mails.data ?? []).map((mail) => ({
      at: mail.created_at,
      node: <MailItem key={mail.documentId} mail={mail} />,
    })),
  ];
  return (
    <LineOfTime
      record={{ ...of, thing: 'customer' }}
      happenings={happenings}
      isLoading={history.isLoading || mails.isLoading}
      failed={failed}
      history={data}
    />
  );
}
