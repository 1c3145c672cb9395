import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { changedFields } from './changed-fields';

type Fields = Record<string, unknown>;

/**
 * Keeps what somebody types while a save is on its way or the record is read again. Strapi's form would go back to the
 * stored values.
 */
export function KeepTyped() {
  const { id } = useParams();
  const values = useForm('KeepTyped', (form) => form.values) as Fields;
  const initial = useForm('KeepTyped', (form) => form.initialValues) as Fields;
  const onChange = useForm('KeepTyped', (form) => form.onChange);
  const before = useRef({ id, values, initial });
  useEffect(() => {
    const last = before.current;
    before.current = { id, values, initial };
    // A new record is another form: its values are those that were saved.
    if (last.id !== id || last.initial === initial) return;
    const typed = new Set(changedFields(last.initial, last.values));
    for (const name of changedFields(values, last.values))
      if (typed.has(name)) onChange(name, last.values[name]);
  }, [id, values, initial, onChange]);
  return null;
}
