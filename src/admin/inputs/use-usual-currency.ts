import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import { BUSINESS, pageOf } from '../models';
import { useChosen } from './use-relation';

/** The currency of the business chosen in the form, for documents that name none. */
export function useUsualCurrency(model: string): string | undefined {
  const business = useChosen(model, 'business')?.documentId;
  const { get } = useFetchClient();
  const [currency, setCurrency] = useState<string | undefined>();
  useEffect(() => {
    let gone = false;
    if (business === undefined) return undefined;
    get<{ data: { default_currency?: string } }>(pageOf(BUSINESS, business))
      .then(({ data }) => !gone && setCurrency(data.data.default_currency))
      // A role may not read businesses: the service knows the currency when it saves.
      .catch(() => !gone && setCurrency(undefined));
    return () => void (gone = true);
  }, [business, get]);
  return currency;
}
