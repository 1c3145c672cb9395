import { useEffect, useState, type KeyboardEvent } from 'react';
import { Combobox, ComboboxOption, Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import type { Chosen } from './relation-value';
import { inputWords } from '../../words';

interface PickerProps extends InputProps {
  error?: string | undefined;
  placeholder: string;
  chosen: Chosen | null;
  options: Chosen[] | undefined;
  /** The options are what was typed alone: arrow keys would begin at the chosen one. */
  isNarrowed?: boolean | undefined;
  empty: string;
  onSearch: (text: string) => void;
  onChoose: (chosen: Chosen | null) => void;
  /** Links to the chosen record, and to the form for a new one. */
  links: { label: string; to: string }[];
}

/** The name of a company may be wider than the field. */
const LONG_NAME = { maxWidth: '100%', overflowWrap: 'anywhere' } as const;

/** Each opens in a new tab, so that the form keeps its input. */
function Links({ links }: Pick<PickerProps, 'links'>) {
  return (
    <Flex gap="0 1.6rem" wrap="wrap">
      {links.map(({ label, to }) => (
        <Link key={to} tag={NavLink} to={to} target="_blank" style={LONG_NAME}>
          {label}
        </Link>
      ))}
    </Flex>
  );
}

/** The found records, and the chosen one even when the search did not find it. */
function listed({
  chosen,
  options = [],
  isNarrowed = false,
}: Pick<PickerProps, 'chosen' | 'options' | 'isNarrowed'>): Chosen[] {
  if (isNarrowed) return options;
  const found = options.some(({ documentId }) => documentId === chosen?.documentId);
  return chosen && !found ? [chosen, ...options] : options;
}

/** The design system has these in English only. */
function ownLabels() {
  const { clear, loadingList } = inputWords();
  return { clearLabel: clear, loadingMessage: loadingList };
}

/** What somebody types, and whether the list is open. */
function useTyping(onSearch: PickerProps['onSearch']) {
  const [typed, setTyped] = useState<string | undefined>();
  const [isOpen, setOpen] = useState(false);
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  const settle = () => {
    setTyped(undefined);
    onSearch('');
  };
  const openOrClose = (open = false) => {
    setOpen(open);
    if (!open) settle();
  };
  return { typed, setTyped, isOpen, search, settle, openOrClose };
}

/**
 * Enter takes the only record that is found. The list itself takes only what begins with the typed text, not
 * Europe/Berlin for "Berlin", and forgets the text of any other. Found records may still be those of an earlier text:
 * then the answer is awaited.
 */
function useEnter(
  typed: string | undefined,
  isNarrowed: boolean | undefined,
  take: () => void,
  search: (text: string) => void,
) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const isFound = isNarrowed === true && awaited !== null && awaited === typed;
  useEffect(() => {
    if (!isFound) return;
    take();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, with what it found
  }, [isFound]);
  const onInput = (text: string) => {
    setAwaited(null);
    search(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnOption = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || !typed || isOnOption || isNarrowed === undefined) return;
    event.preventDefault();
    if (isNarrowed) take();
    else setAwaited(typed);
  };
  return { onKeyDown, onInput };
}

type SearchProps = Omit<PickerProps, 'label' | 'hint' | 'links' | 'error'>;

/** The field of a picker alone. */
export function SearchBox(picker: SearchProps) {
  const { options, isNarrowed, chosen, onChoose, onSearch, ...props } = picker;
  const { typed, setTyped, isOpen, search, settle, openOrClose } = useTyping(onSearch);
  const all = listed({ chosen, options, isNarrowed });
  // A form has hundreds of currencies and languages, and would draw all of them several times in each save.
  const isChosen = ({ documentId }: Chosen) => documentId === chosen?.documentId;
  const drawn = isOpen || typed !== undefined ? all : all.filter(isChosen);
  const choose = (documentId?: string) => {
    settle();
    const found = all.find((option) => option.documentId === documentId);
    if (found) onChoose(found);
  };
  const only = isNarrowed && all.length === 1 ? all[0]?.documentId : undefined;
  const { onKeyDown, onInput } = useEnter(typed, isNarrowed, () => only && choose(only), search);
  return (
    <Combobox
      onKeyDown={onKeyDown}
      // The service searches. A filter here would hide all records but the chosen one.
      autocomplete="none"
      disabled={props.disabled}
      placeholder={props.placeholder}
      loading={options === undefined}
      {...ownLabels()}
      noOptionsMessage={() => props.empty}
      value={chosen?.documentId ?? ''}
      textValue={typed ?? chosen?.label ?? ''}
      onChange={choose}
      {...(props.disabled ? {} : { onClear: () => onChoose(null) })}
      onTextValueChange={setTyped}
      onInputChange={(event) => onInput(event.target.value)}
      open={isOpen}
      onOpenChange={openOrClose}
    >
      {drawn.map(({ documentId, label }) => (
        <ComboboxOption key={documentId} value={documentId} textValue={label}>
          {label}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

/** Picks one record of many by a search. */
export function Picker(props: PickerProps) {
  const { name, label, hint, error, required, links } = props;
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={required}
      after={<Links links={links} />}
    >
      <SearchBox {...props} />
    </FormField>
  );
}
