import { useState } from 'react';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { CUSTOMER, pageOf } from '../models';
import { relationValue, type RelationValue } from './chosen';
import type { InputProps } from './input-props';
import { Picker } from './Picker';
import { useChosen, useOptions, useStored } from './use-relation';

type Looked = ReturnType<typeof useChosen>;

const NONE = '00000000-0000-0000-0000-000000000000';

function placeholderFor(business: Looked, customer: Looked): string {
  if (business === undefined || customer === undefined) return 'Loading …';
  return business ? 'Choose a customer' : 'Choose the business first';
}

/** The customer of a document: only those of its business are offered. */
export function CustomerPicker({ name, label, hint, required, disabled }: InputProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const [text, setText] = useState('');
  const { error, onChange } = useField<RelationValue>(name);
  const stored = useStored(model, name);
  const chosen = useChosen(model, name);
  const business = useChosen(model, 'business');
  const options = useOptions(model, name, text, business?.documentId ?? NONE);
  const links = [
    ...(chosen ? [{ label: `Open ${chosen.label}`, to: pageOf(CUSTOMER, chosen.documentId) }] : []),
    { label: 'New customer', to: pageOf(CUSTOMER, 'create') },
  ];
  return (
    <Picker
      {...{ name, label, hint, error, required, options, links }}
      disabled={disabled || !business}
      placeholder={placeholderFor(business, chosen)}
      chosen={chosen ?? null}
      empty={text === '' ? 'This business has no customer yet' : 'No customer of this name'}
      onSearch={setText}
      onChoose={(customer) => onChange(name, relationValue(customer, stored ?? null))}
    />
  );
}
