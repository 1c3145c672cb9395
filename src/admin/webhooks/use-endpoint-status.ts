import { useEffect, useState } from 'react';
import { useDesk } from '../requests';

export interface EndpointStatus {
  documentId: string;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  secret_shown: boolean;
  pending: number;
  failed: number;
  delivered: number;
  last: {
    event_type: string;
    state: string;
    last_status: number | null;
    last_error: string | null;
    last_attempt_at: string | null;
  } | null;
}

const FRESH_MS = 2_000;
let asked: { at: number; answer: Promise<EndpointStatus[]> } | undefined;

/** Forgets what was asked, after something was sent. */
export function forgetEndpointStatus(): void {
  asked = undefined;
}

/** How one endpoint fares; the rows of a list share one request. @param version asks anew */
export function useEndpointStatus(endpoint: string, version = 0): EndpointStatus | undefined {
  const desk = useDesk();
  const [status, setStatus] = useState<EndpointStatus | undefined>();
  useEffect(() => {
    let gone = false;
    if (!asked || Date.now() - asked.at > FRESH_MS)
      asked = { at: Date.now(), answer: desk.get<EndpointStatus[]>('/webhooks/status') };
    asked.answer
      .then((all) => !gone && setStatus(all.find(({ documentId }) => documentId === endpoint)))
      .catch(forgetEndpointStatus);
    return () => void (gone = true);
  }, [desk, endpoint, version]);
  return status;
}
