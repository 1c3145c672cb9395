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
import { SCOPES, type NewKey, type Scope } from '../../panel/answers';
import { closeListFirst } from '../dialogs/close-list-first';
import { SCOPE_LABELS } from './scope-labels';

const LIFETIMES = [
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'One year' },
  { days: 'never', label: 'Never' },
];

interface Props {
  open: boolean;
  onClose: () => void;
  onCreate: (wanted: NewKey) => Promise<void>;
}

function ScopeChoice({ chosen, onChange }: { chosen: Scope[]; onChange: (to: Scope[]) => void }) {
  const toggle = (scope: Scope) => (checked: boolean | 'indeterminate') =>
    onChange(SCOPES.filter((each) => (each === scope ? checked === true : chosen.includes(each))));
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} role="group" aria-label="Permissions">
      <Typography variant="pi" fontWeight="bold">
        Permissions
      </Typography>
      {SCOPES.map((scope) => (
        <Checkbox key={scope} checked={chosen.includes(scope)} onCheckedChange={toggle(scope)}>
          {SCOPE_LABELS[scope]}
        </Checkbox>
      ))}
    </Flex>
  );
}

function NameField({ name, onChange }: { name: string; onChange: (to: string) => void }) {
  return (
    <Field.Root hint="Name the program that uses the key." required>
      <Field.Label>Name</Field.Label>
      <TextInput
        value={name}
        placeholder="Web shop"
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      <Field.Hint />
    </Field.Root>
  );
}

function LifetimeField({ days, onChange }: { days: string; onChange: (to: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>Expires after</Field.Label>
      <SingleSelect value={days} onChange={(value) => onChange(String(value))}>
        {LIFETIMES.map(({ days: value, label }) => (
          <SingleSelectOption key={value} value={value}>
            {label}
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
  const ready = name.trim() !== '' && scopes.length > 0;
  return (
    <Modal.Root open={open} onOpenChange={(to: boolean) => (to ? undefined : onClose())}>
      <Modal.Content onEscapeKeyDown={closeListFirst}>
        <Modal.Header>
          <Modal.Title>New API key</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <NameField name={name} onChange={setName} />
            <ScopeChoice chosen={scopes} onChange={setScopes} />
            <LifetimeField days={days} onChange={setDays} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Back
          </Button>
          <Button loading={busy} disabled={!ready} onClick={() => void create()}>
            Create key
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
