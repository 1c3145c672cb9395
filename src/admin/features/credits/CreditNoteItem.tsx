import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { PanelCreditNote } from '../../../panel/answers';
import { creditWords } from '../../words';
import { CREDIT_NOTE, pageOf } from '../../requests/content-manager';
import { choiceWord } from '../../kit/status/choice-words';
import { longDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';

/** A credit note of an invoice. A field of it links back. */
export function CreditNoteItem({ note }: { note: PanelCreditNote }) {
  const { documentId, number, issue_date: day, reason, currency } = note;
  const details = [longDate(day), reason && choiceWord('reason', reason)].filter(Boolean);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li" data-testid="credit-note">
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
