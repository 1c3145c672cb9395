import { useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useSend } from '../../requests/use-send';
import { actionWords, profileWords } from '../../words';
import { isTaken, PROFILE_MUTATIONS } from '../profiles/profiles-api';
import { savedIn, type ProfileProps } from './saved-profile';
import type { Choices } from './use-import';

const READING = ['encoding', 'separator', 'sheet', 'header', 'decimal', 'dates'] as const;

/** How somebody chose to have the file read, beside its columns. */
const readingOf = (choices: Choices): Partial<Choices> =>
  Object.fromEntries(
    READING.flatMap((name) => (choices[name] === undefined ? [] : [[name, choices[name]]])),
  );

const isByHand = (choices: Choices): boolean =>
  choices.mapping !== undefined || Object.keys(readingOf(choices)).length > 0;

function useSave({ of, report, choices, change }: ProfileProps, onClose: () => void) {
  const send = useSend();
  const { profiles, columns, mapping } = report;
  const saved = profiles.filter(({ reading }) => reading !== undefined);
  const own = savedIn(report);
  const form = useDialogForm(
    { name: own?.name ?? '' },
    {
      check: ({ name }) => ({ name: name.trim() === '' ? actionWords().needed : undefined }),
      send: async ({ name }) => {
        const reading = { ...own?.reading, ...readingOf(choices) };
        const profile = { name, replace: isTaken(name, saved), columns, mapping, ...reading };
        const { id } = await send(PROFILE_MUTATIONS.invoicingSaveProfile, { of, profile });
        const { new_customers } = choices;
        // The profile holds the choices that were made by hand.
        change({
          choices: { profile: id, ...(new_customers === undefined ? {} : { new_customers }) },
        });
      },
      onDone: onClose,
    },
  );
  return { form, isTaken: isTaken(form.values.name, saved) };
}

function SaveForm({ onClose, ...props }: ProfileProps & { onClose: () => void }) {
  const words = profileWords();
  const { form, isTaken: replaces } = useSave(props, onClose);
  const { name } = form.values;
  return (
    <FormDialog
      label={replaces ? words.replace : words.save}
      form={form}
      day={null}
      onClose={onClose}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography>{words.saveText}</Typography>
        <DialogTextField
          {...form.field('name')}
          label={words.name}
          required
          {...(replaces ? { hint: words.taken(name.trim()) } : {})}
        />
      </Flex>
    </FormDialog>
  );
}

/** Saves the columns that somebody has chosen by hand under a name. */
export function SaveColumns(props: ProfileProps) {
  const [isOpen, setOpen] = useState(false);
  const words = profileWords();
  const close = () => setOpen(false);
  if (!isByHand(props.choices) || props.report.questions.length > 0) return null;
  return (
    <Box>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.saveColumns}
      </Button>
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Content>
          <DialogHeader title={words.saveColumns} />
          <SaveForm {...props} onClose={close} />
        </Modal.Content>
      </Modal.Root>
    </Box>
  );
}
