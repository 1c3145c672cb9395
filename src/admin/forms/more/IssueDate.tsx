import { useEffect } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { dateInZone } from '../../../domain/dates';
import { kindOf } from '../../requests/document-kinds';
import { DateField } from '../inputs/DateField';
import type { InputProps } from '../inputs/input-props';
import { useFormField } from '../inputs/use-form-field';
import { useBusinessOfForm } from '../metadata/use-custom-fields';

/** Today in the time zone of the business, for a new document. */
function useToday(): string | undefined {
  const { slug = '', id = 'create' } = useParams<{ slug: string; id: string }>();
  const zone = useBusinessOfForm()?.time_zone;
  const isNew = id === 'create' && kindOf(slug) !== undefined;
  return isNew && zone ? dateInZone(zone, new Date()) : undefined;
}

/** Begins with today. The form takes it over with its first change, as it does a business. */
export function IssueDate(props: InputProps) {
  const { name } = props;
  const today = useToday();
  const { value, change } = useFormField<string | null | undefined>(name);
  const modified = useForm('IssueDate', (form) => form.modified);
  useEffect(() => {
    // One that was emptied is null.
    if (today !== undefined && modified && value === undefined) change(today);
  });
  return <DateField {...props} begun={today} />;
}
