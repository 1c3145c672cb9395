import { Flex } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { MAIL } from '../../requests/content-manager';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { useResendMail } from './resend-api';
import { mailWords } from '../../words';

function Mail({ mail, state }: { mail: string; state: string }) {
  const resend = useResendMail();
  const mayUpdate = useDocumentRBAC('Mail', ({ canUpdate }) => canUpdate);
  const { label, title, text } = mailWords().again;
  const action: InvoicingAction = {
    id: 'resend',
    label,
    icon: <ArrowClockwise />,
    // Asked only where somebody has the mail already.
    ...(state === 'sent' ? { ask: { title, text, confirm: label } } : {}),
    run: () => resend(mail),
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex>
        <StatusBadge status={state} />
      </Flex>
      {mayUpdate && state !== 'queued' ? <ActionButton action={action} /> : null}
    </Flex>
  );
}

export const MailPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== MAIL || !document || documentId === undefined) return null;
  return {
    title: mailWords().mail,
    content: <Mail mail={documentId} state={String(document['state'])} />,
  };
};
