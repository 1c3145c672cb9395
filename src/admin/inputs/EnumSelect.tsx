import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { choiceWord } from './choice-words';
import { inputWords } from './words';

interface EnumSelectProps extends InputProps {
  attribute: { enum: readonly string[]; required?: boolean; default?: string };
}

/** Only an action sets these: a converted quotation has an invoice. */
const SET_BY_ACTIONS = ['converted'];

/** One of a few values, shown as words. */
export function EnumSelect({ name, label, hint, required, disabled, attribute }: EnumSelectProps) {
  const { value, error, change } = useFormField<string>(name);
  const offered = attribute.enum.filter(
    (option) => option === value || !SET_BY_ACTIONS.includes(option),
  );
  const isClearable = !attribute.required && attribute.default === undefined;
  return (
    <FormField name={name} label={label} hint={hint} error={error} required={required}>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        onChange={(chosen) => change(String(chosen))}
        clearLabel={inputWords().clear}
        onClear={isClearable ? () => change(null) : undefined}
      >
        {offered.map((option) => (
          <SingleSelectOption key={option} value={option}>
            {choiceWord(name, option)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </FormField>
  );
}
