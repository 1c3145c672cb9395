import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { shortMoment } from '../../words/dates';
import { NoCell } from './form-rows';
import { FormField } from './FormField';
import type { InputProps } from './input-props';

/**
 * A moment that the service has set. Strapi's picker of days and times would draw a hundred times of day with each
 * change of the form. One that did not come is not there.
 */
export function MomentField({ name, label, hint }: InputProps) {
  const { value } = useField<string | null>(name);
  if (!value) return <NoCell />;
  return (
    <FormField name={name} label={label} hint={hint}>
      <TextInput name={name} value={shortMoment(value)} disabled />
    </FormField>
  );
}
