import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { localCurrency } from '../../../domain/local-currency';
import { BUSINESS } from '../../requests/content-manager';
import { panelLanguage } from '../../words/language';

const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a new business most likely has, by the browser and the language of its operator. */
const LOCAL: Readonly<Record<string, () => string>> = {
  time_zone: zoneOfBrowser,
  default_currency: () => localCurrency(zoneOfBrowser(), panelLanguage()),
  language: panelLanguage,
};

/**
 * The value with which a field of a new business begins; undefined for all others. As with a related record, the
 * form takes it over with the first change, so a form that nobody has touched asks nothing when it is left.
 */
export function useLocal(
  name: string,
  value: string | null | undefined,
  change: (value: string) => void,
): string | undefined {
  const { slug, id, origin } = useParams<{ slug: string; id: string; origin: string }>();
  const initial = useForm('useLocal', (form) => form.initialValues) as Record<string, typeof value>;
  const isModified = useForm('useLocal', (form) => form.modified);
  const isNew = slug === BUSINESS && (id ?? 'create') === 'create' && origin === undefined;
  const local = isNew ? LOCAL[name]?.() : undefined;
  const isUntouched = local !== undefined && value === initial[name];
  // Once: after the first change the field is the operator's.
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isModified || isTaken.current) return;
    isTaken.current = true;
    if (isUntouched) change(local);
  }, [isModified, isUntouched, local, change]);
  return isUntouched && !isModified ? local : undefined;
}
