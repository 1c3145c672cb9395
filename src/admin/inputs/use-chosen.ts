import { useEffect, useState } from 'react';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import {
  useInvoicingOptionsQuery,
  useInvoicingStoredRelationQuery,
  useInvoicingBusinessRulesQuery,
} from './relation-api';
import type { BusinessRules } from '../totals/live-totals';
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

/** The rules of the business chosen in the form; undefined while they load. */
export function useBusinessRules(model: string): BusinessRules | undefined {
  const business = useChosen(model, 'business')?.documentId;
  const skip = business === undefined;
  const { data, isError } = useInvoicingBusinessRulesQuery(business ?? '', { skip });
  // A role may not read businesses. The service knows the rules when it saves.
  return isError ? undefined : data;
}
