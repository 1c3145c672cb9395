import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { FailingEndpoint } from '../../../panel/answers';
import { ENDPOINT, pageOf } from '../../requests/content-manager';
import { deliveriesPage } from '../webhooks/deliveries-page';
import { shownReason } from '../webhooks/disabled-reason';
import { AlarmList } from './AlarmList';
import { homeWords } from '../../words';

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
      {endpoint.failed > 0 ? (
        <Link tag={NavLink} to={deliveriesPage({ endpoint: endpoint.documentId, state: 'failed' })}>
          {words.failed(endpoint.failed)}
        </Link>
      ) : null}
    </Flex>
  );
}

/** Webhook endpoints that get nothing through. The page shows it only when there are some. */
export function FailingWebhooks({ failing }: { failing: readonly FailingEndpoint[] }) {
  const { label, title } = homeWords().failing;
  return (
    <AlarmList
      label={label}
      title={title}
      testId="home-failing"
      rows={failing.map((endpoint) => (
        <Failing key={endpoint.documentId} endpoint={endpoint} />
      ))}
      shown={2}
      page={pageOf(ENDPOINT)}
    />
  );
}
