import { useState } from 'react';
import type { InputProps } from './input-props';
import { Picker } from './Picker';
import type { Chosen } from './relation-value';
import { useFormField } from './use-form-field';
import { useLocal } from './use-local';
import { inputWords } from '../../words';
import { choiceOf, found, LISTS, typedUnits, type Choice, type ListName } from './choices';

interface ListFieldProps extends InputProps {
  list: ListName;
  placeholder?: string;
}

const option = ({ value, label }: Choice): Chosen => ({ id: 0, documentId: value, label });

/** A code chosen from a list by its name. Typing narrows the list. */
function ListField({ list, placeholder, ...field }: ListFieldProps) {
  const { value: inForm, error, change } = useFormField<string | null>(field.name);
  const value = useLocal(field.name, inForm, change) ?? inForm;
  const [text, setText] = useState('');
  const choices = LISTS[list];
  const words = inputWords().lists;
  const chosen = value ? choiceOf(choices, value) : null;
  return (
    <Picker
      {...field}
      error={error}
      placeholder={placeholder || words.choose}
      chosen={chosen && option(chosen)}
      options={(list === 'unit' ? typedUnits(text) : found(choices, text)).map(option)}
      isNarrowed={text !== ''}
      empty={words.notFound}
      onSearch={setText}
      onChoose={(one) => change(one?.documentId ?? null)}
      links={[]}
    />
  );
}

const fieldOf = (list: ListName) => (props: Omit<ListFieldProps, 'list'>) => (
  <ListField {...props} list={list} />
);

export const CountryField = fieldOf('country');
export const CurrencyField = fieldOf('currency');
export const TimeZoneField = fieldOf('time-zone');
export const UnitField = fieldOf('unit');
export const LanguageField = fieldOf('language');
export const RegisterField = fieldOf('register');
export const AddressSchemeField = fieldOf('address-scheme');
export const DayOfMonthField = fieldOf('day-of-month');
export const EInvoiceFormatField = fieldOf('e-invoice-format');
