import { useState } from 'react';
import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { isKey, LONGEST_KEY } from '../../../domain/metadata';
import { metadataWords } from '../../words';

interface Props {
  /** The keys that there are. */
  taken: readonly string[];
  onAdd: (key: string, value: string) => void;
}

function problemOf(key: string, taken: readonly string[]): string | undefined {
  if (key === '') return undefined;
  if (!isKey(key)) return metadataWords().badKey(LONGEST_KEY);
  return taken.includes(key) ? metadataWords().taken : undefined;
}

/** A key and a value. They are in the form as soon as both are typed and left. */
export function NewPair({ taken, onAdd }: Props) {
  const [{ key, value }, setTyped] = useState({ key: '', value: '' });
  const words = metadataWords();
  const problem = problemOf(key, taken);
  const isWhole = key !== '' && value !== '' && problem === undefined;
  const add = () => {
    if (!isWhole) return;
    onAdd(key, value);
    setTyped({ key: '', value: '' });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root error={problem ?? false}>
        <Field.Label>{words.newKey}</Field.Label>
        <TextInput
          value={key}
          onChange={(event) => setTyped({ key: event.currentTarget.value.trim(), value })}
          onBlur={add}
        />
        <Field.Error />
      </Field.Root>
      <Field.Root>
        <Field.Label>{words.newValue}</Field.Label>
        <TextInput
          value={value}
          onChange={(event) => setTyped({ key, value: event.currentTarget.value })}
          onBlur={add}
        />
      </Field.Root>
      <Button variant="tertiary" startIcon={<Plus />} disabled={!isWhole} onClick={add}>
        {words.add}
      </Button>
    </Flex>
  );
}
