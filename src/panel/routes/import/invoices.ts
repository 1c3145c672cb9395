import { LINE_FACTS } from '../../../domain/fields/line-facts';
import type Big from 'big.js';
import { errors } from '@strapi/utils';
import { PAST_INVOICE_FIELDS } from '../../../billing/import/invoice-fields';
import { ASKED } from '../../../billing/import/guess';
import { inTurns, mapInTurns } from '../../../billing/import/in-turns';
import { Customers, findCustomers, namedCustomer } from '../../../billing/import/past/customers';
import { invoicesOf } from '../../../billing/import/past/group';
import { pastFigures } from '../../../billing/import/past/figures';
import { planPastInvoices, type PastPlan } from '../../../billing/import/past/plan';
import type { PastBusiness } from '../../../billing/import/past/read-invoice';
import { skippedNumbers } from '../../../billing/import/past/skipped';
import { storePastInvoices } from '../../../billing/import/past/store';
import { findByNumber, storedInvoices } from '../../../billing/import/past/stored';
import { CONTENT_TYPE } from '../../../content-types';
import type { Queryable } from '../../../database/connection';
import { dateInZone, isTimeZone } from '../../../domain/dates';
import type { Language } from '../../../domain/languages';
import { decimalText, ZERO } from '../../../domain/money';
import type { TaxCategory, TaxRounding } from '../../../domain/tax';
import { USUAL_TEMPLATE, type TemplateName } from '../../../domain/templates';
import { say } from '../../../messages/message';
import { fieldError } from '../../saves/failures';
import { mayUseBusiness } from '../../roles/ability';
import { readScope } from '../../roles/sql-filter';
import type { ImportKind, Job, Plan, Planned } from './kind';
import { announceRecords } from './records';
import { requireFields } from './rights';

const { invoice: INVOICE, customer: CUSTOMER, payment: PAYMENT } = CONTENT_TYPE;

/** Fields of the form by field of the import. The others have the same name. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  status: 'state',
  customer_id: 'customer',
  customer_name: 'customer',
  customer_number: 'customer',
  customer_email: 'customer',
  paid_on: 'amount_paid',
  line_net: 'items.unit_price',
  line_gross: 'items.unit_price',
  item: 'items.description',
  amount_due: 'amount_paid',
  line_tax: 'items.tax_rate',
  tax_total: 'tax_amount',
  shipping: 'items.unit_price',
  discount_total: 'items.unit_price',
  ...Object.fromEntries(
    [
      'description',
      'quantity',
      'unit_code',
      'unit_price',
      'discount_rate',
      'tax_rate',
      'tax_category',
      'tax_exemption_reason',
      ...LINE_FACTS,
    ].map((name) => [name, `items.${name}`]),
  ),
};

/** Every invoice has them, also where no column fills them. */
const ALWAYS = ['invoice_number', 'customer', 'state', 'currency', 'items.unit_price'];

/** Asks for the rights to what the columns of the file fill: fields, customers and payments. */
function requireRights({
  strapi,
  operator,
  business,
  fields: all,
  file,
  makesCustomers,
}: Job): void {
  const mapped = file.reading.mapping.filter(
    (name): name is string => name !== null && name !== ASKED,
  );
  const partOf = (name: string) => all.find((one) => one.name === name)?.of;
  const fields = mapped.map((name) => FORM_FIELDS[name] ?? partOf(name) ?? name);
  requireFields(strapi, operator, INVOICE, [...new Set([...ALWAYS, ...fields])]);
  const may = (uid: typeof CUSTOMER | typeof PAYMENT, action: 'read' | 'create') =>
    mayUseBusiness(strapi, operator, uid, action, business.rowId);
  if (!may(CUSTOMER, 'read')) throw new errors.ForbiddenError();
  if (mapped.includes('paid_on') && !may(PAYMENT, 'create')) {
    throw fieldError(['mapping'], say('import_no_payments'));
  }
  if (!makesCustomers) return;
  if (!may(CUSTOMER, 'create')) {
    throw fieldError(['new_customers'], say('import_no_customers'));
  }
  requireFields(strapi, operator, CUSTOMER, ['name', 'email']);
}

