import { Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { isLimited } from '../../../domain/country-limits';
import { BUSINESS } from '../../requests/content-manager';
import { countryWords } from '../../words';

/** Beside the form of a business in a country whose law wants more of a program than this one does. */
export const CountryPanel: PanelComponent = ({ model }) => {
  const values = useForm('CountryPanel', (form) => form.values) as { country_code?: unknown };
  if (model !== BUSINESS || !isLimited(values.country_code)) return null;
  const { title, limits } = countryWords();
  return {
    title,
    content: <Typography data-testid="country-limit">{limits[values.country_code]}</Typography>,
  };
};
