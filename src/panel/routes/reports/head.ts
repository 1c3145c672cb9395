import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Books } from '../../../billing/reports/business';
import type { PartyDetails } from '../../../billing/rows';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { languageOf, type Language } from '../../../domain/languages';
import type { Paper } from '../../../domain/paper';
import { countryOf } from '../../../domain/postal-address';
import { printerOf } from '../../../pdf/printer';
import type { ReportHead } from '../../../pdf/report/parts';
import { storedParty } from '../../../pdf/stored/party';
import type { Party } from '../../../pdf/view-model';
import type { Uid } from '../../roles/ability';
import { readsAll } from '../operator';

const DETAILS = [
  'address',
  'city',
  'state',
  'postal_code',
  'country',
  'country_code',
  'email',
  'phone',
  'tax_id',
  'vat_id',
] as const;

type Details = PartyDetails & {
  language: string | null;
  /** Where a business has chosen one. */
  paper_size?: Paper | null;
};

async function detailsOf(
  strapi: Core.Strapi,
  table: 'businesses' | 'customers',
  rowId: number,
): Promise<Details> {
  const own =
    table === 'businesses'
      ? ["coalesce(nullif(legal_name, ''), name) AS name", 'paper_size']
      : ['name'];
  const [row] = await database(strapi).query<Details>({
    text: `SELECT ${[...own, ...DETAILS, 'language'].join(', ')} FROM ${table} WHERE id = $1`,
    values: [rowId],
  });
  if (!row) throw new Error(`Row ${rowId} of ${table} is gone`);
  return row;
}

/** The address goes onto the paper only where the operator's roles show it. */
function partyOf(
  strapi: Core.Strapi,
  ctx: Context,
  uid: Uid,
  { details, ...addressing }: { details: PartyDetails; home: string | null; language: Language },
): Party {
  const isShown = readsAll(strapi, ctx, uid, DETAILS);
  if (!isShown) return { name: details.name, lines: [] };
  return storedParty(details, addressing);
}

/**
 * The head of a report of a business. A statement goes to its customer, so it shows both addresses and
 * is in the customer's language. The other reports stay English.
 */
export async function reportHead(
  strapi: Core.Strapi,
  ctx: Context,
  { rowId, today }: Books,
  customerRowId?: number,
): Promise<ReportHead> {
  const business = await detailsOf(strapi, 'businesses', rowId);
  const paper = business.paper_size ?? printerOf(strapi).paper;
  if (customerRowId === undefined)
    return { business: { name: business.name, lines: [] }, paper, today, language: 'en' };
  const customer = await detailsOf(strapi, 'customers', customerRowId);
  const home = countryOf(business);
  const language = languageOf(customer.language, business.language);
  const partyIn = (uid: Uid, details: PartyDetails) =>
    partyOf(strapi, ctx, uid, { details, home, language });
  return {
    business: partyIn(CONTENT_TYPE.business, business),
    customer: { label: 'Customer', ...partyIn(CONTENT_TYPE.customer, customer) },
    paper,
    today,
    language,
  };
}
