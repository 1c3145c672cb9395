import { useState } from 'react';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { EndpointStatus } from '../../panel/answers';
import { ActionButton } from '../actions/ActionButton';
import { useEndpointStatus } from '../api';
import { ENDPOINT } from '../content-manager';
import { SecretModal } from '../dialogs/SecretModal';
import { deliveriesPage } from './deliveries-page';
import { LastResult } from './LastResult';
import { useEndpointActions } from './use-endpoint-actions';

const SECRET_TEXT =
  'Copy it now: nobody can see it again. The receiver checks each webhook-signature with it.';

function Health({ status }: { status: EndpointStatus }) {
  if (!status.enabled)
    return <Badge variant="danger">{status.disabled_reason ? 'Disabled' : 'Off'}</Badge>;
  if (status.failing_since) return <Badge variant="warning">Failing</Badge>;
  return <Badge variant="success">Working</Badge>;
}

function Counts({ status }: { status: EndpointStatus }) {
  return (
    <Flex gap={4} wrap="wrap">
      {(['pending', 'failed', 'delivered'] as const).map((state) => (
        <Link
          key={state}
          tag={NavLink}
          to={deliveriesPage({ endpoint: status.documentId, state })}
        >{`${status[state]} ${state}`}</Link>
      ))}
    </Flex>
  );
}

function Endpoint({ endpoint }: { endpoint: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { status } = useEndpointStatus(endpoint);
  const mayUpdate = useDocumentRBAC('Endpoint', ({ canUpdate }) => canUpdate);
  const actions = useEndpointActions({ endpoint, status, onSecret: setSecret });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {status ? (
        <Flex gap={2} wrap="wrap">
          <Health status={status} />
          <LastResult endpoint={endpoint} />
        </Flex>
      ) : null}
      {status?.disabled_reason ? <Typography>{status.disabled_reason}</Typography> : null}
      {status ? <Counts status={status} /> : null}
      {mayUpdate ? actions.map((action) => <ActionButton key={action.id} action={action} />) : null}
      <SecretModal
        title="Signing secret"
        text={SECRET_TEXT}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Flex>
  );
}

/** Health and actions beside the form of an endpoint. */
export const EndpointPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== ENDPOINT || !document || documentId === undefined) return null;
  return { title: 'Deliveries', content: <Endpoint endpoint={documentId} /> };
};
