import { useEffect } from 'react';
import { useField, useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { BUSINESS, CUSTOMER } from '../../requests/content-manager';
import { usePaused } from '../../requests/use-paused';
import {
  useInvoicingOptionsQuery,
  useInvoicingStoredRelationQuery,
  useInvoicingUsualQuery,
} from './relation-api';
import { chosenInForm, relationValue, type Chosen, type RelationValue } from './relation-value';
import { useBegin } from './use-preset';

/** The related record of a saved document: undefined while it loads, null for none. @param model empty for none */
export function useStored(model: string, field: string): Chosen | null | undefined {
  const { id, origin } = useParams<{ id: string; origin: string }>();
  const documentId = origin ?? id ?? 'create';
  const skip = documentId === 'create' || model === '';
  const query = useInvoicingStoredRelationQuery({ model, documentId, field }, { skip });
  return skip || query.isError ? null : query.currentData;
}

/** The related record of the form, stored or just chosen; undefined while it loads. */
export function useChosen(model: string, field: string): Chosen | null | undefined {
  const { value } = useField<RelationValue | null>(field);
  const stored = useStored(model, field);
  const begin = useBegin(model, field);
  const inForm = chosenInForm(value);
  if (inForm !== undefined) return inForm;
  return stored === null ? (begin ?? null) : stored;
}

/** Takes the record with which a form begins into the form, as soon as something else is changed. */
export function useTakenOver(model: string, field: string, mayChoose: boolean): void {
  const { value, onChange } = useField<RelationValue | null>(field);
  const isModified = useForm('useTakenOver', (form) => form.modified);
  const begin = useBegin(model, field);
  const isOpen = mayChoose && isModified && chosenInForm(value) === undefined;
  useEffect(() => {
    if (isOpen && begin) onChange(field, relationValue(begin, null));
  }, [isOpen, begin, field, onChange]);
}

/** The text once the operator has stopped typing. An emptied one counts at once. */
export function useTypedText(text: string): string {
  const typed = usePaused(text);
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
  const { data, isError, refetch } = useInvoicingOptionsQuery(search);
  // "New customer" opens another tab. Back in this one, the operator expects the new record.
  useEffect(() => {
    const readAgain = () => void refetch();
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [refetch]);
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

/** The usual currency of the business that is chosen in the form. */
export const useUsualCurrency = (model: string): string | null | undefined =>
  useUsualOf(model, 'business')?.default_currency;

/** The defaults that a form shows: those of its customer come before those of its business. */
export function useUsual(model: string) {
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

/** The currency of the document, as it will be saved. */
export function useCurrency(model: string): string {
  const { value } = useField<string | null>('currency');
  const usual = useUsual(model).currency;
  return (value || usual || 'USD').toUpperCase();
}
