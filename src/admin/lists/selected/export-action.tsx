import { useCallback } from 'react';
import { EXPORTED_LISTS, ExportDialog } from '../exports/ExportButton';
import { isTooMany, type UseSelected } from './rows';
import { selectedWords } from '../../words';

/** The selected rows, or all of the list, as CSV. */
export const useExportSelected: UseSelected = ({ model, rows, all }) => {
  const list = EXPORTED_LISTS[model];
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) =>
      list ? (
        <ExportDialog
          list={list}
          {...(all ? {} : { only: rows.map(({ documentId }) => documentId) })}
          onClose={onClose}
        />
      ) : null,
    [list, rows, all],
  );
  if (!list) return null;
  const { label, title } = selectedWords().export;
  return {
    id: 'export',
    label,
    icon: null,
    variant: 'secondary',
    // The export of a list has no such limit.
    disabled: all === null && isTooMany({ rows, all }),
    dialog: { title, content },
  };
};
