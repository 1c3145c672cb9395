import type { InvoiceStatus } from '../../domain/invoice-status';
import type { QuotationStatus } from '../../domain/quotation-status';
import type { DocumentAction, DocumentRow, StatusActionId } from '../kit/actions/document-actions';
import { actionWords } from '../words';

interface ChangeWords {
  label: string;
  done: (number: string) => string;
  ask?: (number: string, total: string) => NonNullable<DocumentAction['ask']>;
}

/** A change of status by one click, and the statuses from which it makes sense. */
export interface StatusChange<Status = InvoiceStatus | QuotationStatus> {
  to: StatusActionId & Status;
  words: () => ChangeWords;
  from: readonly Status[];
  variant: NonNullable<DocumentAction['variant']>;
  /** Asked only in these statuses; in all of them when this is absent. */
  askedIn?: readonly Status[];
  /** Whether it makes sense for this document. */
  when?: (row: DocumentRow) => boolean;
}

const wasIssued = ({ issued_at: issued }: DocumentRow): boolean => Boolean(issued);

/** Somebody has moved its due date, or called it overdue before, so it is overdue no longer. */
const isNotDue = ({ due_date: due }: DocumentRow): boolean =>
  due == null || due >= new Date().toISOString().slice(0, 10);

export const MARK_SENT: StatusChange<InvoiceStatus> = {
  to: 'sent',
  words: () => actionWords().invoice.sent,
  from: ['draft', 'overdue'],
  when: (row) => row.state === 'draft' || isNotDue(row),
  variant: 'secondary',
};

/** A payment makes an invoice paid, and a day after its due date makes it overdue. */
export const INVOICE_CHANGES: readonly StatusChange<InvoiceStatus>[] = [
  MARK_SENT,
  {
    to: 'sent',
    words: () => actionWords().invoice.revived,
    from: ['cancelled'],
    when: wasIssued,
    variant: 'secondary',
  },
  {
    to: 'draft',
    words: () => actionWords().invoice.revived,
    from: ['cancelled'],
    when: (row) => !wasIssued(row),
    variant: 'secondary',
  },
  {
    to: 'cancelled',
    words: () => actionWords().invoice.cancelled,
    from: ['draft', 'sent', 'overdue'],
    // The service refuses it: the payment is voided first.
    when: ({ amount_paid: paid }) => !Number(paid),
    variant: 'danger-light',
  },
];

export const QUOTATION_CHANGES: readonly StatusChange<QuotationStatus>[] = [
  {
    to: 'sent',
    words: () => actionWords().quotation.sent,
    from: ['draft', 'rejected', 'expired'],
    variant: 'secondary',
  },
  {
    to: 'accepted',
    words: () => actionWords().quotation.accepted,
    from: ['sent', 'rejected', 'expired'],
    variant: 'success-light',
    askedIn: ['expired'],
  },
  {
    to: 'rejected',
    words: () => actionWords().quotation.rejected,
    from: ['sent', 'accepted', 'expired'],
    variant: 'danger-light',
  },
];

/** A quotation in one of these can become an invoice. */
export const CONVERTIBLE: readonly (InvoiceStatus | QuotationStatus)[] = [
  'draft',
  'sent',
  'accepted',
  'expired',
];
