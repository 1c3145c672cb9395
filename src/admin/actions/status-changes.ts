import type { InvoiceStatus } from '../../domain/invoice-status';
import type { QuotationStatus } from '../../domain/quotation-status';
import type { DocumentAction, StatusActionId } from './document-actions';
import { actionWords } from './words';

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
  /** A document that was never issued does not have it. */
  onlyIssued?: true;
}

/** A payment makes an invoice paid, and a day after its due date makes it overdue. */
export const INVOICE_CHANGES: readonly StatusChange<InvoiceStatus>[] = [
  {
    to: 'sent',
    words: () => actionWords().invoice.sent,
    from: ['draft'],
    variant: 'secondary',
  },
  {
    to: 'sent',
    words: () => actionWords().invoice.revived,
    from: ['cancelled'],
    onlyIssued: true,
    variant: 'secondary',
  },
  {
    to: 'cancelled',
    words: () => actionWords().invoice.cancelled,
    from: ['draft', 'sent', 'overdue'],
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
