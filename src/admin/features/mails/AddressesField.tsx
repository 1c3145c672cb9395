import { Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { FormField } from '../../forms/inputs/FormField';
import type { InputProps } from '../../forms/inputs/input-props';

/** The addresses of a mail, which Strapi would show as JSON. */
export function AddressesField({ name, label }: InputProps) {
  const { value } = useField<unknown>(name);
  const addresses = Array.isArray(value) ? value.map(String) : [];
  return (
    <FormField name={name} label={label}>
      <Typography>{addresses.length === 0 ? '–' : addresses.join(', ')}</Typography>
    </FormField>
  );
}
