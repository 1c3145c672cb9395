import { Box, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { DocumentAttachments } from '../../../panel/answers';
import { INVOICES, kindOf } from '../../requests/document-kinds';
import { attachmentWords } from '../../words';
import { useInvoicingAttachmentsQuery } from './attachment-api';
import { Attachments } from './Attachments';

/** An issued document without files has nothing to show. */
const isShown = ({ files, changes }: DocumentAttachments): boolean => changes || files.length > 0;

/** The files of a saved invoice or quotation beside its form, for roles that see the whole document. */
export const AttachmentsPanel: PanelComponent = ({ model, documentId = '', document }) => {
  const kind = kindOf(model);
  const owner = { model, path: kind?.path ?? '', documentId };
  const { data } = useInvoicingAttachmentsQuery(owner, { skip: !kind || !document });
  if (!data || !isShown(data)) return null;
  return {
    title: attachmentWords().title,
    content: <Attachments owner={owner} attachments={data} />,
  };
};

/** The same on the page of an issued invoice. */
export function AttachmentsSection({ documentId }: { documentId: string }) {
  const owner = { model: INVOICES.model, path: INVOICES.path, documentId };
  const { data } = useInvoicingAttachmentsQuery(owner);
  if (!data || !isShown(data)) return null;
  return (
    <Box data-testid="attachments-section">
      <Typography variant="pi" textColor="neutral600" tag="h2">
        {attachmentWords().title}
      </Typography>
      <Attachments owner={owner} attachments={data} />
    </Box>
  );
}
