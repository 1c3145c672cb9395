import { useCallback, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { MOST_SELECTED } from '../../../domain/list-views';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../requests/content-manager';
import { EXPORTED_LISTS, ExportDialog } from '../exports/ExportButton';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { documentsOf } from './rows';
import { selectedWords } from '../../words';

const PRINTED: Readonly<Record<string, string>> = {
  [INVOICE]: 'invoices',
  [QUOTATION]: 'quotations',
  [CREDIT_NOTE]: 'credit-notes',
};

/** The PDFs of the selected documents as one ZIP. */
export const usePdfs: BulkActionComponent = ({ model, documents }) => {
  const token = useAuth('usePdfs', (auth) => auth.token);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const path = PRINTED[model];
  const save = async () => {
    setBusy(true);
    try {
      const answer = await panelFetch(`/invoicing/${path ?? ''}/selected/pdfs`, token, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ documents: documentsOf(documents) }),
      });
      const name = `${path ?? ''}-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, await answer.blob());
      notify.done(selectedWords().pdfs.saved(documents.length, name));
    } catch (error) {
      notify.failed(error);
    } finally {
      setBusy(false);
    }
  };
  if (path === undefined) return null;
  const many = documents.length > MOST_SELECTED;
  const words = selectedWords().pdfs;
  return {
    label: many ? words.tooMany(MOST_SELECTED) : words.label,
    variant: 'secondary',
    disabled: many || busy,
    onClick: () => void save(),
  };
};

/** The selected rows as CSV. */
export const useExportSelected: BulkActionComponent = ({ model, documents }) => {
  const list = EXPORTED_LISTS[model];
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) =>
      list ? (
        <ExportDialog
          list={list}
          only={documents.map(({ documentId }) => documentId)}
          onClose={onClose}
        />
      ) : null,
    [list, documents],
  );
  if (!list) return null;
  const { label, title } = selectedWords().export;
  return {
    label,
    variant: 'secondary',
    disabled: documents.length > MOST_SELECTED,
    dialog: { type: 'modal', title, content },
  };
};
