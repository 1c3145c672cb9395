import { useCallback } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { MOST_SELECTED } from '../../../domain/list-views';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../requests/content-manager';
import { EXPORTED_LISTS, ExportDialog } from '../exports/ExportButton';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { documentsOf, isTooMany, type UseSelected } from './rows';
import { selectedWords } from '../../words';

const PRINTED: Readonly<Record<string, string>> = {
  [INVOICE]: 'invoices',
  [QUOTATION]: 'quotations',
  [CREDIT_NOTE]: 'credit-notes',
};

/** The PDFs of the selected documents as one ZIP. */
export const usePdfs: UseSelected = ({ model, rows, all }) => {
  const token = useAuth('usePdfs', (auth) => auth.token);
  const notify = useNotify();
  const path = PRINTED[model];
  const save = async () => {
    try {
      const answer = await panelFetch(`/invoicing/${path ?? ''}/selected/pdfs`, token, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ documents: documentsOf(rows) }),
      });
      const name = `${path ?? ''}-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, await answer.blob());
      notify.done(selectedWords().pdfs.saved(rows.length, name));
    } catch (error) {
      notify.failed(error);
    }
  };
  if (path === undefined) return null;
  const many = all !== null || isTooMany({ rows, all });
  const words = selectedWords().pdfs;
  return {
    id: 'pdfs',
    label: many ? words.tooMany(MOST_SELECTED) : words.label,
    icon: null,
    variant: 'secondary',
    disabled: many,
    run: save,
  };
};

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
