import { useMemo } from 'react';
import { useForm } from '@strapi/strapi/admin';
import type { TaxRounding } from '../../../domain/tax';
import { liveTotals, type FormValues, type LiveTotals, type Usual } from './live-totals';

/** A document that is no draft keeps the rounding that it was issued with, and a draft that by rate. */
function roundingOf(stored: Record<string, unknown>, usual: Usual): TaxRounding {
  const isStored = stored.documentId !== undefined;
  const kept = stored.tax_rounding as TaxRounding | null | undefined;
  const isKept = isStored && (stored.state !== 'draft' || kept === 'rate');
  return (isKept ? kept : usual.taxRounding) ?? 'line';
}

/** The totals of the form, as the service will store them. */
export function useLiveTotals(usual: Usual): LiveTotals {
  const { items, currency } = useForm('LiveTotals', (form) => form.values) as FormValues;
  const stored = useForm('LiveTotals', (form) => form.initialValues) as Record<string, unknown>;
  const { currency: usualCurrency, taxRate } = usual;
  const taxRounding = roundingOf(stored, usual);
  return useMemo(
    () => liveTotals({ items, currency }, { currency: usualCurrency, taxRate, taxRounding }),
    [items, currency, usualCurrency, taxRate, taxRounding],
  );
}
