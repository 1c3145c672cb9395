import { useEffect, useState } from 'react';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { INVOICE, kindOf, pageOf, type Kind } from '../models';
import { useInvoicingApi } from '../requests';
import { isDocumentRow, type DocumentRow } from './action';
import { ActionButton } from './ActionButton';
import { useActions } from './use-actions';

/** From a converted quotation to its invoice; the way back is a field of the invoice. */
function InvoiceLink({ quotation }: { quotation: string }) {
  const api = useInvoicingApi();
  const [invoice, setInvoice] = useState<{ documentId: string; number: string } | null>(null);
  useEffect(() => {
    let gone = false;
    api
      .get<typeof invoice>(`/quotations/${quotation}/invoice`)
      .then((found) => !gone && setInvoice(found))
      .catch(() => undefined);
    return () => void (gone = true);
  }, [api, quotation]);
  if (!invoice) return null;
  return (
    <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
      Open invoice {invoice.number}
    </Link>
  );
}

function Actions({ kind, row }: { kind: Kind; row: DocumentRow }) {
  const actions = useActions(kind, row);
  const modified = useForm('Actions', (form) => form.modified);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {row.state === 'converted' ? <InvoiceLink quotation={row.documentId} /> : null}
      {modified ? (
        <Typography variant="pi" textColor="neutral600">
          Save your changes first.
        </Typography>
      ) : null}
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} disabled={modified} />
      ))}
    </Flex>
  );
}

/** The one-click actions beside the form of a saved invoice or quotation. */
export const ActionsPanel: PanelComponent = ({ model, document }) => {
  const kind = kindOf(model);
  if (!kind || !isDocumentRow(document)) return null;
  return { title: 'Actions', content: <Actions kind={kind} row={document} /> };
};
