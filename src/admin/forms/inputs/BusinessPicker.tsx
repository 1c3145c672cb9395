import { useState } from 'react';
import { useField, useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { BUSINESS, pageOf } from '../../requests/content-manager';
import { relationValue, type Chosen, type RelationValue } from './relation-value';
import type { InputProps } from './input-props';
import { Picker } from './Picker';
import { useOptions, useStored, useChosen, useTakenOver } from './use-chosen';
import { inputWords } from '../../words';

/** The business of a record, which operators choose once. A single business is chosen already. */
export function BusinessPicker(field: InputProps) {
  const { name, disabled } = field;
  const { slug: model = '' } = useParams<{ slug: string }>();
  const [text, setText] = useState('');
  const { loading, businesses: words } = inputWords();
  const { error } = useField<RelationValue>(name);
  const values = useForm('BusinessPicker', (form) => form.values) as Record<string, unknown>;
  const onChange = useForm('BusinessPicker', (form) => form.onChange) as (
    path: string,
    value: RelationValue | null,
  ) => void;
  const stored = useStored(model, name);
  const chosen = useChosen(model, name);
  const options = useOptions(model, name, text, null);
  const choose = (business: Chosen | null) => {
    onChange(name, relationValue(business, stored ?? null));
    if ('customer' in values && business?.documentId !== chosen?.documentId)
      onChange('customer', { connect: [], disconnect: [] });
  };
  const mayChoose = stored === null && !disabled;
  useTakenOver(model, name, mayChoose);
  return (
    <Picker
      {...field}
      error={error}
      options={options}
      disabled={!mayChoose}
      placeholder={chosen === undefined ? loading : words.choose}
      chosen={chosen ?? null}
      empty={text === '' ? words.none : words.notFound}
      onSearch={setText}
      onChoose={choose}
      links={options?.length === 0 && text === '' ? [{ label: words.new, to: NEW_BUSINESS }] : []}
    />
  );
}

const NEW_BUSINESS = pageOf(BUSINESS, 'create');
