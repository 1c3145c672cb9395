import { useState } from 'react';
import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { SCOPES, type NewKey, type Scope } from '../../../panel/answers';
import { closeListFirst } from '../../kit/dialogs/close-list-first';
import { keyWords } from '../../words';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

/** In days. */
const LIFETIMES = ['30', '90', '365', 'never'] as const;

interface Props {
  open: boolean;
  onClose: () => void;
  onCreate: (wanted: NewKey) => Promise<void>;
}

function ScopeChoice({ chosen, onChange }: { chosen: Scope[]; onChange: (to: Scope[]) => void }) {
  const words = keyWords().form;
  const toggle = (scope: Scope) => (checked: boolean | 'indeterminate') =>
    onChange(SCOPES.filter((each) => (each === scope ? checked === true : chosen.includes(each))));
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={2}
      role="group"
      aria-label={words.permissions}
    >
      <Typography variant="pi" fontWeight="bold">
        {words.permissions}
      </Typography>
      {SCOPES.map((scope) => (
        <Checkbox key={scope} checked={chosen.includes(scope)} onCheckedChange={toggle(scope)}>
          {words.scopes[scope]}
        </Checkbox>
      ))}
    </Flex>
  );
}

function NameField({ name, onChange }: { name: string; onChange: (to: string) => void }) {
  const words = keyWords().form;
  return (
    <Field.Root hint={words.nameHint} required>
      <Field.Label>{words.name}</Field.Label>
      <TextInput
        value={name}
        placeholder={words.nameExample}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      <Field.Hint />
    </Field.Root>
  );
}

function LifetimeField({ days, onChange }: { days: string; onChange: (to: string) => void }) {
  const words = keyWords().form;
  return (
    <Field.Root>
      <Field.Label>{words.lifetime}</Field.Label>
      <SingleSelect value={days} onChange={(value) => onChange(String(value))}>
        {LIFETIMES.map((value) => (
          <SingleSelectOption key={value} value={value}>
            {words.lifetimes[value]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

/** Name, scopes and lifetime of a new key. */
export function NewKeyForm({ open, onClose, onCreate }: Props) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['read', 'write']);
  const [days, setDays] = useState('never');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const expires = days === 'never' ? null : Number(days);
    await onCreate({ name: name.trim(), scopes, expires_in_days: expires });
    setBusy(false);
  };
  const words = keyWords();
  const ready = name.trim() !== '' && scopes.length > 0;
  return (
    <Modal.Root open={open} onOpenChange={(to: boolean) => (to ? undefined : onClose())}>
      <Modal.Content onEscapeKeyDown={closeListFirst}>
        <DialogHeader title={words.newKey} />
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <NameField name={name} onChange={setName} />
            <ScopeChoice chosen={scopes} onChange={setScopes} />
            <LifetimeField days={days} onChange={setDays} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {words.form.back}
          </Button>
          <Button loading={busy} disabled={!ready} onClick={() => void create()}>
            {words.form.create}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
