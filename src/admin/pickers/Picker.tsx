import { useState, type ReactNode } from 'react';
import { Combobox, ComboboxOption, Field, Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { Chosen } from './chosen';

interface PickerProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled: boolean;
  placeholder: string;
  chosen: Chosen | null;
  options: Chosen[] | undefined;
  empty: string;
  onSearch: (text: string) => void;
  onChoose: (chosen: Chosen | null) => void;
  /** To the chosen record, or to where a missing one is made. */
  links: { label: string; to: string }[];
}

/** One record out of many, found by typing. */
export function Picker(props: PickerProps) {
  const { chosen, options, onChoose, onSearch } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const listed = options ?? [];
  const all =
    chosen && !listed.some(({ documentId }) => documentId === chosen.documentId)
      ? [chosen, ...listed]
      : listed;
  const choose = (documentId?: string) => {
    setTyped(undefined);
    const found = all.find((option) => option.documentId === documentId);
    if (found) onChoose(found);
  };
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <Field.Root
      name={props.name}
      id={props.name}
      hint={props.hint}
      error={props.error ?? false}
      required={props.required ?? false}
    >
      <Field.Label>{props.label}</Field.Label>
      <Combobox
        autocomplete={{ type: 'list', filter: 'contains' }}
        disabled={props.disabled}
        placeholder={props.placeholder}
        loading={options === undefined}
        noOptionsMessage={() => props.empty}
        value={chosen?.documentId ?? ''}
        textValue={typed ?? chosen?.label ?? ''}
        onChange={choose}
        onClear={() => onChoose(null)}
        onTextValueChange={setTyped}
        onInputChange={(event) => search(event.target.value)}
        onOpenChange={(open?: boolean) => (open === false ? setTyped(undefined) : undefined)}
      >
        {all.map(({ documentId, label }) => (
          <ComboboxOption key={documentId} value={documentId} textValue={label}>
            {label}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Error />
      <Field.Hint />
      <Flex gap={4}>
        {props.links.map(({ label, to }) => (
          // A tab of its own, so that what was typed here is not lost.
          <Link key={to} tag={NavLink} to={to} target="_blank">
            {label}
          </Link>
        ))}
      </Flex>
    </Field.Root>
  );
}
