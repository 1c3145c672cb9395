import type { InvoiceStatus } from '../../domain/invoice-status';
import type { QuotationStatus } from '../../domain/quotation-status';
import type { DocumentAction, StatusActionId } from './document-actions';

/** A change of status by one click, and the statuses from which it makes sense. */
export interface StatusChange<Status = InvoiceStatus | QuotationStatus> {
  to: StatusActionId & Status;
  label: string;
  /** Follows the number in the notification. */
  done: string;
  from: readonly Status[];
  variant: NonNullable<DocumentAction['variant']>;
  ask?: (number: string, total: string) => NonNullable<DocumentAction['ask']>;
  /** Asked only in these statuses; in all of them when this is absent. */
  askedIn?: readonly Status[];
}

/** Operators make all other changes of status in the form. */
export const INVOICE_CHANGES: readonly StatusChange<InvoiceStatus>[] = [
  {
    to: 'sent',
    label: 'Mark as sent',
    done: 'is sent',
    from: ['draft'],
    variant: 'secondary',
  },
  {
    to: 'paid',
    label: 'Mark as paid',
    done: 'is paid',
    from: ['draft', 'sent', 'overdue'],
    variant: 'success-light',
    ask: (number, total) => ({
      title: `Mark ${number} as paid?`,
      text: `The invoice of ${total} counts as paid in full, without a payment of its own. To keep date and method, use Record payment. Webhook endpoints will be notified.`,
      confirm: 'Mark as paid',
    }),
  },
  {
    to: 'cancelled',
    label: 'Cancel invoice',
    done: 'is cancelled',
    from: ['draft', 'sent', 'overdue'],
    variant: 'danger-light',
    ask: (number) => ({
      title: `Cancel ${number}?`,
      text: 'The invoice keeps its number and stays in the list. Webhook endpoints will be notified.',
      confirm: 'Cancel invoice',
    }),
  },
];

export const QUOTATION_CHANGES: readonly StatusChange<QuotationStatus>[] = [
  {
    to: 'sent',
    label: 'Mark as sent',
    done: 'is sent',
    from: ['draft'],
    variant: 'secondary',
  },
  {
    to: 'accepted',
    label: 'Mark as accepted',
    done: 'is accepted',
    from: ['sent', 'expired'],
    variant: 'success-light',
    askedIn: ['expired'],
    ask: (number, total) => ({
      title: `Mark ${number} as accepted?`,
      text: `The quotation of ${total} has expired. Its prices may no longer hold.`,
      confirm: 'Mark as accepted',
    }),
  },
  {
    to: 'rejected',
    label: 'Mark as rejected',
    done: 'is rejected',
    from: ['sent'],
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
