import { useState } from 'react';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { useInvoicingInvoiceOfQuery } from '../requests/api';
import { INVOICE, pageOf } from '../requests/content-manager';
import { kindOf, type Kind } from '../requests/document-kinds';
import { isDocumentRow, type DocumentRow } from '../kit/actions/document-actions';
import { ActionButton } from '../kit/actions/ActionButton';
import { OriginLink } from '../features/recurring/OriginLink';
import { useDocumentActions } from './use-document-actions';
import { actionWords } from '../words';

/** The link from a converted quotation to its invoice. A field of the invoice links back. */
function InvoiceLink({ quotation }: { quotation: string }) {
  const { data: invoice } = useInvoicingInvoiceOfQuery(quotation);
  if (!invoice) return null;
  return (
    <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
      {actionWords().openInvoice(invoice.number)}
    </Link>
  );
}

function Actions({ kind, row }: { kind: Kind; row: DocumentRow }) {
  const actions = useDocumentActions(kind, row);
  // Two actions at once would begin from the same version, and the second would be refused.
  const [running, setRunning] = useState<string | null>(null);
  const modified = useForm('Actions', (form) => form.modified);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {row.state === 'converted' ? <InvoiceLink quotation={row.documentId} /> : null}
      {kind.model === INVOICE ? <OriginLink invoice={row.documentId} /> : null}
      {modified ? (
        <Typography variant="pi" textColor="neutral600">
          {actionWords().saveFirst}
        </Typography>
      ) : null}
      {actions.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          disabled={modified || (running !== null && running !== action.id)}
          onBusy={(busy) => setRunning(busy ? action.id : null)}
        />
      ))}
    </Flex>
  );
}

/** The one-click actions beside the form of a saved invoice or quotation. */
export const ActionsPanel: PanelComponent = ({ model, document }) => {
  const kind = kindOf(model);
  if (!kind || !isDocumentRow(document)) return null;
  return { title: actionWords().actions, content: <Actions kind={kind} row={document} /> };
};
