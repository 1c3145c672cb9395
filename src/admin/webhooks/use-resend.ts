import { DELIVERY } from '../models';
import { useInvoicingApi, useRefresh, useNotify } from '../requests';
import { forgetEndpointStatus } from './use-endpoint-status';

/** Sends one delivery again, or all failed ones that the operator may see. */
export function useResend() {
  const api = useInvoicingApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const tell = async (work: () => Promise<string>, documentId?: string) => {
    try {
      notify.done(await work());
    } catch (error) {
      notify.failed(error);
    }
    forgetEndpointStatus();
    refresh(DELIVERY, documentId);
  };
  return {
    one: (documentId: string) =>
      tell(async () => {
        await api.post(`/webhooks/deliveries/${documentId}/redeliver`);
        return 'It is sent again, with the same webhook-id.';
      }, documentId),
    allFailed: () =>
      tell(async () => {
        const { count } = await api.post<{ count: number }>('/webhooks/redeliver-failed');
        return count === 0 ? 'There is nothing failed.' : `${count} deliveries are sent again.`;
      }),
  };
}
