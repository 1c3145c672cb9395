export const EN = {
  tabs: 'Status',
  /** The tabs, and the chips for them. */
  views: {
    all: 'All',
    allInvoices: 'All',
    draft: 'Draft',
    open: 'Open',
    overdue: 'Overdue',
    paid: 'Paid',
    accepted: 'Accepted',
    rejected: 'Rejected',
    expired: 'Expired',
    converted: 'Converted',
    recorded: 'Recorded',
    voided: 'Voided',
    active: 'Active',
    archived: 'Archived',
  },
  /** The day that a period is about. */
  days: { issue_date: 'Issue date', date: 'Date' },
  anyDay: { issue_date: 'Any issue date', date: 'Any date' },
  periodOf: { issue_date: 'Period of issue date', date: 'Period of date' },
  periods: {
    this_month: 'This month',
    last_month: 'Last month',
    this_quarter: 'This quarter',
    last_quarter: 'Last quarter',
    this_year: 'This year',
    last_year: 'Last year',
  },
  fromTo: 'From – to',
  from: 'From',
  to: 'To',
  chips: {
    named: (day: string, period: string) => `${day}: ${period}`,
    between: (day: string, from: string, to: string) => `${day}: ${from} to ${to}`,
    since: (day: string, from: string) => `${day}: from ${from}`,
    until: (day: string, to: string) => `${day}: until ${to}`,
    remove: (chip: string) => `Remove ${chip}`,
    clear: 'Clear all',
  },
  sums: { total: 'Total', amount_due: 'Amount due', recorded: 'Recorded' },
};

export type ListBarWords = typeof EN;
