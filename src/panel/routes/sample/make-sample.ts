import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../../content-types';
import type { Transaction } from '../../../database/pool';
import { dateInZone, daysLater } from '../../../domain/dates';
import type { PanelLanguage } from '../../../messages/languages';
import { documentsOf } from '../../../strapi/documents';
import { SAMPLES, type SampleWords } from './sample-words';
import { storedSample, type SampleBusiness } from './stored-sample';

const DAYS_TO_PAY = 14;
const VALID_DAYS = 30;

/** In these mailboxes nobody reads: the domain is kept for examples. */
const businessOf = ({ business, country, time_zone, currency, tax_rate }: SampleWords) => ({
  ...business,
  country_code: country,
  email: 'studio@example.com',
  time_zone,
  default_currency: currency,
  default_tax_rate: tax_rate,
  payment_term_days: DAYS_TO_PAY,
  brand_color: '#0F766E',
});

const customerOf = ({ customer, country }: SampleWords) => ({
  ...customer,
  country_code: country,
  email: 'bakery@example.com',
});

const hours = (description: string, quantity: number) => ({
  description,
  quantity,
  unit_code: 'HUR',
  unit_price: 85,
});
const pieces = (description: string, quantity: number, unit_price: number) => ({
  description,
  quantity,
  unit_code: 'C62',
  unit_price,
});

const invoiceOf = ({ invoice: { design, leaflets, notes } }: SampleWords) => ({
  items: [hours(design, 12), pieces(leaflets, 500, 0.36)],
  notes,
});

const quotationOf = ({ quotation: { shop, photos, notes }, time_zone }: SampleWords) => ({
  items: [hours(shop, 40), pieces(photos, 24, 15)],
  notes,
  valid_until: daysLater(dateInZone(time_zone, new Date()), VALID_DAYS),
});

/** When the last record of the business was stored. */
async function versionOf(trx: Transaction, rowId: number): Promise<string | null> {
  const [row] = await trx.query<{ version: string | null }>({
    text: `SELECT max(updated_at)::text AS version FROM (
        SELECT updated_at FROM businesses WHERE id = $1
        UNION ALL SELECT updated_at FROM customers WHERE business_id = $1
        UNION ALL SELECT updated_at FROM invoices WHERE business_id = $1
        UNION ALL SELECT updated_at FROM quotations WHERE business_id = $1) record`,
    values: [rowId],
  });
  return row?.version ?? null;
}

/**
 * Makes the sample through the saves of the panel's forms, so that all rules hold for it. Both documents stay
 * drafts: nothing of them is issued, and they can be deleted.
 * @param trx Strapi's transaction, in which the saves join
 */
export async function makeSample(
  strapi: Core.Strapi,
  trx: Transaction,
  language: PanelLanguage,
): Promise<SampleBusiness> {
  const words = SAMPLES[language];
  const make = (uid: string, data: object) => documentsOf(strapi, uid).create({ data });
  const { id: rowId, documentId } = await make(CONTENT_TYPE.business, {
    ...businessOf(words),
    language,
  });
  const business = { documentId };
  const customer = await make(CONTENT_TYPE.customer, { ...customerOf(words), language, business });
  const parties = { business, customer: { documentId: customer.documentId } };
  await make(CONTENT_TYPE.invoice, { ...parties, ...invoiceOf(words) });
  await make(CONTENT_TYPE.quotation, { ...parties, ...quotationOf(words) });
  const version = await versionOf(trx, rowId);
  await storedSample(strapi).set({ business: documentId, version });
  return { rowId, documentId, name: words.business.name };
}
