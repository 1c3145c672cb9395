import { useEffect, useState } from 'react';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { INVOICE, kindOf, pageOf, type Kind } from '../models';
import { useDesk } from '../requests';
import type { DocumentRow } from './action';
import { DeedButton } from './ActionButton';
import { useDeeds } from './use-actions';

/** From a converted quotation to its invoice; the way back is a field of the invoice. */
function InvoiceLink({ quotation }: { quotation: string }) {
  const desk = useDesk();
  const [invoice, setInvoice] = useState<{ documentId: string; number: string } | null>(null);
  useEffect(() => {
    let gone = false;
    desk
      .get<typeof invoice>(`/quotations/${quotation}/invoice`)
      .then((found) => !gone && setInvoice(found))
      .catch(() => undefined);
    return () => void (gone = true);
  }, [desk, quotation]);
  if (!invoice) return null;
  return (
    <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
      Open invoice {invoice.number}
    </Link>
  );
}

function Deeds({ kind, row }: { kind: Kind; row: DocumentRow }) {
  const deeds = useDeeds(kind, row);
  const modified = useForm('Deeds', (form) => form.modified);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {row.state === 'converted' ? <InvoiceLink quotation={row.documentId} /> : null}
      {modified ? (
        <Typography variant="pi" textColor="neutral600">
          Save your changes first.
        </Typography>
      ) : null}
      {deeds.map((deed) => (
        <DeedButton key={deed.id} deed={deed} disabled={modified} />
      ))}
    </Flex>
  );
}

/** The one-click actions beside the form of a saved invoice or quotation. */
export const DeedsPanel: PanelComponent = ({ model, document }) => {
  const kind = kindOf(model);
  if (!kind || !document) return null;
  const row = document as unknown as DocumentRow;
  return { title: 'Actions', content: <Deeds kind={kind} row={row} /> };
};
