import { answeredText } from '../billing/sql/line-columns';
import { INVOICE } from '../billing/kind';
import { priceInvoice } from '../billing/documents/price';
import { withDefaults } from '../billing/defaults';
import type { BillingTenant } from '../billing/tenant';
import { dateInZone, usualDueDate } from '../domain/dates';
import { billedPeriod, occurrenceAt, type Occurrence } from '../domain/schedule/occurrences';
import { pointer } from '../domain/problems';
import type { Place } from '../domain/schedule/due';
import { previewedCount } from '../domain/schedule/previewed-count';
import { RECURRING_TEXTS, textWarnings } from './check-stated';
import { invoiceBody } from './invoice-of';
import type { Stated } from './recurring';
import { pick } from '../domain/pick';
import type { Context } from './sql/context';

/** One invoice to come as JSON text, by the very calculation of a create. */
function previewed(
  who: BillingTenant,
  recurring: Stated,
  occurrence: Occurrence,
  context: Context,
  today: string,
): string {
  const { occurrence: n, date, due_on: dueOn } = occurrence;
  const issued = dueOn > today ? dueOn : today;
  const body = invoiceBody(recurring, occurrence, context, issued);
  const priced = priceInvoice(withDefaults(body, who), who.tax);
  const { deadline = usualDueDate(issued, context.term), subtotal, total } = priced;
  const period = billedPeriod(recurring, n);
  const head = JSON.stringify({
    occurrence: n,
    date,
    issue_date: issued,
    due_date: deadline,
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
  }).slice(0, -1);
  const texts = JSON.stringify(pick(priced, RECURRING_TEXTS)).slice(1, -1);
  const items = answeredText(
    INVOICE,
    priced.lines.map(({ line_id: _none, ...line }) => line),
  ).replaceAll('{"id":null,', '{');
  return `${head},"items":${items},${texts},"subtotal":${subtotal},"tax_amount":${priced.tax_amount},"total":${total}}`;
}

/**
 * The next invoices of a schedule as JSON text, by today's prices and settings.
 * @param count how many the caller asks for, null without a number
 * @throws ApiError 400 when one of them could not be made, or when they have too many lines together
 */
export function previewText(
  who: BillingTenant,
  recurring: Stated,
  { place, count, context }: { place: Place | null; count: number | null; context: Context },
  now: Date,
): string {
  const today = dateInZone(who.timeZone, now);
  const most = previewedCount(count, recurring.items.length);
  const texts: string[] = [];
  for (let n = 0; place !== null && n < most; n += 1) {
    const next = occurrenceAt(place.schedule, place.next + n, place.counted + n);
    if (next === null) break;
    texts.push(previewed(who, recurring, next, context, today));
  }
  const warnings = textWarnings(recurring).map(({ path, placeholder, message }) => ({
    pointer: pointer(path),
    placeholder,
    message: String(message),
  }));
  return `{"data":[${texts.join(',')}],"warnings":${JSON.stringify(warnings)}}`;
}
