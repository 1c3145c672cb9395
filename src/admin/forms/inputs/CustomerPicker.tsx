import { useEffect, useRef, useState } from 'react';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { CUSTOMER, pageOf } from '../../requests/content-manager';
import { relationValue, type RelationValue } from './relation-value';
import type { InputProps } from './input-props';
import { Picker } from './Picker';
import { useChosen, useOptions, useStored } from './use-chosen';
import { BUSINESS_PARAM, usePresetCustomer } from './use-preset';
import { inputWords } from '../../words';

type Related = ReturnType<typeof useChosen>;

/** The public id of no business: nothing is offered until the operator has chosen one. */
const NO_BUSINESS = '00000000-0000-0000-0000-000000000000';

function placeholderFor(business: Related, customer: Related): string {
  const { loading, businesses, customers } = inputWords();
  if (business === undefined || customer === undefined) return loading;
  return business ? customers.choose : businesses.first;
}

/** A new customer begins with the business of the document. */
function newCustomer(business: Related): string {
  const page = pageOf(CUSTOMER, 'create');
  return business ? `${page}?${BUSINESS_PARAM}=${business.documentId}` : page;
}

function linksOf(chosen: Related, business: Related) {
  const words = inputWords().customers;
  return [
    ...(chosen
      ? [{ label: words.open(chosen.label), to: pageOf(CUSTOMER, chosen.documentId) }]
      : []),
    { label: words.new, to: newCustomer(business) },
  ];
}

/** The customer of a document. It offers only customers of the document's business. */
export function CustomerPicker(field: InputProps) {
  const { name, disabled } = field;
  const { slug: model = '' } = useParams<{ slug: string }>();
  const [text, setText] = useState('');
  const { error, onChange } = useField<RelationValue | null>(name);
  const stored = useStored(model, name);
  const chosen = useChosen(model, name);
  const business = useChosen(model, 'business');
  const options = useOptions(model, name, text, business?.documentId ?? NO_BUSINESS);
  const begin = usePresetCustomer(model);
  const mayBegin = stored === null && chosen === null && Boolean(business) && !disabled;
  const began = useRef(false);
  useEffect(() => {
    if (!mayBegin || !begin || began.current) return;
    began.current = true;
    onChange(name, relationValue(begin, null));
  }, [mayBegin, begin, name, onChange]);
  const words = inputWords().customers;
  return (
    <Picker
      {...field}
      error={error}
      options={options}
      links={linksOf(chosen, business)}
      disabled={disabled || !business}
      placeholder={placeholderFor(business, chosen)}
      chosen={chosen ?? null}
      empty={text === '' ? words.none : words.notFound}
      onSearch={setText}
      onChoose={(customer) => onChange(name, relationValue(customer, stored ?? null))}
    />
  );
}
