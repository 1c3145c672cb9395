import { useEffect, useState } from 'react';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { BUSINESS, CUSTOMER } from '../content-manager';
import {
  useInvoicingOptionsQuery,
  useInvoicingStoredRelationQuery,
  useInvoicingUsualQuery,
} from './relation-api';
import type { Usual } from '../totals/live-totals';
import { chosenInForm, type Chosen, type RelationValue } from './relation-value';

/** The related record of a saved document: undefined while it loads, null for none. */
export function useStored(model: string, field: string): Chosen | null | undefined {
  const { id, origin } = useParams<{ id: string; origin: string }>();
  const documentId = origin ?? id ?? 'create';
  const skip = documentId === 'create';
  const query = useInvoicingStoredRelationQuery({ model, documentId, field }, { skip });
  return skip || query.isError ? null : query.currentData;
}

/** The related record of the form, stored or just chosen; undefined while it loads. */
export function useChosen(model: string, field: string): Chosen | null | undefined {
  const { value } = useField<RelationValue>(field);
  const stored = useStored(model, field);
  const inForm = chosenInForm(value);
  return inForm === undefined ? stored : inForm;
}

const TYPING_MS = 200;

/** The text once the operator has stopped typing. */
function useTypedText(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : typed;
}

/** Records that the operator may choose: undefined while the first ones load. */
export function useOptions(
  model: string,
  field: string,
  text: string,
  business: string | null,
): Chosen[] | undefined {
  const search = { model, field, text: useTypedText(text), business };
  const { data, isError } = useInvoicingOptionsQuery(search);
  return isError ? [] : data;
}

/** The defaults of the business or customer that is chosen in the form. */
function useUsualOf(model: string, field: 'business' | 'customer') {
  const documentId = useChosen(model, field)?.documentId ?? '';
  const party = { model: field === 'business' ? BUSINESS : CUSTOMER, documentId };
  const { data, isError } = useInvoicingUsualQuery(party, { skip: documentId === '' });
  // A role may not read businesses. The service knows the defaults when it saves.
  return isError || documentId === '' ? undefined : data;
}

/** The defaults that a form shows: those of its customer come before those of its business. */
export function useUsual(model: string): Usual {
  const business = useUsualOf(model, 'business');
  const customer = useUsualOf(model, 'customer');
  const currency = business?.default_currency;
  const taxRate = customer?.default_tax_rate ?? business?.default_tax_rate;
  return {
    currency: currency ?? undefined,
    taxRate: taxRate ?? undefined,
    taxRounding: business?.tax_rounding ?? undefined,
  };
}
