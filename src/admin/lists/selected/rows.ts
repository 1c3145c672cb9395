import { JOB_LISTS, MOST_OF_JOB } from '../../../domain/jobs';
import { MOST_SELECTED } from '../../../domain/list-views';
import type { ListRow } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { listOf } from '../../requests/content-manager';
import type { SelectedDocument } from '../jobs/job-api';

export interface Selected {
  model: string;
  /** The same objects until the operator selects others: a dialog would begin anew. */
  rows: readonly ListRow[];
  /** All records that match the list, not only those of the page; null for the rows. */
  all: { count: number; narrowing: string } | null;
  /** Nothing is selected any more. */
  onDone: () => void;
}

export const countOf = ({ rows, all }: Pick<Selected, 'rows' | 'all'>): number =>
  all?.count ?? rows.length;

/** Whether it is more than a request or a job takes. */
export const isTooMany = ({ rows, all }: Pick<Selected, 'rows' | 'all'>): boolean =>
  all ? all.count > MOST_OF_JOB : rows.length > MOST_SELECTED;

/** An action on the selected rows; null where the role or the type does not have it. */
export type UseSelected = (selected: Selected) => (InvoicingAction & { disabled?: boolean }) | null;

/** Selected rows, as our requests name them. */
export const documentsOf = (rows: readonly ListRow[]): SelectedDocument[] =>
  rows.map(({ documentId, updatedAt }) => ({ documentId, updatedAt }));

/** Whether all that match a list of the type can be selected. */
export const hasJobs = (model: string): boolean => JOB_LISTS.some((name) => name === listOf(model));
