import { Flex, Link, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { PanelCreditNote } from '../../../panel/answers';
import { actionWords, creditWords } from '../../words';
import { CREDIT_NOTE, INVOICE, pageOf } from '../../requests/content-manager';
import { choiceWord } from '../../kit/status/choice-words';
import { longDate } from '../../words/dates';
import { SideList } from '../../kit/SideList';
import { printAmount } from '../../words/print-amount';
import { useInvoicingCreditNotesQuery } from './credit-api';

function Note({ note }: { note: PanelCreditNote }) {
  const { documentId, number, issue_date: day, reason, currency } = note;
  const details = [longDate(day), reason && choiceWord('reason', reason)].filter(Boolean);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={2}>
        <Link tag={NavLink} to={pageOf(CREDIT_NOTE, documentId)}>
          {number}
        </Link>
        <Typography fontWeight="bold" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(note.total, currency)}
        </Typography>
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {details.join(' · ')}
      </Typography>
      {note.refund_due === '0' ? null : (
        <Typography variant="pi">
          {creditWords().list.toRefund(printAmount(note.refund_due, currency))}
        </Typography>
      )}
    </Flex>
  );
}

function Notes({ invoice }: { invoice: string }) {
  const { data, isError } = useInvoicingCreditNotesQuery(invoice);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? creditWords().list.unreadable : actionWords().loading}
      </Typography>
    );
  if (data.length === 0)
    return <Typography textColor="neutral600">{creditWords().list.none}</Typography>;
  return (
    <SideList testId="credit-notes">
      {data.map((note) => (
        <Note key={note.documentId} note={note} />
      ))}
    </SideList>
  );
}

/** The credit notes of an invoice, beside its form. A field of the credit note links back. */
export const CreditNotesPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== INVOICE || documentId === undefined || !document) return null;
  if (document.state === 'draft') return null;
  return { title: creditWords().list.title, content: <Notes invoice={documentId} /> };
};
