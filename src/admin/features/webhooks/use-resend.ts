import { MUTATIONS } from '../../requests/api';
import { useSend } from '../../requests/use-send';
import { useNotify } from '../../requests/use-notify';
import { webhookWords } from '../../words';

/** Sends one delivery again, or all failed ones that the operator may see. */
export function useResend() {
  const send = useSend();
  const notify = useNotify();
  const one = (delivery: string): Promise<void> =>
    send(MUTATIONS.invoicingResend, delivery).then(
      () => notify.done(webhookWords().queuedAgain),
      notify.failed,
    );
  const allFailed = (): Promise<void> =>
    send(MUTATIONS.invoicingResendFailed, null).then(
      ({ count }) =>
        notify.done(count === 0 ? webhookWords().noneFailed : webhookWords().sentAgain(count)),
      notify.failed,
    );
  return { one, allFailed };
}
