import { DayInput, useDayProblem } from '../../kit/typed/DayInput';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';

interface DateFieldProps extends InputProps {
  /** Shown until there is a value. */
  begun?: string | undefined;
}

/** A day of a form. */
export function DateField({ name, label, hint, required, disabled, begun }: DateFieldProps) {
  const { value, error, change } = useFormField<string | null | undefined>(name);
  const { problem, text, onTyping } = useDayProblem(value);
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={text === null ? error : problem}
    >
      <DayInput
        name={name}
        value={value === undefined ? begun : value}
        onChange={change}
        disabled={disabled}
        onTyping={onTyping}
      />
    </FormField>
  );
}
