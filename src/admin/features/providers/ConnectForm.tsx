import { Flex, Modal, Typography } from '@strapi/design-system';
import type { PaymentProvider, StripeKeys } from '../../../panel/answers';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, providerWords } from '../../words';
import { PROVIDER_MUTATIONS } from './provider-api';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

interface Props {
  business: string;
  provider: PaymentProvider;
  onClose: () => void;
}

function useConnectForm({ business, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  const needed = (text: string) => (text.trim() === '' ? actionWords().needed : undefined);
  return useDialogForm<StripeKeys>(
    { secret_key: '', webhook_secret: '' },
    {
      check: (values) => ({
        secret_key: needed(values.secret_key),
        webhook_secret: needed(values.webhook_secret),
      }),
      send: async (keys) => {
        const made = await send(PROVIDER_MUTATIONS.invoicingConnectStripe, { business, keys });
        notify.done(providerWords().done(made.account ?? ''));
      },
      onDone: onClose,
    },
  );
}

/** Where Stripe is to send its events, to be copied there first. */
function Address({ url }: { url: string }) {
  const words = providerWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="pi" fontWeight="bold">
        {words.address}
      </Typography>
      <Typography
        variant="pi"
        data-testid="webhook-url"
        style={{ overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {url}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {words.addressHint}
      </Typography>
    </Flex>
  );
}

function Content(props: Props) {
  const form = useConnectForm(props);
  const words = providerWords();
  return (
    <FormDialog label={words.connect} form={form} day={null} onClose={props.onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Address url={props.provider.webhook_url} />
        <DialogTextField
          {...form.field('secret_key')}
          label={words.key}
          hint={words.keyHint}
          isSecret
          required
        />
        <DialogTextField
          {...form.field('webhook_secret')}
          label={words.secret}
          hint={words.secretHint}
          isSecret
          required
        />
      </Flex>
    </FormDialog>
  );
}

/** Asks for the keys of Stripe. What is typed stays in the dialog, and goes with it. */
export function ConnectForm(props: Props & { open: boolean }) {
  const { open, onClose } = props;
  return (
    <Modal.Root open={open} onOpenChange={(to: boolean) => (to ? undefined : onClose())}>
      <Modal.Content>
        <DialogHeader title={providerWords().form} />
        {open ? <Content {...props} /> : null}
      </Modal.Content>
    </Modal.Root>
  );
}
