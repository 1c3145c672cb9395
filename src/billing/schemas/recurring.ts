import { z } from 'zod';
import { checkOneOf, checkWhole, type Check } from '../../domain/checks';
import { forReferences, REFERENCES } from '../../domain/fields/references';
import { PRICE_SOURCES, RECURRING_MODES, RECURRING_STATUSES } from '../../domain/recurring-status';
import { CATCH_UPS } from '../../domain/schedule/due';
import { INTERVAL_UNITS, PERIODS, type DayOfMonth } from '../../domain/schedule/occurrences';
import { USUAL_PREVIEWED } from '../../domain/schedule/previewed-count';
import { TEMPLATES } from '../../domain/templates';
import { say } from '../../messages/message';
import {
  changeable,
  clearable,
  currency,
  date,
  DOCS,
  name,
  oneOf,
  optional,
  paymentTerm,
  price,
  required,
  text,
  uuid,
  withDefault,
  type FieldDoc,
} from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { PAGING } from '../../validation/paging';
import { DELIVERY_ADDRESS, DELIVERY_CHANGE, deliveryAddress } from './delivery-address';
import { BANK_ACCOUNT, LINE_FIELDS, lines, LONG_TEXT } from './document';
import { listShape } from './list-fields';
import { METADATA, METADATA_CHANGE } from './metadata';
import { statusFilter } from './search';

const whole = (minimum: number, maximum: number, description: string): FieldDoc => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});

const LINE = z
  .object({
    ...LINE_FIELDS,
    unit_price: optional(price, {
      type: 'number',
      exclusiveMinimum: -1e12,
      exclusiveMaximum: 1e12,
      description: 'As on an invoice. Needed unless `price_source` is `product`.',
    }),
    price_source: withDefault(oneOf(PRICE_SOURCES), 'fixed', {
      ...DOCS.oneOf(PRICE_SOURCES, '`product`: the price of `product_id` on the day.'),
      default: 'fixed',
    }),
  })
  .superRefine(({ price_source: source, unit_price: fixed, product_id: product }, context) => {
    const missing = source === 'product' ? product === null : fixed === null;
    if (!missing) return;
    const path = [source === 'product' ? 'product_id' : 'unit_price'];
    context.issues.push(issueOf(say('required'), { path }));
  })
  .meta({
    id: 'RecurringLineCreate',
    title: 'Line of a recurring invoice',
    if: { properties: { price_source: { const: 'product' } }, required: ['price_source'] },
    then: { required: ['product_id'] },
    else: { required: ['unit_price'] },
  });

/** A day of the month: a whole number, or the last one. */
const dayOfMonth: Check<DayOfMonth> = (input) => {
  const last = checkOneOf(['last'])(input);
  return 'value' in last ? last : checkWhole(1, 31)(input);
};

const MOST_OCCURRENCES = 100_000;

/** Checks and what OpenAPI says, of fields that a create and a PATCH share. */
const TEXTS = `Placeholders such as \`{month_year}\` tell of the occurrence.`;
const docs = {
  name: DOCS.text('What you call it.'),
  customer_id: DOCS.uuid('A customer of the same business.'),
  currency: {
    type: 'string',
    pattern: '^[A-Za-z]{3}$',
    description: 'ISO 4217 code. Default: that of the business on the day of the create.',
  },
  notes: DOCS.text(`Printed on each invoice. ${TEXTS}`, LONG_TEXT),
  terms: DOCS.text(`Terms and conditions. ${TEXTS}`, LONG_TEXT),
  template_type: DOCS.oneOf(
    TEMPLATES,
    'The look of the PDFs. Default: the template of the business.',
  ),
  order_reference: DOCS.text(`The number of the customer's order. ${TEXTS}`),
  interval_unit: DOCS.oneOf(INTERVAL_UNITS, 'What passes from one occurrence to the next.'),
  interval_count: whole(1, 366, 'How many of these units pass.'),
  start_date: DOCS.date('The date of the first occurrence, at most a year ago.'),
  day_of_month: {
    anyOf: [{ type: 'integer', minimum: 1, maximum: 31 }, { const: 'last' }, { type: 'null' }],
    description:
      'For months and years: the first occurrence is the first such day on or after `start_date`. A month without it has its last day instead. Default: the day of `start_date`.',
  },
  end_date: DOCS.date('The last day on which an occurrence may be.'),
  max_occurrences: whole(1, MOST_OCCURRENCES, 'The most that are made or skipped.'),
  issue_days_before: whole(0, 60, 'Invoices are made so many days before their occurrences.'),
  due_days: whole(0, 365, 'Days to pay from the issue date. Default: as a create of an invoice.'),
  mode: DOCS.oneOf(RECURRING_MODES, 'What is done with each invoice.'),
  period: DOCS.oneOf(PERIODS, 'Whether each invoice bills the time from its date on, or before.'),
  catch_up: DOCS.oneOf(CATCH_UPS, 'What becomes of occurrences that were missed.'),
} as const satisfies Record<string, FieldDoc>;

