export const QUOTATION_STATUSES = [
  'draft',
  'sent',
  'accepted',
  'rejected',
  'expired',
  'converted',
] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** The event of a quotation *becoming* a status. Decisions of customers have theirs elsewhere. */
const EVENT_OF_STATUS = {
  sent: 'quotation.sent',
  expired: 'quotation.expired',
  converted: 'quotation.converted',
} as const;

export type QuotationStatusEvent = (typeof EVENT_OF_STATUS)[keyof typeof EVENT_OF_STATUS];

/** The event of a change of status; null when the status stays (contract §13). */
export function quotationStatusEvent(
  from: QuotationStatus,
  to: QuotationStatus,
): QuotationStatusEvent | null {
  if (from === to) return null;
  return to in EVENT_OF_STATUS ? EVENT_OF_STATUS[to as keyof typeof EVENT_OF_STATUS] : null;
}
