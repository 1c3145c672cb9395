import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { Key, NewKey as NewKeyFields } from '../../../panel/answers';
import { MUTATIONS, useInvoicingKeysQuery } from '../../requests/api';
import { useSend } from '../../requests/use-send';
import { BUSINESS } from '../../requests/content-manager';
import { SecretModal } from '../../kit/dialogs/SecretModal';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import { useNotify } from '../../requests/use-notify';
import { keyWords } from '../../words';

/** The form for a new key, and then the key itself, this once. */
function NewKey({ business }: { business: string }) {
  const send = useSend();
  const notify = useNotify();
  const words = keyWords();
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const create = async (wanted: NewKeyFields) => {
    try {
      const { key } = await send(MUTATIONS.invoicingCreateKey, { business, wanted });
      setOpen(false);
      setCreated(key);
    } catch (error) {
      notify.failed(error);
    }
  };
  return (
    <>
      <Button variant="secondary" startIcon={<Plus />} onClick={() => setOpen(true)} fullWidth>
        {words.newKey}
      </Button>
      <NewKeyForm open={open} onClose={() => setOpen(false)} onCreate={create} />
      <SecretModal
        title={words.created.title}
        text={words.created.text}
        secret={created}
        onClose={() => setCreated(null)}
      />
    </>
  );
}

function useRevoke(business: string) {
  const send = useSend();
  const notify = useNotify();
  return ({ id, name }: Key): Promise<void> =>
    send(MUTATIONS.invoicingRevokeKey, { business, id }).then(
      () => notify.done(keyWords().revoked(name)),
      notify.failed,
    );
}

function Keys({ business, mayChange }: { business: string; mayChange: boolean }) {
  const { data: keys, isError } = useInvoicingKeysQuery(business);
  const revoke = useRevoke(business);
  const words = keyWords();
  if (isError) return <Typography textColor="neutral600">{words.notRead}</Typography>;
  if (!keys) return <Typography textColor="neutral600">{words.loading}</Typography>;
  const revocable = (key: Key) => (mayChange ? { onRevoke: () => revoke(key) } : {});
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {keys.length === 0 ? (
        <Typography textColor="neutral600">{words.none}</Typography>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
          {keys.map((key) => (
            <KeyRow key={key.id} row={key} {...revocable(key)} />
          ))}
        </Flex>
      )}
      {mayChange ? <NewKey business={business} /> : null}
    </Flex>
  );
}

/** The permissions for this field of a business are the permissions for its keys. */
const FIELD = 'api_tokens';

/** The API keys of a business beside its form, for roles that may see the keys. */
export const KeysPanel: PanelComponent = ({ model, documentId, document }) => {
  const may = useDocumentRBAC('KeysPanel', ({ canUpdate, canReadFields, canUpdateFields }) => ({
    see: canReadFields.includes(FIELD),
    change: canUpdate === true && canUpdateFields.includes(FIELD),
  }));
  if (model !== BUSINESS || !document || documentId === undefined || !may.see) return null;
  const content = <Keys business={documentId} mayChange={may.change} />;
  return { title: keyWords().title, content };
};