const withDefaultOf = <T extends string>(values: readonly T[], usual: T, doc: FieldDoc) =>
  withDefault(oneOf(values), usual, { ...doc, default: usual });

const interval = checkWhole(1, 366);
const early = checkWhole(0, 60);
const most = checkWhole(1, MOST_OCCURRENCES);

/** Body of POST /api/v1/recurring-invoices. */
export const RECURRING_CREATE = z
  .object({
    name: optional(name, docs.name),
    customer_id: required(uuid, docs.customer_id),
    items: lines(LINE),
    currency: optional(currency, docs.currency),
    notes: optional(text(LONG_TEXT), docs.notes),
    terms: optional(text(LONG_TEXT), docs.terms),
    template_type: optional(oneOf(TEMPLATES), docs.template_type),
    order_reference: optional(text(), docs.order_reference),
    ...forReferences(REFERENCES, (says) => optional(text(), DOCS.text(`${says} ${TEXTS}`))),
    delivery_address: DELIVERY_ADDRESS,
    bank_account_id: optional(uuid, BANK_ACCOUNT),
    metadata: METADATA,
    interval_unit: required(oneOf(INTERVAL_UNITS), docs.interval_unit),
    interval_count: withDefault(interval, 1, { ...docs.interval_count, default: 1 }),
    start_date: required(date, docs.start_date),
    day_of_month: optional(dayOfMonth, docs.day_of_month),
    end_date: optional(date, docs.end_date),
    max_occurrences: optional(most, docs.max_occurrences),
    issue_days_before: withDefault(early, 0, { ...docs.issue_days_before, default: 0 }),
    due_days: optional(paymentTerm, docs.due_days),
    mode: withDefaultOf(RECURRING_MODES, 'draft', docs.mode),
    period: withDefaultOf(PERIODS, 'none', docs.period),
    catch_up: withDefaultOf(CATCH_UPS, 'all', docs.catch_up),
  })
  .meta({ id: 'RecurringInvoiceCreate', title: 'Recurring invoice to create' });

const changes = {
  name: clearable(name, docs.name),
  customer_id: changeable(uuid, docs.customer_id),
  items: z.preprocess((input) => input ?? undefined, lines(LINE).optional()),
  currency: changeable(currency, docs.currency),
  notes: clearable(text(LONG_TEXT), docs.notes),
  terms: clearable(text(LONG_TEXT), docs.terms),
  template_type: changeable(oneOf(TEMPLATES), docs.template_type),
  order_reference: clearable(text(), docs.order_reference),
  ...forReferences(REFERENCES, (says) => clearable(text(), DOCS.text(`${says} ${TEXTS}`))),
  delivery_address: deliveryAddress(DELIVERY_CHANGE),
  bank_account_id: clearable(uuid, BANK_ACCOUNT),
  metadata: METADATA_CHANGE,
  interval_unit: changeable(oneOf(INTERVAL_UNITS), docs.interval_unit),
  interval_count: changeable(interval, docs.interval_count),
  start_date: changeable(date, DOCS.date('The date of the first occurrence of the next series.')),
  day_of_month: clearable(dayOfMonth, docs.day_of_month),
  end_date: clearable(date, docs.end_date),
  max_occurrences: clearable(most, docs.max_occurrences),
  issue_days_before: changeable(early, docs.issue_days_before),
  due_days: clearable(paymentTerm, docs.due_days),
  mode: changeable(oneOf(RECURRING_MODES), docs.mode),
  period: changeable(oneOf(PERIODS), docs.period),
  catch_up: changeable(oneOf(CATCH_UPS), docs.catch_up),
};

