import Big from 'big.js';
import type { InvoiceBody } from '../billing/document';
import { INVOICE_CREATE } from '../billing/schemas/invoice';
import { validationError } from '../domain/errors';
import { languageOf } from '../domain/languages';
import type { Problem } from '../domain/problems';
import { billedPeriod, type Occurrence } from '../domain/schedule/occurrences';
import type { Billed } from '../domain/schedule/placeholders';
import { usualDueDate } from '../domain/dates';
import { say } from '../messages/message';
import { parse } from '../validation/parse';
import { inWordsOf } from '../words/placeholders';
import type { RecurringItem, Stated } from './recurring';
import { loadContext, type Context } from './sql/context';
import { RECURRING_TEXTS } from './check-stated';
import type { Queryable } from '../database/connection';

const pricedByProduct = (items: readonly RecurringItem[]): string[] =>
  items.flatMap(({ price_source: source, product_id: product }) =>
    source === 'product' && product !== null ? [product] : [],
  );

/** Reads what the invoices of a recurring invoice need. @throws 400 `customer_not_found` */
export const contextOf = (
  db: Queryable,
  businessRowId: number,
  { customer_id: customer, items }: Stated,
): Promise<Context> => loadContext(db, businessRowId, customer, pricedByProduct(items));

/** The price of a line on the day; a problem where its product cannot tell it. */
function priceOf(
  { price_source: source, unit_price: fixed, product_id: product }: RecurringItem,
  index: number,
  currency: string,
  { products }: Context,
): string | Problem {
  if (source === 'fixed') return fixed ?? '0';
  const path = ['items', index, 'product_id'];
  const found = products.get(product ?? '');
  if (!found) return { path, message: say('not_priced_product') };
  if (found.currency === null || found.currency === currency) return found.unit_price;
  return { path, message: say('product_in_currency', { currency: found.currency }) };
}

/** The article number of a product that has the price, where the line states none. */
const skuOf = ({ price_source: source, product_id: product }: RecurringItem, context: Context) =>
  source === 'product' ? (context.products.get(product ?? '')?.sku ?? null) : null;

function prices({ items, currency }: Stated, context: Context): string[] {
  const found = items.map((item, index) => priceOf(item, index, currency, context));
  const problems = found.filter((one): one is Problem => typeof one !== 'string');
  if (problems.length > 0) throw validationError(problems);
  return found.map(String);
}

/** The day on which an invoice is to be paid; undefined for that of a create. */
const deadline = ({ due_days: days }: Stated, issued: string) =>
  days === null ? undefined : usualDueDate(issued, days);

/**
 * The body of the invoice of an occurrence, as a request to create it would have it, checked by the same
 * schema.
 * @param issued the day on which it is made
 * @throws 400 when a product has no price, or a text is too long once it is filled in
 */
export function invoiceBody(
  recurring: Stated,
  { occurrence, date }: Occurrence,
  context: Context,
  issued: string,
): InvoiceBody {
  const language = languageOf(...context.languages);
  const billed: Billed = { occurrence, date, period: billedPeriod(recurring, occurrence) };
  const { period } = billed;
  const filled = (text: string | null) => text && inWordsOf(language, text, billed);
  const price = prices(recurring, context);
  const items = recurring.items.map((item, index) => ({
    ...item,
    sku: item.sku ?? skuOf(item, context),
    description: filled(item.description),
    quantity: new Big(item.quantity),
    unit_price: new Big(price[index] ?? 0),
    tax_rate: new Big(item.tax_rate),
    discount_rate: new Big(item.discount_rate),
  }));
  return parse(INVOICE_CREATE, {
    customer_id: recurring.customer_id,
    items,
    issue_date: issued,
    due_date: deadline(recurring, issued),
    service_period_start: period?.start,
    service_period_end: period?.end,
    currency: recurring.currency,
    template_type: recurring.template_type,
    ...Object.fromEntries(RECURRING_TEXTS.map((name) => [name, filled(recurring[name])])),
    delivery_address: recurring.delivery_address ?? null,
    bank_account_id: recurring.bank_account_id,
    metadata: recurring.metadata,
  });
}
