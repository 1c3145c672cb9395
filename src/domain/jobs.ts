/*
 * Actions on many documents, which the service does one after the other. The panel and the service share them.
 */

/** As many documents as one job takes (contract §22). */
export const MOST_OF_JOB = 10_000;

/** The lists whose documents a job can take. */
export const JOB_LISTS = ['invoices', 'quotations', 'credit-notes'] as const;
export type JobList = (typeof JOB_LISTS)[number];

export const JOB_ACTIONS = ['sent', 'paid', 'mailed', 'reminded', 'printed'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** The export of a period for the adviser is a job, too: of the books of a business, not of a list. */
export const EXPORTED = 'exported';
export const BOOKS = 'books';

/** The jobs that make a ZIP: of PDFs, or an export. */
export const FILE_ACTIONS: readonly string[] = ['printed' satisfies JobAction, EXPORTED];

export const makesFile = (action: JobAction | typeof EXPORTED): boolean =>
  FILE_ACTIONS.includes(action);
