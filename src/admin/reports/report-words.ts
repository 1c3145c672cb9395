export const REPORTS = ['tax', 'open-items', 'revenue', 'statement'] as const;
export type ReportName = (typeof REPORTS)[number];

export const REPORT_WORDS: Readonly<Record<ReportName, string>> = {
  tax: 'Tax',
  'open-items': 'Open items',
  revenue: 'Revenue',
  statement: 'Statement of a customer',
};
