/** The years for which a business keeps what it issued, where it says nothing else. */
export const USUAL_RETENTION_YEARS = 10;
export const MOST_RETENTION_YEARS = 99;

/** Stands for the name of a person whose data was erased. */
export const ERASED_NAME = 'Erased customer';

/**
 * Documents are kept to the end of the calendar year that comes so many years after that of their issue.
 * @returns the last issue date that need not be kept any more
 */
export function lastReleasedDate(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years - 1;
  return `${String(year).padStart(4, '0')}-12-31`;
}

/** The last day on which a document is kept. */
export function keptUntil(issueDate: string, years: number): string {
  return `${Number(issueDate.slice(0, 4)) + years}-12-31`;
}
