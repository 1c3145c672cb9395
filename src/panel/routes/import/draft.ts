import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { createCustomer } from '../../../billing/customers/create-customer';
import { createInvoice } from '../../../billing/documents/create-invoice';
import { Customers, findCustomers, namedCustomer } from '../../../billing/import/past/customers';
import { CUSTOMER_CREATE } from '../../../billing/schemas/customer';
import { INVOICE_CREATE } from '../../../billing/schemas/invoice';
import { CONTENT_TYPE } from '../../../content-types';
import { database, type PipelinedTransaction } from '../../../database/pool';
import { validationError } from '../../../domain/errors';
import { parseJson } from '../../../domain/json';
import { GENERATOR_BODY } from '../../../generator/body';
import { draftInvoice } from '../../../generator/draft-invoice';
import { say, type Message } from '../../../messages/message';
import { parse } from '../../../validation/parse';
import type { NumberedDocument } from '../../answers';
import { mayUseBusiness, type Operator } from '../../roles/ability';
import { operatorActor } from '../../roles/operator';
import { readScope } from '../../roles/sql-filter';
import { fieldError } from '../../saves/failures';
import { mayAny, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { bodyBytes } from './body-bytes';
import { findBusiness } from './invoices';
import { importQuery } from './query';
import { importBusiness, requireFields, type ImportBusiness } from './rights';

/** As for the page, whose drafts these are. */
const MAX_BYTES = 1_000_000;

const { invoice, customer } = CONTENT_TYPE;

/** The fields that a draft may fill. */
const INVOICE_FIELDS = [
  'customer',
  'state',
  'currency',
  'issue_date',
  'due_date',
  'delivery_date',
  'order_reference',
  'notes',
  'terms',
  'template_type',
  'amount_paid',
  ...['description', 'quantity', 'unit_price', 'tax_rate', 'discount_rate', 'unit_code'].map(
    (name) => `items.${name}`,
  ),
];

const wrong = (field: string, message: Message) => validationError([{ path: [field], message }]);

/** The draft that a file holds. @throws 400 that names each wrong field */
function draftIn(bytes: Buffer) {
  let json: unknown;
  try {
    json = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw wrong('file', say('not_draft_file'));
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw wrong('file', say('not_draft_file'));
  return draftInvoice(parse(GENERATOR_BODY, json));
}

type Draft = ReturnType<typeof draftInvoice>;

interface Job {
  strapi: Core.Strapi;
  operator: Operator;
  business: ImportBusiness;
}

/** The customer of a draft: the one with its e-mail or its name, else a new one. */
async function customerOf(
  { strapi, operator, business }: Job,
  trx: PipelinedTransaction,
  fields: Draft['customer'],
): Promise<string> {
  const checked = parse(CUSTOMER_CREATE, fields);
  const named = namedCustomer({ customer_name: checked.name, customer_email: checked.email ?? '' });
  const scope = await readScope(strapi, operator, customer);
  const known = new Customers(await findCustomers(trx, business.rowId, scope, [named]));
  const [found, ...others] = known.find(named);
  if (others.length > 0)
    throw wrong('billTo', say('draft_many_customers', { count: others.length + 1 }));
  if (found) return found.id;
  if (!mayUseBusiness(strapi, operator, customer, 'create', business.rowId))
    throw fieldError(['billTo'], say('draft_no_customer'));
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  requireFields(
    strapi,
    operator,
    customer,
    filled.map(([name]) => name),
  );
  const owner = { businessRowId: business.rowId, businessId: business.id };
  return (await createCustomer(strapi, trx, owner, checked)).id;
}

async function store(job: Job, trx: PipelinedTransaction, draft: Draft): Promise<NumberedDocument> {
  const { strapi, business } = job;
  const { rules, ...settings } = await findBusiness(trx, business.rowId);
  const customer_id = await customerOf(job, trx, draft.customer);
  const body = parse(INVOICE_CREATE, { ...draft.invoice, customer_id });
  const who = {
    businessRowId: business.rowId,
    businessId: business.id,
    timeZone: settings.timeZone,
    tax: rules,
    defaultCurrency: settings.defaultCurrency,
    defaultTemplate: settings.defaultTemplate,
  };
  const made = await createInvoice(strapi, trx, who, body);
  return { documentId: made.id, number: made.number };
}

/**
 * POST /invoicing/import-draft?business=…: the body is the file of a draft that the page at / has saved. It
 * becomes a draft invoice, as one that the API or a form makes.
 */
export async function importDraft(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument>> {
  if (!mayAny(strapi, ctx, invoice, { action: 'create' })) throw new errors.ForbiddenError();
  const { business: id } = importQuery(ctx);
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const business = await importBusiness(strapi, db, operator, invoice, id);
  requireFields(strapi, operator, invoice, INVOICE_FIELDS);
  if (!mayUseBusiness(strapi, operator, customer, 'read', business.rowId))
    throw new errors.ForbiddenError();
  const draft = draftIn(await bodyBytes(ctx, MAX_BYTES));
  const made = await db.transaction(
    (trx) => store({ strapi, operator, business }, trx, draft),
    operatorActor(operator),
  );
  return { status: 201, data: made };
}
