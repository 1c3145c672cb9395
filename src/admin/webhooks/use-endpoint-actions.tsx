import { ArrowClockwise, Eye, Key, PaperPlane } from '@strapi/icons';
import type { EndpointStatus } from '../../panel/answers';
import type { InvoicingAction } from '../actions/action';
import { DELIVERY, ENDPOINT } from '../models';
import { useInvoicingApi, useRefresh, useNotify } from '../requests';
import { forgetEndpointStatus } from './use-endpoint-status';

interface Options {
  endpoint: string;
  status: EndpointStatus | undefined;
  /** Shows a secret this once. */
  onSecret: (secret: string) => void;
  /** Called once something has changed. */
  onChange: () => void;
}

function useTools({ onChange, endpoint }: Options) {
  const api = useInvoicingApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const tell = (work: () => Promise<void>) => async () => {
    await work().catch(notify.failed);
    forgetEndpointStatus();
    refresh(ENDPOINT, endpoint);
    refresh(DELIVERY);
    onChange();
  };
  return { api, notify, tell, path: `/webhooks/endpoints/${endpoint}` };
}

function secretAction(
  { api, tell, path }: ReturnType<typeof useTools>,
  options: Options,
): InvoicingAction {
  const shown = options.status?.secret_shown !== false;
  const route = shown ? 'rotate-secret' : 'reveal-secret';
  const run = tell(async () =>
    options.onSecret((await api.post<{ secret: string }>(`${path}/${route}`)).secret),
  );
  if (!shown) {
    return { id: 'reveal', label: 'Show the secret once', icon: <Eye />, variant: 'default', run };
  }
  const text = 'You get a new secret. The old one goes on signing as well for 24 hours.';
  const ask = { title: 'Rotate the secret?', text, confirm: 'Rotate' };
  return { id: 'rotate', label: 'Rotate the secret', icon: <Key />, ask, run };
}

/** What can be done with a webhook endpoint. */
export function useEndpointActions(options: Options): InvoicingAction[] {
  const tools = useTools(options);
  const { api, notify, tell, path } = tools;
  const ping: InvoicingAction = {
    id: 'ping',
    label: 'Send a test event',
    icon: <PaperPlane />,
    variant: 'secondary',
    run: tell(async () => {
      await api.post(`${path}/ping`);
      notify.done('A ping is on its way; see the last result here in a moment.');
    }),
  };
  const resend: InvoicingAction = {
    id: 'resend',
    label: `Resend ${options.status?.failed ?? 0} failed`,
    icon: <ArrowClockwise />,
    run: tell(async () => {
      const { count } = await api.post<{ count: number }>(`${path}/redeliver-failed`);
      notify.done(`${count} deliveries are sent again.`);
    }),
  };
  return [secretAction(tools, options), ping, ...(options.status?.failed ? [resend] : [])];
}
