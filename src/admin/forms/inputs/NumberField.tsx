import { useState } from 'react';
import { TextInput } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { printedMinorUnit } from '../../../domain/currency';
import { FormField } from './FormField';
import { useUsualCurrency } from './use-chosen';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { decimalsOf } from '../../kit/typed/number-limits';
import { formNumber, problemOf, shownAmount, shownNumber } from '../../kit/typed/form-number';
import { unreadableText } from '../../kit/typed/unreadable-text';

export interface NumberFieldProps extends InputProps {
  placeholder?: string;
  attribute: { type: string };
  /** The text of the form's value. */
  show?: (value: unknown) => string;
}

/** The value of a number, its text while it is typed, and why the field refuses it. */
function useTypedNumber({ name, attribute }: NumberFieldProps) {
  const { value, error, change } = useFormField<unknown>(name);
  const currency = useForm(
    'NumberField',
    (form) => (form.values as { currency?: unknown }).currency,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = decimalsOf(name, attribute.type, currency);
  const text = unreadableText(value);
  const problem = text === null ? error : (problemOf(text, decimals) ?? error);
  const type = (next: string) => {
    setTyped(next);
    change(formNumber(next, decimals));
  };
  return { value, typed, problem, type, settle: () => setTyped(null) };
}

/**
 * A number with comma or point. Each keystroke updates the form, so that totals follow and every save
 * has the latest number. When the user leaves the field, it shows the number that it read.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, required, disabled, placeholder = '', show = shownNumber } = props;
  const { value, typed, problem, type, settle } = useTypedNumber(props);
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={typed === null ? problem : undefined}
    >
      <TextInput
        name={name}
        value={typed ?? show(value)}
        disabled={disabled}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
      />
    </FormField>
  );
}

/** A price or an amount, with the decimals of its currency, or of its business. */
export function PriceField(props: NumberFieldProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const { value: own } = useFormField<string | null>('currency');
  const usual = useUsualCurrency(own ? '' : model);
  const decimals = printedMinorUnit(own || usual || '');
  return <NumberField {...props} show={(value) => shownAmount(value, decimals)} />;
}
