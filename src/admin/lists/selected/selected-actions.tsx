import { useCallback } from 'react';
import { useDocumentRBAC, useTable } from '@strapi/strapi/admin';
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { MOST_SELECTED } from '../../../domain/list-views';
import { useMayCreate } from '../../kit/actions/use-may';
import { INVOICE, PAYMENT } from '../../requests/content-manager';
import { INVOICES, kindOf, type Kind } from '../../requests/document-kinds';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { LIST_MUTATIONS } from '../list-api';
import { documentsOf } from './rows';
import { SelectedDialog } from './SelectedDialog';
import { selectedWords } from '../../words';

type Props = Parameters<BulkActionComponent>[0];

interface Described {
  kind: Kind | undefined;
  may: boolean;
  action: 'sent' | 'paid' | 'mailed';
}

/** An action on the selected rows, in a dialog. Null where the role or the type does not have it. */
function useSelectedAction(rows: Props['documents'], described: Described) {
  const { kind = INVOICES, may, action } = described;
  const words = selectedWords()[action];
  const send = useSend();
  const notify = useNotify();
  const select = useTable('SelectedAction', ({ selectRow }) => selectRow);
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <SelectedDialog
        words={{ ...words, text: words.text(kind.path, rows.length) }}
        run={() =>
          send(LIST_MUTATIONS.invoicingSelected, { kind, action, documents: documentsOf(rows) })
            .then(({ results }) => results)
            .catch((error: unknown) => {
              notify.failed(error);
              return null;
            })
        }
        onClose={(done) => {
          onClose();
          if (done) select([]);
        }}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the table makes a new function with each rendering, and a new dialog would lose its outcome
    [kind, action, rows],
  );
  if (!described.kind || !may) return null;
  return {
    label: words.label,
    variant: 'secondary' as const,
    disabled: rows.length > MOST_SELECTED,
    dialog: { type: 'modal' as const, title: words.label, content },
  };
}

export const useMarkSent: BulkActionComponent = ({ model, documents }) => {
  const kind = kindOf(model);
  const may = useDocumentRBAC(
    'MarkSent',
    ({ canUpdate, canUpdateFields }) =>
      canUpdate === true && (canUpdateFields.length === 0 || canUpdateFields.includes('state')),
  );
  return useSelectedAction(documents, { kind, may, action: 'sent' });
};

/** A mail may change the status of its document, as the single action does. */
export const useMailSelected: BulkActionComponent = ({ model, documents }) => {
  const may = useDocumentRBAC(
    'MailSelected',
    ({ canUpdate, canUpdateFields }) =>
      canUpdate === true && (canUpdateFields.length === 0 || canUpdateFields.includes('state')),
  );
  return useSelectedAction(documents, { kind: kindOf(model), may, action: 'mailed' });
};

export const useMarkPaid: BulkActionComponent = ({ model, documents }) => {
  const may = useMayCreate(PAYMENT);
  const kind = model === INVOICE ? INVOICES : undefined;
  return useSelectedAction(documents, { kind, may, action: 'paid' });
};
