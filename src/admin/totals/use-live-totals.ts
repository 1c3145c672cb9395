import { useEffect, useMemo } from 'react';
import { useForm } from '@strapi/strapi/admin';
import type Big from 'big.js';
import type { TaxRounding } from '../../domain/tax';
import { liveTotals, type FormValues, type LiveTotals, type Usual } from './live-totals';

type Change = (path: string, value: number) => void;

function update(change: Change, path: string, shown: unknown, computed: Big): void {
  const value = computed.toNumber();
  if (shown !== value) change(path, value);
}

/** A document that is no draft keeps the rounding that it was issued with. */
function roundingOf(stored: Record<string, unknown>, usual: Usual): TaxRounding {
  const isIssued = stored.documentId !== undefined && stored.state !== 'draft';
  const kept = stored.tax_rounding as TaxRounding | null | undefined;
  return (isIssued ? kept : usual.taxRounding) ?? 'line';
}

/**
 * The totals of the form. While the operator edits lines, it also writes them into the form's read-only
 * fields.
 */
export function useLiveTotals(usual: Usual): LiveTotals {
  const values = useForm('LiveTotals', (state) => state.values) as FormValues &
    Record<string, unknown>;
  const onChange = useForm('LiveTotals', (state) => state.onChange) as Change;
  const { items, currency } = values;
  const { currency: usualCurrency, taxRate } = usual;
  const stored = useForm('LiveTotals', (state) => state.initialValues) as Record<string, unknown>;
  const taxRounding = roundingOf(stored, usual);
  const totals = useMemo(
    () => liveTotals({ items, currency }, { currency: usualCurrency, taxRate, taxRounding }),
    [items, currency, usualCurrency, taxRate, taxRounding],
  );
  useEffect(() => {
    if (!items || items.length === 0) return;
    totals.lines.forEach((line, index) => {
      update(onChange, `items.${index}.amount`, items[index]?.amount, line.amount);
      update(onChange, `items.${index}.tax_amount`, items[index]?.tax_amount, line.taxAmount);
    });
    update(onChange, 'subtotal', values.subtotal, totals.subtotal);
    update(onChange, 'tax_amount', values.tax_amount, totals.taxAmount);
    update(onChange, 'total', values.total, totals.total);
  }, [items, totals, onChange, values.subtotal, values.tax_amount, values.total]);
  return totals;
}
