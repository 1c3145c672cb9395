import { useEffect, useState } from 'react';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { chosenInForm, type Chosen, type RelationValue } from './chosen';

interface Found {
  id: number;
  documentId: string;
  name?: string;
  quotation_number?: string;
}

const asChosen = ({ id, documentId, name, quotation_number }: Found): Chosen => ({
  id,
  documentId,
  label: name ?? quotation_number ?? documentId,
});

/** The record that a saved document has in `field`: undefined while it is looked up. */
export function useStored(model: string, field: string): Chosen | null | undefined {
  const { id, origin } = useParams<{ id: string; origin: string }>();
  const { get } = useFetchClient();
  const [stored, setStored] = useState<Chosen | null | undefined>();
  const documentId = origin ?? id;
  const isNew = documentId === undefined || documentId === 'create';
  useEffect(() => {
    if (isNew) return undefined;
    let gone = false;
    const url = `/content-manager/relations/${model}/${documentId}/${field}`;
    get<{ results?: Found[]; data?: Found }>(url)
      .then(({ data }) => !gone && setStored(data.results?.[0] ? asChosen(data.results[0]) : null))
      .catch(() => !gone && setStored(null));
    return () => void (gone = true);
  }, [model, field, documentId, isNew, get]);
  return isNew ? null : stored;
}

/** What a relation of the form points at, stored or just chosen; undefined while it is looked up. */
export function useChosen(model: string, field: string): Chosen | null | undefined {
  const { value } = useField<RelationValue>(field);
  const stored = useStored(model, field);
  const inForm = chosenInForm(value);
  return inForm === undefined ? stored : inForm;
}

/** Records that may be chosen, found by what is typed. */
export function useOptions(model: string, field: string, text: string, business: string | null) {
  const { get } = useFetchClient();
  const [options, setOptions] = useState<Chosen[] | undefined>();
  useEffect(() => {
    let gone = false;
    const params = {
      pageSize: 50,
      ...(text === '' ? {} : { _q: text }),
      ...(business === null ? {} : { filters: { business: { documentId: { $eq: business } } } }),
    };
    const timer = setTimeout(
      () => {
        get<{ results: Found[] }>(`/content-manager/relations/${model}/${field}`, { params })
          .then(({ data }) => !gone && setOptions(data.results.map(asChosen)))
          .catch(() => !gone && setOptions([]));
      },
      text === '' ? 0 : 200,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [model, field, text, business, get]);
  return options;
}
