import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { FailingEndpoint } from '../../panel/answers';
import { ENDPOINT, pageOf } from '../content-manager';
import { deliveriesPage } from '../webhooks/deliveries-page';
import { shownReason } from '../webhooks/disabled-reason';
import { Alarm } from './Alarm';
import { homeWords } from './words';

/** More would push the figures out of sight. */
const SHOWN = 2;

function Failing({ endpoint }: { endpoint: FailingEndpoint }) {
  const words = homeWords().failing;
  const { disabled_reason: reason, enabled } = endpoint;
  const state = enabled ? words.failing : words.off;
  return (
    <Flex gap={3} wrap="wrap" tag="li">
      <Link tag={NavLink} to={pageOf(ENDPOINT, endpoint.documentId)}>
        {endpoint.url}
      </Link>
      <Typography variant="pi" textColor="danger700">
        {reason === null ? state : shownReason(reason)}
      </Typography>
      <Link tag={NavLink} to={deliveriesPage({ endpoint: endpoint.documentId, state: 'failed' })}>
        {words.failed(endpoint.failed)}
      </Link>
    </Flex>
  );
}

function Endpoints({ failing }: { failing: readonly FailingEndpoint[] }) {
  const more = failing.length - SHOWN;
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={1}
      tag="ul"
      minWidth={0}
      data-testid="home-failing"
    >
      {failing.slice(0, SHOWN).map((endpoint) => (
        <Failing key={endpoint.documentId} endpoint={endpoint} />
      ))}
      {more > 0 ? (
        <li>
          <Link tag={NavLink} to={pageOf(ENDPOINT)}>
            {homeWords().failing.more(more)}
          </Link>
        </li>
      ) : null}
    </Flex>
  );
}

/** Webhook endpoints that get nothing through. The page shows it only when there are some. */
export function FailingWebhooks({ failing }: { failing: readonly FailingEndpoint[] }) {
  if (failing.length === 0) return null;
  const { label, title } = homeWords().failing;
  return (
    <Alarm label={label} title={title}>
      <Endpoints failing={failing} />
    </Alarm>
  );
}
