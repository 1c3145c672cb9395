import { useState, type ReactNode } from 'react';
import { Combobox, ComboboxOption, Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { FormField } from './FormField';
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

/** A tab of its own, so that what was typed in the form is not lost. */
function Links({ links }: Pick<PickerProps, 'links'>) {
  return (
    <Flex gap={4}>
      {links.map(({ label, to }) => (
        <Link key={to} tag={NavLink} to={to} target="_blank">
          {label}
        </Link>
      ))}
    </Flex>
  );
}

/** What is listed: what was found, and the chosen one even when it was not. */
function listed({ chosen, options = [] }: Pick<PickerProps, 'chosen' | 'options'>): Chosen[] {
  const found = options.some(({ documentId }) => documentId === chosen?.documentId);
  return chosen && !found ? [chosen, ...options] : options;
}

function SearchBox({ options, chosen, onChoose, onSearch, ...props }: PickerProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const all = listed({ chosen, options });
  const settle = () => {
    setTyped(undefined);
    onSearch('');
  };
  const choose = (documentId?: string) => {
    settle();
    const found = all.find((option) => option.documentId === documentId);
    if (found) onChoose(found);
  };
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <Combobox
      // The service searches: filtered here, the chosen one's name would hide all others.
      autocomplete="none"
      disabled={props.disabled}
      placeholder={props.placeholder}
      loading={options === undefined}
      noOptionsMessage={() => props.empty}
      value={chosen?.documentId ?? ''}
      textValue={typed ?? chosen?.label ?? ''}
      onChange={choose}
      {...(props.disabled ? {} : { onClear: () => onChoose(null) })}
      onTextValueChange={setTyped}
      onInputChange={(event) => search(event.target.value)}
      onOpenChange={(open?: boolean) => (open === false ? settle() : undefined)}
    >
      {all.map(({ documentId, label }) => (
        <ComboboxOption key={documentId} value={documentId} textValue={label}>
          {label}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

/** One record out of many, found by typing. */
export function Picker(props: PickerProps) {
  const { name, label, hint, error, required, links } = props;
  return (
    <FormField {...{ name, label, hint, error, required }} after={<Links links={links} />}>
      <SearchBox {...props} />
    </FormField>
  );
}
