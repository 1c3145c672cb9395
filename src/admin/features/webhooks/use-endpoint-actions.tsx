import { ArrowClockwise, Eye, Key, PaperPlane } from '@strapi/icons';
import type { EndpointStatus } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { MUTATIONS } from '../../requests/api';
import { useSend } from '../../requests/use-send';
import { useNotify } from '../../requests/use-notify';
import { webhookWords } from '../../words';

interface Options {
  endpoint: string;
  status: EndpointStatus | undefined;
  /** Shows a secret this once. */
  onSecret: (secret: string) => void;
}

function useTools() {
  const send = useSend();
  const notify = useNotify();
  const notifyFailure = (work: () => Promise<void>) => () => work().catch(notify.failed);
  return { send, notify, notifyFailure };
}

type Tools = ReturnType<typeof useTools>;

function secretAction(
  { send, notifyFailure }: Tools,
  { endpoint, status, onSecret }: Options,
): InvoicingAction {
  const words = webhookWords().secret;
  const shown = status?.secret_shown !== false;
  const action = shown ? 'rotate-secret' : 'reveal-secret';
  const run = notifyFailure(async () => {
    const { secret } = await send(MUTATIONS.invoicingSecret, { endpoint, action });
    onSecret(secret);
  });
  if (!shown) {
    return { id: 'reveal', label: words.show, icon: <Eye />, variant: 'default', run };
  }
  const ask = { title: words.askRotate, text: words.rotateText, confirm: words.confirmRotate };
  return { id: 'rotate', label: words.rotate, icon: <Key />, ask, run };
}

function pingAction({ send, notify, notifyFailure }: Tools, endpoint: string): InvoicingAction {
  return {
    id: 'ping',
    label: webhookWords().ping,
    icon: <PaperPlane />,
    variant: 'secondary',
    run: notifyFailure(async () => {
      await send(MUTATIONS.invoicingPing, endpoint);
      notify.done(webhookWords().pinged);
    }),
  };
}

function resendAction(
  { send, notify, notifyFailure }: Tools,
  endpoint: string,
  failed: number,
): InvoicingAction {
  return {
    id: 'resend',
    label: webhookWords().resendFailed(failed),
    icon: <ArrowClockwise />,
    run: notifyFailure(async () => {
      const { count } = await send(MUTATIONS.invoicingResendFailed, endpoint);
      notify.done(webhookWords().sentAgain(count));
    }),
  };
}

/** The actions on a webhook endpoint. */
export function useEndpointActions(options: Options): InvoicingAction[] {
  const tools = useTools();
  const { endpoint, status } = options;
  return [
    secretAction(tools, options),
    pingAction(tools, endpoint),
    ...(status?.failed ? [resendAction(tools, endpoint, status.failed)] : []),
  ];
}
