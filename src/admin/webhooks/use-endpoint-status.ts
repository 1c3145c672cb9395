import { useEffect, useState } from 'react';
import type { EndpointStatus } from '../../panel/answers';
import { useInvoicingApi } from '../requests';
import { sharedRequest } from '../shared-request';

const FRESH_MS = 2_000;
const { ask, forget } = sharedRequest<EndpointStatus[]>('/webhooks/status', FRESH_MS);

/** Forgets what was asked, after something was sent. */
export const forgetEndpointStatus = forget;

/** How one endpoint fares; the rows of a list share one request. @param version asks anew */
export function useEndpointStatus(endpoint: string, version = 0): EndpointStatus | undefined {
  const api = useInvoicingApi();
  const [status, setStatus] = useState<EndpointStatus | undefined>();
  useEffect(() => {
    let gone = false;
    ask(api).then(
      (all) => !gone && setStatus(all.find(({ documentId }) => documentId === endpoint)),
      () => undefined,
    );
    return () => void (gone = true);
  }, [api, endpoint, version]);
  return status;
}
