import { DELIVERY } from '../models';
import { useDesk, useRefresh, useSay } from '../requests';
import { forgetEndpointStatus } from './use-endpoint-status';

/** Sends one delivery again, or all failed ones that the operator may see. */
export function useResend() {
  const desk = useDesk();
  const say = useSay();
  const refresh = useRefresh();
  const tell = async (work: () => Promise<string>, documentId?: string) => {
    try {
      say.done(await work());
    } catch (error) {
      say.failed(error);
    }
    forgetEndpointStatus();
    refresh(DELIVERY, documentId);
  };
  return {
    one: (documentId: string) =>
      tell(async () => {
        await desk.post(`/webhooks/deliveries/${documentId}/redeliver`);
        return 'It is sent again, with the same webhook-id.';
      }, documentId),
    allFailed: () =>
      tell(async () => {
        const { count } = await desk.post<{ count: number }>('/webhooks/redeliver-failed');
        return count === 0 ? 'There is nothing failed.' : `${count} deliveries are sent again.`;
      }),
  };
}
