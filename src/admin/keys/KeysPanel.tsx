import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { BUSINESS } from '../models';
import { SecretOnce } from '../secrets/SecretOnce';
import type { NewKey } from './key';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import { useKeys } from './use-keys';

function Keys({ business }: { business: string }) {
  const { keys, revoke, create } = useKeys(business);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const make = async (wanted: NewKey) => {
    const key = await create(wanted);
    if (key === null) return;
    setMaking(false);
    setMade(key);
  };
  if (keys === undefined) return <Typography textColor="neutral600">Loading …</Typography>;
  if (keys === null)
    return <Typography textColor="neutral600">Your role does not see the keys.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {keys.length === 0 ? (
        <Typography textColor="neutral600">
          No key yet. A program needs one to use the API for this business.
        </Typography>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
          {keys.map((key) => (
            <KeyRow key={key.id} row={key} onRevoke={() => revoke(key)} />
          ))}
        </Flex>
      )}
      <Button variant="secondary" startIcon={<Plus />} onClick={() => setMaking(true)} fullWidth>
        New API key
      </Button>
      <NewKeyForm open={making} onClose={() => setMaking(false)} onCreate={make} />
      <SecretOnce
        title="Your new API key"
        text="Copy it now: it is not shown again. Send it as Authorization: Bearer, then the key."
        secret={made}
        onClose={() => setMade(null)}
      />
    </Flex>
  );
}

/** The API keys of a business beside its form. */
export const KeysPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== BUSINESS || !document || documentId === undefined) return null;
  return { title: 'API keys', content: <Keys business={documentId} /> };
};
