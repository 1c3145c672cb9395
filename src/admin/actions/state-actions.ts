import type { InvoicingAction } from './action';

/** A status that a document can be brought to with one click. */
export interface Step {
  to: string;
  label: string;
  done: string;
  from: readonly string[];
  variant: NonNullable<InvoicingAction['variant']>;
  ask?: (number: string, total: string) => NonNullable<InvoicingAction['ask']>;
}

/** Only where it makes sense; any other change is made in the form. */
export const INVOICE_STEPS: readonly Step[] = [
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
      text: `The amount paid becomes ${total}, and whoever listens is told that it is paid.`,
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
      text: 'It keeps its number and stays in the list. Whoever listens is told that it is cancelled.',
      confirm: 'Cancel invoice',
    }),
  },
];

export const QUOTATION_STEPS: readonly Step[] = [
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
  },
  {
    to: 'rejected',
    label: 'Mark as rejected',
    done: 'is rejected',
    from: ['sent'],
    variant: 'danger-light',
  },
];

/** From these a quotation can become an invoice. */
export const CONVERTIBLE: readonly string[] = ['draft', 'sent', 'accepted', 'expired'];
