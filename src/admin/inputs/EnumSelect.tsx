import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FormField } from './FormField';
import { useOwnField } from './use-own-field';
import type { InputProps } from './input-props';
import { wordOf } from '../status/words';

interface ChoiceProps extends InputProps {
  attribute: { enum: readonly string[] };
}

/** What only an action makes: a converted quotation has an invoice. */
const MADE = ['converted'];

/** One of a few values, as words and not as they are stored. */
export function EnumSelect({ name, label, hint, required, disabled, attribute }: ChoiceProps) {
  const { value, error, change } = useOwnField<string>(name);
  const offered = attribute.enum.filter((option) => option === value || !MADE.includes(option));
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
