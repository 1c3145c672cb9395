import { useState, type ReactNode } from 'react';
import {
  Field,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
} from '@strapi/design-system';
import { formNumber, problemOf, shownAmount, shownNumber } from '../typed/form-number';
import { DayInput, useDayProblem } from '../typed/DayInput';
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

interface NumberProps extends DialogFieldProps<DialogNumber> {
  decimals: number;
  /** Whether it is money in a currency of so many decimals. */
  isAmount?: boolean;
  /** It has the focus when the dialog opens. */
  isFirst?: boolean;
}

/** A number with comma or point, as in the forms. */
export function DialogNumberField(props: NumberProps) {
  const { value, onChange, decimals, isAmount = false, isFirst = false, ...frame } = props;
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
        value={typed ?? (isAmount ? shownAmount(value, decimals) : shownNumber(value))}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={isFirst}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Frame>
  );
}

export function DialogDateField({ value, onChange, ...frame }: DialogFieldProps<string | null>) {
  const { problem, onTyping } = useDayProblem(value);
  return (
    <Frame {...frame} error={frame.error ?? problem}>
      <DayInput name={frame.name} value={value} onChange={onChange} onTyping={onTyping} />
    </Frame>
  );
}

interface TextProps extends DialogFieldProps<string> {
  disabled?: boolean;
  /** Nobody is to read it over a shoulder, nor the browser to keep it. */
  isSecret?: boolean;
}

export function DialogTextField({ value, onChange, isSecret, disabled, ...frame }: TextProps) {
  return (
    <Frame {...frame}>
      <TextInput
        name={frame.name}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : undefined}
        value={value}
        disabled={disabled ?? false}
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
  /** Whether none is no choice. */
  isNeeded?: boolean;
}

/** One of a few values, or none. */
export function DialogChoice(props: ChoiceProps) {
  const { value, onChange, options, isNeeded, ...rest } = props;
  const { placeholder = dialogWords().choose, ...frame } = rest;
  return (
    <Frame {...frame}>
      <SingleSelect
        value={value ?? ''}
        placeholder={placeholder}
        onChange={(chosen) => onChange(String(chosen))}
        clearLabel={inputWords().clear}
        onClear={isNeeded ? undefined : () => onChange(null)}
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

/** Some of a few values, in the order in which they are chosen. */
export function DialogChoices(props: DialogFieldProps<string[]> & Pick<ChoiceProps, 'options'>) {
  const { value, onChange, options, ...frame } = props;
  return (
    <Frame {...frame}>
      <MultiSelect
        value={value}
        placeholder={dialogWords().choose}
        onChange={onChange}
        customizeContent={(chosen) => chosen?.join(', ') ?? ''}
      >
        {options.map((option) => (
          <MultiSelectOption key={option.value} value={option.value}>
            {option.label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Frame>
  );
}
