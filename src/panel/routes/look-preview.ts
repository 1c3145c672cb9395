import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { BUSINESS_RECORD } from '../../billing/schemas/business';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { accountDetails } from '../../domain/bank-account';
import { checkFlag, checkWhole } from '../../domain/checks';
import { LANGUAGES } from '../../domain/languages';
import { PAPER_SIZES } from '../../domain/paper';
import { USUAL_TEMPLATE } from '../../domain/templates';
import { sendPdf } from '../../http/answers/send-pdf';
import { say } from '../../messages/message';
import { ofBusiness } from '../../pdf/caller';
import { printerOf } from '../../pdf/printer';
import { sampleView, type SampleWishes } from '../../pdf/stored/sample';
import { logoOf } from '../../pdf/stored/send';
import { oneOf, optional, required, text } from '../../validation/fields';
import { parse } from '../../validation/parse';
import type { PanelRecord } from '../roles/ability';
import { fieldError } from '../saves/failures';
import { mayUseAsLogo } from '../saves/find-logo';
import { openRecord, operatorOf, UPDATE } from './operator';
import { bodyOf, panelRoute, type PanelRoute } from './route';

const LONG_TEXT = 10_000;
const LARGEST_ROW_ID = 2 ** 31 - 1;

/** Body of POST …/look-preview: what the form of a business holds of what its documents print. */
const LOOK_PREVIEW = BUSINESS_RECORD.pick({
  email: true,
  country_code: true,
  vat_id: true,
  bank_accounts: true,
  payment_link: true,
  brand_color: true,
  custom_fields: true,
  default_currency: true,
  default_tax_rate: true,
  look: true,
}).extend({
  in_language: required(oneOf(LANGUAGES), {}),
  name: optional(text(), {}),
  legal_name: optional(text(), {}),
  address: optional(text(1000), {}),
  city: optional(text(), {}),
  state: optional(text(), {}),
  country: optional(text(), {}),
  postal_code: optional(text(), {}),
  tax_id: optional(text(), {}),
  registration_id: optional(text(), {}),
  phone: optional(text(), {}),
  paper_size: optional(oneOf(PAPER_SIZES), {}),
  print_payment_code: optional(checkFlag, {}),
  default_notes: optional(text(LONG_TEXT), {}),
  default_terms: optional(text(LONG_TEXT), {}),
  /** The row id of a file. */
  logo: optional(checkWhole(1, LARGEST_ROW_ID), {}),
});

type LookPreview = z.output<typeof LOOK_PREVIEW>;

/** Where the chosen logo lies. The body never says where: this service would fetch it. */
async function logoUrl(
  strapi: Core.Strapi,
  ctx: Context,
  { documentId }: PanelRecord,
  { logo: file }: LookPreview,
): Promise<string | null> {
  if (file === null) return null;
  const db = database(strapi);
  if (!(await mayUseAsLogo(db, operatorOf(ctx), documentId, file)))
    throw fieldError(['logo'], say('files_unseen'));
  const [found] = await db.query<{ url: string }>({
    text: 'SELECT url FROM files WHERE id = $1',
    values: [file],
  });
  return found?.url ?? null;
}

const detailsOf = (
  {
    name,
    legal_name: legalName,
    in_language: language,
    bank_accounts: accounts,
    ...sent
  }: LookPreview,
  logo_url: string | null,
): BusinessDetails => ({
  ...sent,
  ...accountDetails(accounts?.[0]),
  language,
  name: legalName || name || '',
  logo_url,
});

const wishesOf = (sent: LookPreview): SampleWishes => ({
  language: sent.in_language,
  template: sent.look?.template ?? USUAL_TEMPLATE,
  currency: sent.default_currency,
  taxRate: sent.default_tax_rate,
  notes: sent.default_notes || null,
  terms: sent.default_terms || null,
  customFields: sent.custom_fields ?? [],
  today: new Date().toISOString().slice(0, 10),
});

/**
 * POST /invoicing/businesses/:id/look-preview: a sample invoice as a PDF, with what the operator has typed and
 * not yet saved. It prints nothing else of the business, because a role may hide fields. Stores nothing.
 */
async function lookPreview(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const business = await openRecord(strapi, ctx, CONTENT_TYPE.business, UPDATE);
  const sent = parse(LOOK_PREVIEW, bodyOf(ctx));
  const details = detailsOf(sent, await logoUrl(strapi, ctx, business, sent));
  const printer = printerOf(strapi);
  const pdf = await printer.inTurn(
    ofBusiness(business.id, ctx),
    () => undefined,
    async (_, print) => {
      const logo = await logoOf(strapi, details.logo_url);
      return print(() => sampleView(details, wishesOf(sent), { paper: printer.paper, logo }));
    },
  );
  ctx.set('Cache-Control', 'no-store');
  sendPdf(ctx, pdf, 'preview');
}

export const lookRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('POST', '/businesses/:id/look-preview', (ctx) => lookPreview(strapi, ctx)),
];
