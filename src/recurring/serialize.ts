import type { z } from 'zod';
import type { RECURRING_INVOICE } from '../billing/schemas/recurring-answers';
import { jsonNumber } from '../domain/json';
import { REFERENCE_NAMES } from '../domain/fields/references';
import { pick } from '../domain/pick';
import type { RecurringInvoice, RecurringItem } from './recurring';

const numberOrNull = (text: string | null) => (text === null ? null : jsonNumber(text));

/** A line as answers have it, and as it is stored. */
export const answeredItem = (item: RecurringItem) => ({
  description: item.description,
  quantity: jsonNumber(item.quantity),
  unit_price: numberOrNull(item.unit_price),
  price_source: item.price_source,
  tax_rate: jsonNumber(item.tax_rate),
  discount_rate: jsonNumber(item.discount_rate),
  product_id: item.product_id,
  unit_code: item.unit_code,
  tax_category: item.tax_category,
  tax_exemption_reason: item.tax_exemption_reason,
  // Lines of older recurring invoices have none of these.
  sku: item.sku ?? null,
  order_line_reference: item.order_line_reference ?? null,
  standard_item_id: item.standard_item_id ?? null,
});

/** A recurring invoice as answers and events have it. */
export function serializeRecurring(
  recurring: RecurringInvoice,
  businessId: string,
): z.infer<typeof RECURRING_INVOICE> {
  return {
    id: recurring.id,
    business_id: businessId,
    name: recurring.name,
    customer_id: recurring.customer_id,
    items: recurring.items.map(answeredItem),
    currency: recurring.currency,
    notes: recurring.notes,
    terms: recurring.terms,
    template_type: recurring.template_type,
    order_reference: recurring.order_reference,
    ...pick(recurring, REFERENCE_NAMES),
    delivery_address: recurring.delivery_address ?? null,
    bank_account_id: recurring.bank_account_id,
    metadata: recurring.metadata ?? {},
    interval_unit: recurring.interval_unit,
    interval_count: recurring.interval_count,
    start_date: recurring.start_date,
    day_of_month: recurring.day_of_month,
    end_date: recurring.end_date,
    max_occurrences: recurring.max_occurrences,
    issue_days_before: recurring.issue_days_before,
    due_days: recurring.due_days,
    mode: recurring.mode,
    period: recurring.period,
    catch_up: recurring.catch_up,
    status: recurring.status,
    next_occurrence: recurring.next_occurrence,
    next_date: recurring.next_date,
    failures: recurring.failures,
    last_error: recurring.last_error,
    created_at: recurring.created_at,
    updated_at: recurring.updated_at,
  };
}
