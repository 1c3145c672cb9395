import { useState, type ReactNode } from 'react';
import {
  Field,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
} from '@strapi/design-system';
import { formNumber, problemOf, shownNumber } from '../typed/form-number';
import { useDayInput } from '../typed/use-day-input';
import { dialogWords, inputWords } from '../../words';
import { unreadableText } from '../typed/unreadable-text';

/** A field of a dialog. Unlike the inputs of a form, it holds its value in the dialog. */
interface DialogFieldProps<Value> {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  error?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

type FrameProps = Omit<DialogFieldProps<unknown>, 'value' | 'onChange'> & { children: ReactNode };

function Frame({ name, label, hint, required, error, children }: FrameProps) {
  return (
    <Field.Root name={name} hint={hint} error={error ?? false} required={required ?? false}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

/** A number, nothing, or an unreadable text. */
export type DialogNumber = number | string | null;

/** The reason why the text in a number's field is no number; undefined for a number. */
export function numberProblem(value: DialogNumber, decimals: number): string | undefined {
  const text = unreadableText(value);
  return text === null ? undefined : problemOf(text, decimals);
}

/** A number with comma or point, as in the forms. */
export function DialogNumberField(props: DialogFieldProps<DialogNumber> & { decimals: number }) {
  const { value, onChange, decimals, ...frame } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(formNumber(text, decimals));
  };
  const error = frame.error ?? (typed === null ? numberProblem(value, decimals) : undefined);
  return (
    <Frame {...frame} error={error}>
      <TextInput
        name={frame.name}
        value={typed ?? shownNumber(value)}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Frame>
  );
}

export function DialogDateField({ value, onChange, ...frame }: DialogFieldProps<string | null>) {
  const { problem, input } = useDayInput(frame.name, value, onChange);
  return (
    <Frame {...frame} error={frame.error ?? problem}>
      <TextInput {...input} />
    </Frame>
  );
}

export function DialogTextField({ value, onChange, ...frame }: DialogFieldProps<string>) {
  return (
    <Frame {...frame}>
      <TextInput
        name={frame.name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Frame>
  );
}

export function DialogTextArea({ value, onChange, ...frame }: DialogFieldProps<string>) {
  return (
    <Frame {...frame}>
      <Textarea
        name={frame.name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Frame>
  );
}

interface ChoiceProps extends DialogFieldProps<string | null> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** One of a few values, or none. */
export function DialogChoice(props: ChoiceProps) {
  const { value, onChange, options, placeholder = dialogWords().choose, ...frame } = props;
  return (
    <Frame {...frame}>
      <SingleSelect
        value={value ?? ''}
        placeholder={placeholder}
        onChange={(chosen) => onChange(String(chosen))}
        clearLabel={inputWords().clear}
        onClear={() => onChange(null)}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Frame>
  );
}
