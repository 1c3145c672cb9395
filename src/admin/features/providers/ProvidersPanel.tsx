import { useState } from 'react';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { PaymentProvider } from '../../../panel/answers';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { BUSINESS } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, providerWords } from '../../words';
import { ConnectForm } from './ConnectForm';
import { PROVIDER_MUTATIONS, useInvoicingProvidersQuery } from './provider-api';

interface Props {
  business: string;
  provider: PaymentProvider;
}

function Disconnect({ business, provider }: Props) {
  const send = useSend();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = providerWords();
  const disconnect = async () => {
    setBusy(true);
    await send(PROVIDER_MUTATIONS.invoicingDisconnectStripe, { business }).then(
      () => notify.done(words.gone),
      notify.failed,
    );
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger-light" onClick={() => setAsking(true)} fullWidth>
        {words.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.ask(provider.account ?? '')}
        text={words.askText}
        confirm={words.disconnect}
        variant="danger-light"
        busy={busy}
        onConfirm={() => void disconnect()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function State({ provider: { account, mode } }: { provider: PaymentProvider }) {
  const words = providerWords();
  if (account === null) return <Typography textColor="neutral600">{words.none}</Typography>;
  return (
    <Flex justifyContent="space-between" gap={2}>
      <Typography style={{ overflowWrap: 'anywhere' }}>{words.connectedAs(account)}</Typography>
      {mode === 'test' ? <Badge variant="warning">{words.test}</Badge> : null}
    </Flex>
  );
}

function Stripe({ business, provider, mayChange }: Props & { mayChange: boolean }) {
  const [open, setOpen] = useState(false);
  const words = providerWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <State provider={provider} />
      {mayChange ? (
        <>
          <Button variant="secondary" onClick={() => setOpen(true)} fullWidth>
            {provider.connected ? words.newKeys : words.form}
          </Button>
          {provider.connected ? <Disconnect business={business} provider={provider} /> : null}
          <ConnectForm
            open={open}
            business={business}
            provider={provider}
            onClose={() => setOpen(false)}
          />
        </>
      ) : null}
    </Flex>
  );
}

function Providers({ business, mayChange }: { business: string; mayChange: boolean }) {
  const { data, isError } = useInvoicingProvidersQuery(business);
  if (!data) {
    const text = isError ? providerWords().unreadable : actionWords().loading;
    return <Typography textColor="neutral600">{text}</Typography>;
  }
  return data.map((provider) => (
    <Stripe key={provider.provider} business={business} provider={provider} mayChange={mayChange} />
  ));
}

/** Whoever may read or change the bank account of a business may see or connect its providers. */
const FIELD = 'bank_accounts';

/** The payment providers of a business beside its form. */
export const ProvidersPanel: PanelComponent = ({ model, documentId, document }) => {
  const may = useDocumentRBAC(
    'ProvidersPanel',
    ({ canUpdate, canReadFields, canUpdateFields }) => ({
      see: canReadFields.includes(FIELD),
      change: canUpdate === true && canUpdateFields.includes(FIELD),
    }),
  );
  if (model !== BUSINESS || !document || documentId === undefined || !may.see) return null;
  const content = <Providers business={documentId} mayChange={may.change} />;
  return { title: providerWords().title, content };
};
