import { Flex } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { DocumentActionComponent, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { ActionButton } from '../../kit/actions/ActionButton';
import { DELIVERY } from '../../requests/content-manager';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { useResend } from './use-resend';
import { webhookWords } from '../../words';

function Delivery({ delivery, state }: { delivery: string; state: string }) {
  const { one } = useResend();
  const mayUpdate = useDocumentRBAC('Delivery', ({ canUpdate }) => canUpdate);
  const resend = {
    id: 'resend',
    label: webhookWords().sendAgain,
    icon: <ArrowClockwise />,
    run: () => one(delivery),
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex>
        <StatusBadge status={state} />
      </Flex>
      {mayUpdate ? <ActionButton action={resend} /> : null}
    </Flex>
  );
}

export const DeliveryPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== DELIVERY || !document || documentId === undefined) return null;
  const content = <Delivery delivery={documentId} state={String(document.state)} />;
  return { title: webhookWords().delivery, content };
};

/** The action in the row of a list. */
export const ResendAction: DocumentActionComponent = ({ model, documentId }) => {
  const { one } = useResend();
  const mayUpdate = useDocumentRBAC('ResendAction', ({ canUpdate }) => canUpdate);
  if (model !== DELIVERY || !mayUpdate || documentId === undefined) return null;
  return {
    label: webhookWords().sendAgain,
    icon: <ArrowClockwise />,
    position: 'table-row',
    onClick: () => void one(documentId),
  };
};
ResendAction.position = 'table-row';