/** The names of the fields that a PATCH may hold. */
export const RECURRING_CHANGES = Object.keys(changes);

/** Body of PATCH /api/v1/recurring-invoices/{id}: it concerns what is not made yet. */
export const RECURRING_UPDATE = z
  .object(changes)
  .meta({ id: 'RecurringInvoiceUpdate', title: 'Change to a recurring invoice' });

const { items: _items, customer_id: _customer, ...ofSchedule } = RECURRING_CREATE.shape;

/** Body of POST /api/v1/invoices/{id}/recurring: the schedule. What it leaves out of the rest is the invoice's. */
export const RECURRING_OF_INVOICE = z
  .object({
    ...ofSchedule,
    customer_id: optional(uuid, DOCS.uuid('Default: that of the invoice.')),
    items: z.preprocess((input) => input ?? undefined, lines(LINE).optional()),
  })
  .meta({ id: 'RecurringInvoiceOfInvoice', title: 'Recurring invoice to make from an invoice' });

const OCCURRENCE_NUMBER = optional(checkWhole(0, 2 ** 31 - 1), {
  type: 'integer',
  minimum: 0,
  description: 'Default: `next_occurrence`. With it, a repeated request does nothing twice.',
});

/** Body of POST /api/v1/recurring-invoices/{id}/run and …/skip. */
export const RECURRING_RUN = z
  .object({ occurrence: OCCURRENCE_NUMBER })
  .meta({ id: 'RecurringInvoiceRun', title: 'Occurrence to make or to skip' });

/** Body of POST /api/v1/recurring-invoices/{id}/resume. */
export const RECURRING_RESUME = z
  .object({
    catch_up: withDefaultOf(CATCH_UPS, 'none', {
      ...docs.catch_up,
      description: 'What becomes of occurrences that were due while it was paused.',
    }),
  })
  .meta({ id: 'RecurringInvoiceResume', title: 'Resumption of a recurring invoice' });

const MOST_PREVIEWED = 100;

/** A query has texts alone. */
const count: Check<number> = (input) =>
  checkWhole(1, MOST_PREVIEWED)(/^\d{1,3}$/.test(String(input)) ? Number(input) : null);

/** Query of the previews. */
export const PREVIEW_QUERY = z.object({
  count: optional(count, {
    ...whole(1, MOST_PREVIEWED, 'How many occurrences to show, with at most 2,000 lines together.'),
    default: USUAL_PREVIEWED,
  }),
});

/** Query of GET /api/v1/recurring-invoices. */
export const RECURRING_SEARCH = z.object({
  status: statusFilter(RECURRING_STATUSES),
  customer_id: optional(uuid, DOCS.uuid('Recurring invoices of this customer.')),
  ...listShape('recurring_invoice'),
});

/** Query of GET /api/v1/recurring-invoices/{id}/occurrences. */
export const OCCURRENCES_SEARCH = z.object(PAGING);

export type RecurringCreate = z.output<typeof RECURRING_CREATE>;
export type RecurringUpdate = z.output<typeof RECURRING_UPDATE>;
export type RecurringLine = RecurringCreate['items'][number];
export type RecurringSearch = z.output<typeof RECURRING_SEARCH>;
