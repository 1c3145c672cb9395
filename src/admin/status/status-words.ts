import type { DeliveryState } from '../../domain/events';
import type { EntryStatus } from '../../domain/payment';
import type { InvoiceStatus } from '../../domain/invoice-status';
import type { QuotationStatus } from '../../domain/quotation-status';

export interface StatusWord {
  word: string;
  variant: 'success' | 'primary' | 'danger' | 'warning' | 'neutral' | 'alternative';
}

type Status = InvoiceStatus | QuotationStatus | DeliveryState | EntryStatus | 'queued';

/** Every status and state as a word with a colour. The word alone is enough to tell them apart. */
const WORDS: Readonly<Record<Status, StatusWord>> = {
  draft: { word: 'Draft', variant: 'neutral' },
  sent: { word: 'Sent', variant: 'primary' },
  paid: { word: 'Paid', variant: 'success' },
  overdue: { word: 'Overdue', variant: 'danger' },
  cancelled: { word: 'Cancelled', variant: 'neutral' },
  accepted: { word: 'Accepted', variant: 'success' },
  rejected: { word: 'Rejected', variant: 'danger' },
  expired: { word: 'Expired', variant: 'warning' },
  converted: { word: 'Converted', variant: 'alternative' },
  pending: { word: 'Pending', variant: 'warning' },
  delivered: { word: 'Delivered', variant: 'success' },
  recorded: { word: 'Recorded', variant: 'success' },
  voided: { word: 'Voided', variant: 'neutral' },
  queued: { word: 'Queued', variant: 'warning' },
  failed: { word: 'Failed', variant: 'danger' },
};

/** The word for any stored value. A value that is no status gets a capital: `modern` as Modern. */
export function wordOf(value: string): StatusWord {
  const capital = value.charAt(0).toUpperCase() + value.slice(1);
  const words: Readonly<Record<string, StatusWord>> = WORDS;
  return words[value] ?? { word: capital, variant: 'neutral' };
}
