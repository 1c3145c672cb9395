import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { BEHIND_MORE, BY_ITSELF, FRENCH_FIELDS } from '../../../domain/fields/references';
import { sharedValue } from '../../requests/shared-value';
import { moreWords } from '../../words';
import type { InputProps } from '../inputs/input-props';
import { NoCell } from '../inputs/form-rows';
import { lockable } from '../locked/lockable';
import { useLockedFields } from '../locked/use-lock';
import { useBusinessOfForm } from '../metadata/use-custom-fields';

/** At the end of the type of an input that shows itself where it is needed. */
export const WHERE_NEEDED = '-where-needed';

/** The address of the form whose further fields were opened. */
const opened = sharedValue<string | null>(null);

interface Form {
  values: Readonly<Record<string, unknown>>;
  initialValues: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, unknown>>;
}

/** A part of the form. Only its change draws the input again: a form has twenty of them. */
const useOfForm = <Part,>(part: (form: Form) => Part): Part =>
  useForm('More', (form) => part(form as unknown as Form));

/** Whether the form shows all of its fields: somebody asked for them, or one was refused. */
function useIsOpen(): boolean {
  const { pathname } = useLocation();
  const isRefused = useOfForm(({ errors }) => BEHIND_MORE.some((name) => errors[name]));
  return opened.use() === pathname || isRefused;
}

/** Opens and closes the fields that an ordinary document does not need. */
export function More() {
  const { pathname } = useLocation();
  const isOpen = useIsOpen();
  if (BEHIND_MORE.every(useLockedFields())) return <NoCell />;
  return (
    <Button
      variant="tertiary"
      startIcon={isOpen ? <CaretUp /> : <CaretDown />}
      aria-expanded={isOpen}
      onClick={() => opened.set(isOpen ? null : pathname)}
    >
      {moreWords().more}
    </Button>
  );
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : Boolean(value);

/** Whether a field has a value that is worth a look, or had one: its next letters need a place. */
function useHasValue(name: string): boolean {
  const value = useOfForm(({ values }) => values[name]);
  const initial = useOfForm(({ initialValues }) => initialValues[name]);
  const has = BY_ITSELF.includes(name) ? value !== initial : isFilled(value);
  const [had, setHad] = useState(has);
  if (has && !had) setHad(true);
  return has || had;
}

/** Shows its field where the business is French. */
function OfFrench({ children }: { children: ReactNode }) {
  return useBusinessOfForm()?.is_french ? children : <NoCell />;
}

/** The same input of a document, which is there where it is needed. */
export function shownWhereNeeded<Props extends InputProps>(Input: ComponentType<Props>) {
  const Lockable = lockable(Input);
  return function NeededInput(props: Props) {
    const isOpen = useIsOpen();
    const hasValue = useHasValue(props.name);
    const isRefused = useOfForm(({ errors }) => errors[props.name] !== undefined);
    if (!isOpen && !hasValue) return <NoCell />;
    const input = <Lockable {...props} />;
    const isFrench = FRENCH_FIELDS.includes(props.name);
    return hasValue || isRefused || !isFrench ? input : <OfFrench>{input}</OfFrench>;
  };
}

/** The same input of a business, which is there for a French one. */
export function shownInFrance<Props extends InputProps>(Input: ComponentType<Props>) {
  return function FrenchInput(props: Props) {
    const isFrench = useOfForm(({ values }) => values['country_code'] === 'FR');
    const hasValue = useHasValue(props.name);
    return isFrench || hasValue ? <Input {...props} /> : <NoCell />;
  };
}
