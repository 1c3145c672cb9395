import { Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import type { DocumentActionComponent, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useLocation, useParams } from 'react-router-dom';
import { hasMetadata } from '../../requests/custom-fields';
import { sharedValue } from '../../requests/shared-value';
import { metadataWords } from '../../words';
import { FormField } from '../inputs/FormField';
import { useLockedKeys } from '../locked/use-lock';
import { NewPair } from './NewPair';
import { useCustomFields } from './use-custom-fields';
import { usePairs } from './use-pairs';

/** The address of the form for which somebody asked for its metadata. */
const asked = sharedValue<string | null>(null);

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
  const { pathname } = useLocation();
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
              onClick={() => {
                // The panel stays when its last pair goes.
                asked.set(pathname);
                set(key, '');
              }}
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

/** Whether the metadata stands beside the form: somebody asked for it, or there is some that no field shows. */
function useIsShown(): boolean {
  const { pathname } = useLocation();
  const named = useCustomFields().map(({ key }) => key);
  const metadata = useForm(
    'Metadata',
    (form) => (form.values as { metadata?: object | null }).metadata,
  );
  return (
    asked.use() === pathname || Object.keys(metadata ?? {}).some((key) => !named.includes(key))
  );
}

/** In the menu of a form without metadata. */
export const AddMetadata: DocumentActionComponent = ({ model }) => {
  const { pathname } = useLocation();
  const isShown = useIsShown();
  const may = useMay();
  if (!hasMetadata(model) || isShown || !may.read || !may.change) return null;
  return {
    label: metadataWords().show,
    icon: <Plus />,
    position: 'header',
    onClick: () => asked.set(pathname),
  };
};
AddMetadata.position = 'header';

/** The metadata of a record beside its form, without what the form itself shows. */
export const MetadataPanel: PanelComponent = ({ model }) => {
  const isShown = useIsShown();
  return hasMetadata(model) && isShown
    ? { title: metadataWords().title, content: <PairsOfRole /> }
    : null;
};
