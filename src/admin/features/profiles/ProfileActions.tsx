import { useMemo } from 'react';
import { Flex } from '@strapi/design-system';
import type { NamedProfile } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, profileWords } from '../../words';
import { PROFILE_MUTATIONS, type ProfileList } from './profiles-api';

interface Props {
  of: ProfileList;
  profile: NamedProfile;
  /** Told of the new name, or null for a deleted one. */
  onChange?: (name: string | null) => void;
}

function RenameForm({ of, profile, onChange, onClose }: Props & { onClose: () => void }) {
  const send = useSend();
  const words = profileWords();
  const form = useDialogForm(
    { name: profile.name },
    {
      check: ({ name }) => ({ name: name.trim() === '' ? actionWords().needed : undefined }),
      send: async ({ name }) => {
        await send(PROFILE_MUTATIONS.invoicingRenameProfile, { of, id: profile.id, name });
        onChange?.(name.trim());
      },
      onDone: onClose,
    },
  );
  return (
    <FormDialog label={words.rename} form={form} day={null} onClose={onClose}>
      <DialogTextField {...form.field('name')} label={words.name} required />
    </FormDialog>
  );
}

function useRename({ of: { business, list }, profile: { id, name }, onChange }: Props) {
  const content = useMemo(
    () =>
      function Rename({ onClose }: { onClose: () => void }) {
        const of = { business, list };
        const told = onChange && { onChange };
        return <RenameForm of={of} profile={{ id, name }} onClose={onClose} {...told} />;
      },
    [business, list, id, name, onChange],
  );
  const { rename: label, renameNamed } = profileWords();
  const dialog = { title: renameNamed(name), content };
  return { id: 'rename', label, icon: null, dialog } satisfies InvoicingAction;
}

/** Renames or deletes the saved columns of files. */
export function ProfileActions(props: Props) {
  const { of, profile, onChange } = props;
  const { id, name } = profile;
  const words = profileWords();
  const send = useSend();
  const notify = useNotify();
  const rename = useRename(props);
  const remove: InvoicingAction = {
    id: 'remove',
    label: words.remove,
    icon: null,
    variant: 'danger-light',
    ask: { title: words.removeNamed(name), text: words.removeText, confirm: words.remove },
    run: () =>
      send(PROFILE_MUTATIONS.invoicingDeleteProfile, { of, id })
        .then(() => onChange?.(null))
        .catch(notify.failed),
  };
  return (
    <Flex gap={4}>
      <ActionButton action={rename} isQuiet />
      <ActionButton action={remove} isQuiet />
    </Flex>
  );
}
