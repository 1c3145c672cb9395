import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { wordOf } from '../status/status-words';

interface EnumSelectProps extends InputProps {
  attribute: { enum: readonly string[] };
}

/** Only an action sets these: a converted quotation has an invoice. */
const SET_BY_ACTIONS = ['converted'];

/** One of a few values, shown as words. */
export function EnumSelect({ name, label, hint, required, disabled, attribute }: EnumSelectProps) {
  const { value, error, change } = useFormField<string>(name);
  const offered = attribute.enum.filter(
    (option) => option === value || !SET_BY_ACTIONS.includes(option),
  );
  return (
    <FormField name={name} label={label} hint={hint} error={error} required={required}>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        onChange={(chosen) => change(String(chosen))}
      >
        {offered.map((option) => (
          <SingleSelectOption key={option} value={option}>
            {wordOf(option).word}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </FormField>
  );
}
