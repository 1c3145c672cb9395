import { useEffect, useState } from 'react';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { EndpointStatus } from '../../panel/answers';
import { ActionButton } from '../actions/ActionButton';
import { ENDPOINT } from '../models';
import { SecretModal } from '../dialogs/SecretModal';
import { deliveriesPage } from './deliveries-link';
import { LastResult } from './LastResult';
import { useEndpointActions } from './use-endpoint-actions';
import { useEndpointStatus } from './use-endpoint-status';

const SECRET_TEXT =
  'Copy it now: it is not shown again. The receiver checks each webhook-signature with it.';

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

/** Soon after something was sent there is a result to show. */
const LOOK_AGAIN_MS = [1_500, 5_000];

function useVersion() {
  const [version, setVersion] = useState(0);
  const next = () => setVersion((now) => now + 1);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent === 0) return undefined;
    const timers = LOOK_AGAIN_MS.map((wait) => setTimeout(next, wait));
    return () => timers.forEach(clearTimeout);
  }, [sent]);
  const onChange = () => {
    next();
    setSent((now) => now + 1);
  };
  return { version, onChange };
}

function Endpoint({ endpoint }: { endpoint: string }) {
  const { version, onChange } = useVersion();
  const [secret, setSecret] = useState<string | null>(null);
  const status = useEndpointStatus(endpoint, version);
  const mayUpdate = useDocumentRBAC('Endpoint', ({ canUpdate }) => canUpdate);
  const actions = useEndpointActions({ endpoint, status, onSecret: setSecret, onChange });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {status ? (
        <Flex gap={2} wrap="wrap">
          <Health status={status} />
          <LastResult endpoint={endpoint} version={version} />
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

/** State, secret, test and failed deliveries beside the form of an endpoint. */
export const EndpointPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== ENDPOINT || !document || documentId === undefined) return null;
  return { title: 'Deliveries', content: <Endpoint endpoint={documentId} /> };
};
