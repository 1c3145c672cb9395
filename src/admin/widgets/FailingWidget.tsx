import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { FailingEndpoint } from '../../panel/answers';
import { ENDPOINT, pageOf } from '../content-manager';
import { deliveriesPage } from '../webhooks/deliveries-page';
import { HomeWidget } from './HomeWidget';

function Failing({ endpoint }: { endpoint: FailingEndpoint }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} tag="li">
      <Link tag={NavLink} to={pageOf(ENDPOINT, endpoint.documentId)}>
        {endpoint.url}
      </Link>
      <Flex gap={3} wrap="wrap">
        <Typography variant="pi" textColor="danger600">
          {endpoint.disabled_reason ?? (endpoint.enabled ? 'Failing' : 'Off')}
        </Typography>
        <Link
          tag={NavLink}
          to={deliveriesPage({ endpoint: endpoint.documentId, state: 'failed' })}
        >{`${endpoint.failed} failed`}</Link>
      </Flex>
    </Flex>
  );
}

export function FailingWidget() {
  return (
    <HomeWidget of="webhooks">
      {({ failing_webhooks: failing }) =>
        failing.length === 0 ? (
          <Typography textColor="neutral600">All webhooks get through.</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="home-failing">
            {failing.map((endpoint) => (
              <Failing key={endpoint.documentId} endpoint={endpoint} />
            ))}
          </Flex>
        )
      }
    </HomeWidget>
  );
}
