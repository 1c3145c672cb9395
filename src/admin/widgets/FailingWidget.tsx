import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { ENDPOINT, pageOf } from '../models';
import { deliveriesPage } from '../webhooks/deliveries-link';
import { HiddenWidget } from './HiddenWidget';
import { isNewInstall, useHome, type Home } from './home';

function Failing({ endpoint }: { endpoint: Home['failing_webhooks'][number] }) {
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
  const home = useHome();
  if (home === undefined) return <Widget.Loading />;
  if (home === null) return <Widget.Error />;
  if (!home.can.webhooks || isNewInstall(home)) return <HiddenWidget />;
  if (home.failing_webhooks.length === 0)
    return <Typography textColor="neutral600">All webhooks get through.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="home-failing">
      {home.failing_webhooks.map((endpoint) => (
        <Failing key={endpoint.documentId} endpoint={endpoint} />
      ))}
    </Flex>
  );
}
