import type { ListRow } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import type { SelectedDocument } from '../list-api';

interface Selected {
  model: string;
  /** The same objects until the operator selects others: a dialog would begin anew. */
  rows: readonly ListRow[];
  /** Nothing is selected any more. */
  onDone: () => void;
}

/** An action on the selected rows; null where the role or the type does not have it. */
export type UseSelected = (selected: Selected) => (InvoicingAction & { disabled?: boolean }) | null;

/** Selected rows, as our requests name them. */
export const documentsOf = (rows: readonly ListRow[]): SelectedDocument[] =>
  rows.map(({ documentId, updatedAt }) => ({ documentId, updatedAt }));
