import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { choiceWord } from '../../kit/status/choice-words';
import { inputWords } from '../../words';

interface EnumSelectProps extends InputProps {
  attribute: { enum: readonly string[]; required?: boolean; default?: string };
}

/** One of a few values, shown as words. */
export function EnumSelect({ name, label, hint, required, disabled, attribute }: EnumSelectProps) {
  const { value, error, change } = useFormField<string>(name);
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
        {attribute.enum.map((option) => (
          <SingleSelectOption key={option} value={option}>
            {choiceWord(name, option)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </FormField>
  );
}
