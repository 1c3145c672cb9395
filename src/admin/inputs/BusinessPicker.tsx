import { useEffect, useState } from 'react';
import { useField, useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { BUSINESS, pageOf } from '../content-manager';
import { relationValue, type Chosen, type RelationValue } from './relation-value';
import type { InputProps } from './input-props';
import { Picker } from './Picker';
import { useOptions, useStored, useChosen } from './use-chosen';

/** The business of a record, which operators choose once. A single business is chosen already. */
export function BusinessPicker({ name, label, hint, required, disabled }: InputProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const [text, setText] = useState('');
  const { error } = useField<RelationValue>(name);
  const values = useForm('BusinessPicker', (form) => form.values) as Record<string, unknown>;
  const onChange = useForm('BusinessPicker', (form) => form.onChange) as (
    path: string,
    value: RelationValue,
  ) => void;
  const stored = useStored(model, name);
  const chosen = useChosen(model, name);
  const options = useOptions(model, name, text, null);
  const choose = (business: Chosen | null) => {
    onChange(name, relationValue(business, stored ?? null));
    if ('customer' in values && business?.documentId !== chosen?.documentId)
      onChange('customer', { connect: [], disconnect: [] });
  };
  const only = options?.length === 1 && text === '' ? options[0] : undefined;
  const mayChoose = stored === null && !disabled;
  useEffect(() => {
    if (mayChoose && chosen === null && only) onChange(name, relationValue(only, null));
  }, [mayChoose, chosen, only, name, onChange]);
  return (
    <Picker
      {...{ name, label, hint, error, required, options }}
      disabled={!mayChoose}
      placeholder={chosen === undefined ? 'Loading …' : 'Choose a business'}
      chosen={chosen ?? null}
      empty="No business of this name"
      onSearch={setText}
      onChoose={choose}
      links={options?.length === 0 && text === '' ? [NEW_BUSINESS] : []}
    />
  );
}

const NEW_BUSINESS = { label: 'New business', to: pageOf(BUSINESS, 'create') };
