import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  asksSmall,
  standardRateOf,
  usualTax,
  type UsualTax,
} from '../../../domain/country-defaults';
import { NoRow } from '../../forms/inputs/form-rows';
import { countryWords } from '../../words';
import { panelLocale } from '../../words/language';
import { FormField } from '../../forms/inputs/FormField';
import { useFirstCountry } from './use-first-country';

const NAMES = ['default_tax_rate', 'zero_rate_category', 'zero_rate_reason'] as const;

const isSame = (values: Readonly<Record<string, unknown>>, tax: UsualTax): boolean =>
  NAMES.every((name) => String(values[name] ?? '') === String(tax[name] ?? ''));

/** The question of the first form of a business: whether it is small by the law of its country. */
export function FirstTax() {
  const { country, values, fill } = useFirstCountry();
  if (!asksSmall(country)) return <NoRow />;
  const choices = { usual: usualTax(country, false), small: usualTax(country, true) };
  const chosen = (['usual', 'small'] as const).find((name) => isSame(values, choices[name]));
  const { label, hint, usual, small } = countryWords().tax;
  const rate = standardRateOf(country)?.toLocaleString(panelLocale()) ?? '';
  return (
    <FormField name="first_tax" label={label} hint={hint}>
      <SingleSelect
        value={chosen ?? ''}
        onChange={(name) => fill(name === 'small' ? choices.small : choices.usual)}
      >
        <SingleSelectOption value="usual">{usual(rate)}</SingleSelectOption>
        <SingleSelectOption value="small">{small[country]}</SingleSelectOption>
      </SingleSelect>
    </FormField>
  );
}
