import { useState } from 'react';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { EndpointStatus } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { useEndpointStatus } from '../../requests/api';
import { ENDPOINT } from '../../requests/content-manager';
import { SecretModal } from '../../kit/dialogs/SecretModal';
import { deliveriesPage } from './deliveries-page';
import { shownReason } from './disabled-reason';
import { LastResult } from '../../lists/columns/LastResult';
import { useEndpointActions } from './use-endpoint-actions';
import { webhookWords } from '../../words';

function Health({ status }: { status: EndpointStatus }) {
  const words = webhookWords().health;
  if (!status.enabled)
    return <Badge variant="danger">{status.disabled_reason ? words.disabled : words.off}</Badge>;
  if (status.failing_since) return <Badge variant="warning">{words.failing}</Badge>;
  return <Badge variant="success">{words.working}</Badge>;
}

function Counts({ status }: { status: EndpointStatus }) {
  return (
    <Flex gap={4} wrap="wrap">
      {(['pending', 'failed', 'delivered'] as const).map((state) => (
        <Link key={state} tag={NavLink} to={deliveriesPage({ endpoint: status.documentId, state })}>
          {webhookWords().counts[state](status[state])}
        </Link>
      ))}
    </Flex>
  );
}

function Endpoint({ endpoint }: { endpoint: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { status } = useEndpointStatus(endpoint);
  const mayUpdate = useDocumentRBAC('Endpoint', ({ canUpdate }) => canUpdate);
  const words = webhookWords().secret;
  const actions = useEndpointActions({ endpoint, status, onSecret: setSecret });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {status ? (
        <Flex gap={2} wrap="wrap">
          <Health status={status} />
          <LastResult endpoint={endpoint} />
        </Flex>
      ) : null}
      {status?.disabled_reason ? (
        <Typography>{shownReason(status.disabled_reason)}</Typography>
      ) : null}
      {status ? <Counts status={status} /> : null}
      {mayUpdate ? actions.map((action) => <ActionButton key={action.id} action={action} />) : null}
      <SecretModal
        title={words.title}
        text={words.text}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Flex>
  );
}

/** Health and actions beside the form of an endpoint. */
export const EndpointPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== ENDPOINT || !document || documentId === undefined) return null;
  return { title: webhookWords().deliveries, content: <Endpoint endpoint={documentId} /> };
};
