/*
 * The tabs of the panel's lists, by the list's name in routes. Before them stands "All". The panel and
 * the service share them.
 */

export const LIST_VIEWS = {
  invoices: ['draft', 'open', 'overdue', 'paid', 'cancelled', 'mail_refused'],
  quotations: ['draft', 'open', 'accepted', 'rejected', 'expired', 'converted', 'mail_refused'],
  'recurring-invoices': ['active', 'paused', 'ended'],
  'credit-notes': ['mail_refused'],
  payments: ['recorded', 'voided'],
  refunds: ['recorded', 'voided'],
  customers: [],
  products: ['active', 'archived'],
} as const;

export type ListName = keyof typeof LIST_VIEWS;

/** The most documents that one action on selected rows takes. A page has at most as many. */
export const MOST_SELECTED = 100;
