import { ArrowClockwise, Eye, Key, PaperPlane } from '@strapi/icons';
import type { EndpointStatus } from '../../panel/answers';
import type { Deed } from '../actions/action';
import { DELIVERY, ENDPOINT } from '../models';
import { useDesk, useRefresh, useSay } from '../requests';
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
  const desk = useDesk();
  const say = useSay();
  const refresh = useRefresh();
  const tell = (work: () => Promise<void>) => async () => {
    await work().catch(say.failed);
    forgetEndpointStatus();
    refresh(ENDPOINT, endpoint);
    refresh(DELIVERY);
    onChange();
  };
  return { desk, say, tell, path: `/webhooks/endpoints/${endpoint}` };
}

function secretDeed({ desk, tell, path }: ReturnType<typeof useTools>, options: Options): Deed {
  const shown = options.status?.secret_shown !== false;
  const route = shown ? 'rotate-secret' : 'reveal-secret';
  const run = tell(async () =>
    options.onSecret((await desk.post<{ secret: string }>(`${path}/${route}`)).secret),
  );
  if (!shown) {
    return { id: 'reveal', label: 'Show the secret once', icon: <Eye />, variant: 'default', run };
  }
  const text = 'You get a new secret. The old one goes on signing as well for 24 hours.';
  const ask = { title: 'Rotate the secret?', text, confirm: 'Rotate' };
  return { id: 'rotate', label: 'Rotate the secret', icon: <Key />, ask, run };
}

/** What can be done with a webhook endpoint. */
export function useEndpointDeeds(options: Options): Deed[] {
  const tools = useTools(options);
  const { desk, say, tell, path } = tools;
  const ping: Deed = {
    id: 'ping',
    label: 'Send a test event',
    icon: <PaperPlane />,
    variant: 'secondary',
    run: tell(async () => {
      await desk.post(`${path}/ping`);
      say.done('A ping is on its way; see the last result here in a moment.');
    }),
  };
  const resend: Deed = {
    id: 'resend',
    label: `Resend ${options.status?.failed ?? 0} failed`,
    icon: <ArrowClockwise />,
    run: tell(async () => {
      const { count } = await desk.post<{ count: number }>(`${path}/redeliver-failed`);
      say.done(`${count} deliveries are sent again.`);
    }),
  };
  return [secretDeed(tools, options), ping, ...(options.status?.failed ? [resend] : [])];
}
