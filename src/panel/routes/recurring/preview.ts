import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import Big from 'big.js';
import { RECURRING_CREATE, RECURRING_UPDATE } from '../../../billing/schemas/recurring';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { isObject } from '../../../domain/checks';
import { parseJson } from '../../../domain/json';
import { decimalText } from '../../../domain/money';
import type { Place } from '../../../domain/schedule/due';
import { languageOf } from '../../../http/panel/language';
import { inLanguage } from '../../../messages/in-language';
import { textWarnings } from '../../../recurring/check-stated';
import { statedBy } from '../../../recurring/create-recurring-invoice';
import { contextOf } from '../../../recurring/invoice-of';
import { placeholderTexts } from '../../../recurring/placeholder-texts';
import { previewText } from '../../../recurring/preview';
import { placeOf, type Stated } from '../../../recurring/recurring';
import { getRecurring } from '../../../recurring/sql/find';
import { changedBy } from '../../../recurring/update-recurring-invoice';
import { parse } from '../../../validation/parse';
import type { ComingInvoice, RecurringPreview } from '../../answers';
import { businessOf, customerOf } from '../../saves/business-and-customer';
import { usualTaxRate } from '../../saves/defaults';
import { load } from '../../saves/load';
import { changedInput, recurringInput } from '../../saves/recurring-form';
import { rightsOf } from '../../saves/rights';
import { tenantOfForm } from '../../saves/tenant';
import { openById, operatorOf, readsAll } from '../operator';
import { RECURRING_TEXTS } from '../../../recurring/check-stated';
import { bodyOf, type PanelAnswer } from '../route';

const UID = CONTENT_TYPE.recurring;

/** The fields that a preview tells of a stored one. A role must show all of them. */
const TOLD = ['customer', 'items', 'currency', ...RECURRING_TEXTS, 'start_date'];

interface Shown {
  who: BillingTenant;
  stated: Stated;
  place: Place | null;
}

/** The recurring invoice that the form would store. It names business and customer by their public ids. */
async function shownBy(
  strapi: Core.Strapi,
  ctx: Context,
  { id, ...data }: Record<string, unknown>,
): Promise<Shown> {
  const db = database(strapi);
  const record = id === undefined ? null : await openById(strapi, ctx, UID, String(id));
  const action = record ? ('update' as const) : ('create' as const);
  const documentId = record?.documentId ?? null;
  // A clone reads what an update reads, and locks nothing.
  const loaded = await load(db, { uid: UID, action: 'clone', documentId, data });
  const form = { action, data };
  const operator = operatorOf(ctx);
  const saving = { ...form, strapi, uid: UID, documentId, operator };
  const rights = await rightsOf(saving, loaded);
  const business = businessOf(form, loaded, rights);
  const customer = customerOf(form, loaded, rights, business);
  const who = tenantOfForm(business);
  const input = recurringInput(data, customer.id, usualTaxRate({ business, customer }));
  if (!record) {
    const stated = statedBy(parse(RECURRING_CREATE, input), who, new Date());
    return { who, stated, place: { schedule: stated, next: 0, counted: 0 } };
  }
  const found = await getRecurring(db, business.row_id, documentId);
  const place = placeOf(found);
  if (place === null) return { who, stated: found, place };
  const change = parse(RECURRING_UPDATE, changedInput(input, found, who));
  const changed = await changedBy(db, who, found, change);
  return { who, stated: changed, place: placeOf(changed) };
}

type Texts = Record<(typeof RECURRING_TEXTS)[number], string | null>;

interface Previewed extends Omit<ComingInvoice, 'total' | 'texts'>, Texts {
  total: number | Big;
  items: { description: string }[];
}

const coming = (one: Previewed): ComingInvoice => ({
  date: one.date,
  issue_date: one.issue_date,
  due_date: one.due_date,
  total: decimalText(new Big(one.total)),
  texts: [
    ...one.items.map(({ description }) => description),
    ...RECURRING_TEXTS.map((name) => one[name]),
  ].filter((text): text is string => Boolean(text)),
});

/**
 * POST /invoicing/recurring-invoices/preview {id?, business?, customer?, …fields}: the next twelve invoices as
 * the form would make them. Stores nothing.
 */
export async function preview(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<RecurringPreview>> {
  if (!readsAll(strapi, ctx, UID, TOLD)) throw new errors.ForbiddenError();
  const body = bodyOf(ctx);
  const { who, stated, place } = await shownBy(strapi, ctx, isObject(body) ? body : {});
  const { currency } = stated;
  if (place === null) return { data: { currency, coming: [], placeholders: [], warnings: [] } };
  const context = await contextOf(database(strapi), who.businessRowId, stated);
  const text = previewText(who, stated, { place, count: null, context }, new Date());
  const { data } = parseJson(text) as { data: Previewed[] };
  const placeholders = placeholderTexts(place, context.languages);
  const warnings = textWarnings(stated).map(({ path, message }) => ({
    path,
    message: inLanguage(message, languageOf(ctx)),
  }));
  return { data: { currency, coming: data.map(coming), placeholders, warnings } };
}
