export const EN = {
  draft: 'Draft',
  issued: 'Issued',
  sent: 'Sent',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
  converted: 'Converted',
  pending: 'Pending',
  delivered: 'Delivered',
  recorded: 'Recorded',
  voided: 'Voided',
  queued: 'Queued',
  failed: 'Failed',
};

export type StatusWords = typeof EN;