interface BusinessRow {
  time_zone: string;
  language: Language;
  defaultCurrency: string;
  defaultTemplate: TemplateName;
  tax_rounding: TaxRounding;
  zero_rate_category: TaxCategory | null;
  zero_rate_reason: string | null;
  closed_until: string | null;
}

export async function findBusiness(db: Queryable, rowId: number): Promise<PastBusiness> {
  const [row] = await db.query<BusinessRow>({
    text: `SELECT coalesce(time_zone, 'UTC') AS time_zone, coalesce(language, 'en') AS language,
        coalesce(default_currency, 'USD') AS "defaultCurrency",
        coalesce(look ->> 'template', '${USUAL_TEMPLATE}') AS "defaultTemplate",
        coalesce(tax_rounding, 'line') AS tax_rounding, zero_rate_category, zero_rate_reason,
        closed_until
      FROM businesses WHERE id = $1`,
    values: [rowId],
  });
  if (!row) throw new errors.NotFoundError();
  const rules = {
    rounding: row.tax_rounding,
    zeroRateCategory: row.zero_rate_category,
    zeroRateReason: row.zero_rate_reason,
  };
  const timeZone = isTimeZone(row.time_zone) ? row.time_zone : 'UTC';
  const { language, defaultCurrency, defaultTemplate, closed_until: closedUntil } = row;
  return { rowId, timeZone, language, defaultCurrency, defaultTemplate, rules, closedUntil };
}

/** An operator compares them with the figures of the other program. */
async function sumsOf({ created }: PastPlan): Promise<Planned['sums']> {
  const sums = new Map<string, { total: Big; paid: Big }>();
  for await (const { invoice, amounts } of inTurns(created)) {
    const { total, paid } = sums.get(invoice.currency) ?? { total: ZERO, paid: ZERO };
    const next = { total: total.plus(invoice.total), paid: paid.plus(amounts.amount_paid) };
    sums.set(invoice.currency, next);
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, { total, paid }]) => ({
      currency,
      total: decimalText(total),
      paid: decimalText(paid),
    }));
}

async function prepare(job: Job): Promise<Plan> {
  requireRights(job);
  const { strapi, operator, business, rows, makesCustomers, told } = job;
  const scope = await readScope(strapi, operator, CUSTOMER);
  const { invoices, problems } = await invoicesOf(rows);
  return async (db) => {
    const ofBusiness = await findBusiness(db, business.rowId);
    const numbers = invoices.map(({ number }) => number);
    const stored = await storedInvoices(db, business.rowId, numbers);
    const named = await mapInTurns(invoices, (one) => namedCustomer(one.rows[0].values));
    const customers = await findCustomers(db, business.rowId, scope, named);
    const known = {
      business: ofBusiness,
      today: dateInZone(ofBusiness.timeZone, new Date()),
      customers: new Customers(customers),
      stored: findByNumber(stored),
      makesCustomers,
    };
    const plan = await planPastInvoices(known, invoices, problems, told);
    return {
      created: plan.created.length,
      changed: 0,
      same: plan.same,
      customers: plan.customers.size,
      sums: await sumsOf(plan),
      figures: await pastFigures(plan.created),
      needsSums: plan.unstated > 0,
      skipped: await skippedNumbers(db, business.rowId, plan.created),
      problems: plan.problems,
      bad: plan.bad,
      store: async (trx, importer) => {
        const made = await storePastInvoices(trx, importer, ofBusiness.timeZone, plan, told);
        await announceRecords(strapi, trx, business, ['customer', 'customer.created'], made);
      },
    };
  };
}

/** Invoices that another program has made, with their old numbers. */
export const PAST_INVOICES: ImportKind = {
  uid: INVOICE,
  list: 'invoices',
  table: 'invoices',
  fields: PAST_INVOICE_FIELDS,
  prepare,
};
