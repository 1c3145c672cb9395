import { Flex, Typography } from '@strapi/design-system';
import { useEndpointStatus } from '../../requests/api';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { webhookWords } from '../../words';

/** The result of the last delivery to an endpoint. */
export function LastResult({ endpoint }: { endpoint: string }) {
  const { status, isLoading } = useEndpointStatus(endpoint);
  if (isLoading) return null;
  if (!status?.last)
    return <Typography textColor="neutral600">{webhookWords().nothingSent}</Typography>;
  const { state, last_status: code, last_error: error } = status.last;
  return (
    <Flex gap={2} wrap="wrap">
      <StatusBadge status={state} />
      <Typography textColor="neutral600">{code ?? error ?? ''}</Typography>
    </Flex>
  );
}
