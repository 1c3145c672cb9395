import { Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useParams } from 'react-router-dom';
import { hasMetadata } from '../../requests/custom-fields';
import { metadataWords } from '../../words';
import { FormField } from '../inputs/FormField';
import { useLockedKeys } from '../locked/use-lock';
import { NewPair } from './NewPair';
import { useCustomFields } from './use-custom-fields';
import { usePairs } from './use-pairs';

/** As of each field of the form: a new record asks for other rights than a stored one. */
function useMay(): { read: boolean; change: boolean } {
  const { id = 'create' } = useParams<{ id: string }>();
  const has = (fields: readonly string[]) => fields.includes('metadata');
  return useDocumentRBAC('Metadata', ({ canReadFields, canCreateFields, canUpdateFields }) => ({
    read: has(canReadFields),
    change: has(id === 'create' ? canCreateFields : canUpdateFields),
  }));
}

/** The pairs that no custom field of the business shows. */
function Pairs({ mayChange }: { mayChange: boolean }) {
  const named = useCustomFields().map(({ key }) => key);
  const { pairs, message, messageOf, nameOf, set } = usePairs();
  const isLocked = useLockedKeys();
  const words = metadataWords();
  const rest = Object.entries(pairs).filter(([key]) => !named.includes(key));
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-testid="metadata">
      {rest.length === 0 ? <Typography textColor="neutral600">{words.none}</Typography> : null}
      {rest.map(([key, value]) => (
        <FormField key={key} name={nameOf(key)} label={key} error={messageOf(key)}>
          <Flex gap={2} alignItems="center">
            <TextInput
              name={nameOf(key)}
              value={value}
              disabled={!mayChange || isLocked(key)}
              onChange={(event) => set(key, event.currentTarget.value)}
            />
            <IconButton
              label={words.remove(key)}
              variant="ghost"
              disabled={!mayChange || isLocked(key)}
              onClick={() => set(key, '')}
            >
              <Trash />
            </IconButton>
          </Flex>
        </FormField>
      ))}
      {message === undefined ? null : <Typography textColor="danger600">{message}</Typography>}
      {mayChange ? <NewPair taken={Object.keys(pairs)} onAdd={set} /> : null}
    </Flex>
  );
}

function PairsOfRole() {
  const may = useMay();
  return may.read ? <Pairs mayChange={may.change} /> : <Typography>–</Typography>;
}

/** The metadata of a record beside its form, without what the form itself shows. */
export const MetadataPanel: PanelComponent = ({ model }) =>
  hasMetadata(model) ? { title: metadataWords().title, content: <PairsOfRole /> } : null;
