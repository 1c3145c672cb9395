import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { countryDefaults, usualTax } from '../../../domain/country-defaults';
import { BUSINESS } from '../../requests/content-manager';
import { panelLanguage } from '../../words/language';

type Values = Readonly<Record<string, unknown>>;

interface Form {
  values: Values;
  initialValues: Values;
  onChange: (name: string, value: unknown) => void;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const codeIn = ({ country_code: code }: Values): string | null =>
  typeof code === 'string' && code !== '' ? code : null;

/** The first values of the fields, before a country is known. `useLocal` gives the language. */
const begun = (): Values => ({ language: panelLanguage() });

const suggestedFor = (country: string): Values => ({
  ...countryDefaults(country, panelLanguage()),
  ...usualTax(country, false),
});

/**
 * Fills in the defaults of the first country of a business, and again for each other choice. It changes no typed
 * value. `country` is null once the business is stored with one.
 */
export function useFirstCountry() {
  const { slug, id = 'create', origin } = useParams<{ slug: string; id: string; origin: string }>();
  const { values, initialValues, onChange } = useForm('useFirstCountry', (form) => form) as Form;
  const isFirst = slug === BUSINESS && origin === undefined && codeIn(initialValues) === null;
  const country = isFirst ? codeIn(values) : null;
  const filled = useRef<{ country: string | null; values: Values }>({ country: null, values: {} });
  useEffect(() => {
    if (country === null || filled.current.country === country) return;
    const before = { ...begun(), ...filled.current.values };
    const isOurs = (name: string) =>
      isEmpty(values[name]) ||
      values[name] === before[name] ||
      (id === 'create' && values[name] === initialValues[name]);
    const suggested = suggestedFor(country);
    filled.current = { country, values: suggested };
    for (const [name, value] of Object.entries(suggested))
      if (isOurs(name) && (values[name] ?? null) !== value) onChange(name, value);
  });
  const fill = (chosen: object) => {
    filled.current = { country, values: { ...filled.current.values, ...chosen } };
    for (const [name, value] of Object.entries(chosen)) onChange(name, value);
  };
  return { country, values, fill };
}
