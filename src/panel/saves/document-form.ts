import { dateInZone, shiftDate } from '../../domain/dates';
import { STATED_NAMES } from '../../domain/fields/documents';
import { PERIOD_BOUNDS } from '../../domain/service-period';
import type { DocumentKind } from '../../billing/kind';
import { formAddress } from './delivery-address';
import { decimalInput } from './decimal-values';
import { defaultTexts, usualTaxRate } from './defaults';
import { mergeLine, type PanelLine } from './lines';
import type { BusinessRow, CustomerRow, Loaded } from './load';
import type { Form } from './saving';

/** The lines of the saved document: those of the form, or the stored ones when the form has none. */
export function formLines({ data }: Form, { lines }: Loaded): PanelLine[] {
  const { items } = data;
  return Array.isArray(items) ? (items as PanelLine[]) : [...lines.keys()].map((id) => ({ id }));
}

const blankIsNull = (value: unknown): unknown => (value === '' ? null : value);

/**
 * A duplicate is a draft with today's date and its own number. Its deadline is as many days away as the
 * original's was, unless the form names one.
 */
function startAnew(
  { data }: Form,
  input: Record<string, unknown>,
  kind: DocumentKind,
  before: Record<string, unknown>,
  today: string,
): void {
  const [deadline, issued] = [before[kind.dateColumn], before['issue_date']] as (string | null)[];
  const untouched = data[kind.dateColumn] === undefined && data['issue_date'] === undefined;
  if (untouched && deadline && issued) input[kind.dateColumn] = shiftDate(deadline, issued, today);
  input['status'] = 'draft';
  input['amount_paid'] = null;
  // That its customer is not reminded holds for the original alone.
  if (kind.name === 'invoice') input['no_reminders'] = data['no_reminders'] ?? false;
  for (const field of [kind.numberColumn, 'issue_date', 'delivery_date', ...PERIOD_BOUNDS])
    if (input[field] === before[field]) input[field] = null;
}

/** The defaults of a new document, where its form says nothing. */
function fillIn(input: Record<string, unknown>, kind: DocumentKind, business: BusinessRow): void {
  const { notes, terms } = defaultTexts(business, kind);
  input['notes'] ??= notes;
  input['terms'] ??= terms;
  // A document that names no place of delivery has that of its customer.
  input['delivery_address'] ??= undefined;
  // An invoice that does not say when it is due is due by the payment term.
  if (kind.name === 'invoice') input[kind.dateColumn] ??= undefined;
}

interface Given {
  business: BusinessRow;
  customer: CustomerRow;
  now: Date;
}

/**
 * The whole document with the API's names, so that the same schema checks it. The form's fields replace
 * the stored ones, and the defaults of the business fill the gaps of a new document.
 */
export function documentInput(
  form: Form,
  kind: DocumentKind,
  loaded: Loaded,
  given: Given,
): Record<string, unknown> {
  const { business, customer, now } = given;
  const { action, data } = form;
  const before = loaded.record;
  const field = (name: string) =>
    blankIsNull(data[name] === undefined ? before?.[name] : data[name]);
  const input: Record<string, unknown> = {
    ...Object.fromEntries(STATED_NAMES[kind.name].map((name) => [name, field(name)])),
    customer_id: customer.id,
    [kind.numberColumn]: field(kind.numberColumn),
    issue_date: field('issue_date'),
    [kind.dateColumn]: field(kind.dateColumn),
    status: field('state'),
    amount_paid: decimalInput(field('amount_paid')),
    items: formLines(form, loaded).map((line) =>
      mergeLine(line, loaded.lines, usualTaxRate(given)),
    ),
  };
  if (kind.name === 'invoice') input['no_reminders'] = field('no_reminders');
  input['delivery_address'] = formAddress(input['delivery_address']);
  if (action === 'create') fillIn(input, kind, business);
  if (action === 'clone' && before)
    startAnew(form, input, kind, before, dateInZone(business.time_zone, now));
  // A document keeps its number when the form clears it. The series would have a gap otherwise.
  const isSameNumber = input[kind.numberColumn] === before?.[kind.numberColumn];
  if (action === 'update' && isSameNumber) input[kind.numberColumn] = null;
  return input;
}
