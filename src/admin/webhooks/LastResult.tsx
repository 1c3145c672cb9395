import { Flex, Typography } from '@strapi/design-system';
import { StatusBadge } from '../status/StatusBadge';
import { useEndpointStatus } from './use-endpoint-status';

/** How the last delivery to an endpoint went, in the list of endpoints. */
export function LastResult({ endpoint, version }: { endpoint: string; version?: number }) {
  const status = useEndpointStatus(endpoint, version);
  if (!status?.last) return <Typography textColor="neutral600">Nothing sent yet</Typography>;
  const { state, last_status: code, last_error: error } = status.last;
  return (
    <Flex gap={2} wrap="wrap">
      <StatusBadge status={state} />
      <Typography textColor="neutral600">{code ?? error ?? ''}</Typography>
    </Flex>
  );
}
