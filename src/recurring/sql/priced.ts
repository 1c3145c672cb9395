import type { TaxRounding } from '../../domain/tax';
import type { RecurringInvoice } from '../recurring';
import { RECURRING_COLUMNS, recurringOf, type RecurringRow } from './columns';

/** A recurring invoice with what its total depends on. */
export interface Priced {
  recurring: RecurringInvoice;
  timeZone: string;
  taxRounding: TaxRounding;
  /** The prices of products, by their ids. */
  prices: Readonly<Record<string, string>> | null;
}

export type PricedRow = RecurringRow & {
  time_zone: string;
  tax_rounding: TaxRounding;
  prices: Record<string, string> | null;
};

/** The columns of `r`, a recurring invoice, and `b`, its business. */
export const PRICED_COLUMNS = `${RECURRING_COLUMNS}, coalesce(b.time_zone, 'UTC') AS time_zone,
  coalesce(b.tax_rounding, 'line') AS tax_rounding,
  (SELECT json_object_agg(p.document_id, trim_scale(p.unit_price)::text) FROM products p
    WHERE p.business_id = r.business_id AND p.active AND p.document_id IN (
      SELECT item ->> 'product_id' FROM jsonb_array_elements(r.items) item
      WHERE item ->> 'price_source' = 'product')) AS prices`;

export function pricedOf({
  time_zone: timeZone,
  tax_rounding: taxRounding,
  prices,
  ...row
}: PricedRow): Priced {
  return { recurring: recurringOf(row), timeZone, taxRounding, prices };
}
