export const REPORTS = ['tax', 'open-items', 'revenue', 'statement'] as const;
export type ReportName = (typeof REPORTS)[number];
