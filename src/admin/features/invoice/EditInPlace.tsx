import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Flex, IconButton, TextButton } from '@strapi/design-system';
import { Pencil, Plus } from '@strapi/icons';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { recordWords } from '../../words';

interface Props {
  label: string;
  value: string | null;
  /** The label stands above. */
  isLabelled?: boolean;
  /** What stands there to be read. */
  children: ReactNode;
  input: (value: string | null, set: (value: string | null) => void) => ReactNode;
  /** Answers whether it is saved; null where the operator may not change it. */
  save: ((value: string | null) => Promise<boolean>) | null;
}

function Editor({
  value,
  input,
  save,
  onClose,
}: Omit<Props, 'children' | 'isLabelled'> & { onClose: () => void }) {
  const [typed, setTyped] = useState(value);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (unreadableText(typed) !== null) return;
    setBusy(true);
    const isSaved = typed === value || (await save?.(typed === '' ? null : typed));
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        {input(typed, setTyped)}
        <Flex gap={2}>
          <Button type="submit" size="S" loading={busy}>
            {recordWords().save}
          </Button>
          <Button size="S" variant="tertiary" onClick={onClose}>
            {recordWords().cancel}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** A value that is read, and changed where it stands. Without a value there is a button that adds one. */
export function EditInPlace({ children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { label, value, save, isLabelled = false } = props;
  if (isOpen) return <Editor {...props} onClose={() => setOpen(false)} />;
  if (!value)
    return save ? (
      <TextButton
        startIcon={<Plus />}
        aria-label={recordWords().add(label)}
        onClick={() => setOpen(true)}
      >
        {isLabelled ? recordWords().addIt : recordWords().add(label)}
      </TextButton>
    ) : null;
  return (
    <Flex gap={1} alignItems="center">
      {children}
      {save ? (
        <IconButton
          size="XS"
          variant="ghost"
          label={recordWords().edit(label)}
          onClick={() => setOpen(true)}
        >
          <Pencil />
        </IconButton>
      ) : null}
    </Flex>
  );
}
