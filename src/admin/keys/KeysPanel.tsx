import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { BUSINESS } from '../models';
import { SecretModal } from '../dialogs/SecretModal';
import type { Key, NewKey as NewKeyFields } from './key';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import { useKeys } from './use-keys';

/** The form for a new key, and after it the key itself, this once. */
function NewKey({ create }: Pick<ReturnType<typeof useKeys>, 'create'>) {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const make = async (wanted: NewKeyFields) => {
    const key = await create(wanted);
    if (key === null) return;
    setMaking(false);
    setMade(key);
  };
  return (
    <>
      <Button variant="secondary" startIcon={<Plus />} onClick={() => setMaking(true)} fullWidth>
        New API key
      </Button>
      <NewKeyForm open={making} onClose={() => setMaking(false)} onCreate={make} />
      <SecretModal
        title="Your new API key"
        text="Copy it now: it is not shown again. Send it as Authorization: Bearer, then the key."
        secret={made}
        onClose={() => setMade(null)}
      />
    </>
  );
}

function Keys({ business, mayChange }: { business: string; mayChange: boolean }) {
  const { keys, revoke, create } = useKeys(business);
  if (keys === undefined) return <Typography textColor="neutral600">Loading …</Typography>;
  if (keys === null)
    return <Typography textColor="neutral600">The keys could not be read.</Typography>;
  const revocable = (key: Key) => (mayChange ? { onRevoke: () => revoke(key) } : {});
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {keys.length === 0 ? (
        <Typography textColor="neutral600">
          No key yet. A program needs one to use the API for this business.
        </Typography>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
          {keys.map((key) => (
            <KeyRow key={key.id} row={key} {...revocable(key)} />
          ))}
        </Flex>
      )}
      {mayChange ? <NewKey create={create} /> : null}
    </Flex>
  );
}

/** The field of a business by which roles say who may see and change its keys. */
const FIELD = 'api_tokens';

/** The API keys of a business beside its form, for roles that may see them. */
export const KeysPanel: PanelComponent = ({ model, documentId, document }) => {
  const may = useDocumentRBAC('KeysPanel', ({ canUpdate, canReadFields, canUpdateFields }) => ({
    see: canReadFields.includes(FIELD),
    change: canUpdate === true && canUpdateFields.includes(FIELD),
  }));
  if (model !== BUSINESS || !document || documentId === undefined || !may.see) return null;
  const content = <Keys business={documentId} mayChange={may.change} />;
  return { title: 'API keys', content };
};
