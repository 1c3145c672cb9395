import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE } from '../../billing/kind';
import { E_INVOICE_QUERY } from '../../billing/schemas/e-invoice';
import { CONTENT_TYPE, EDIT_PLACE } from '../../content-types';
import { pathOf } from '../../domain/problems';
import { baseFormat, suggestedFormat } from '../../domain/suggested-format';
import { sheetGaps, type Gap } from '../../domain/sheet-gaps';
import { checkEInvoices, type FormatCheck } from '../../einvoice/stored/check';
import type { BilledKind } from '../../einvoice/stored/kept';
import type { Loaded } from '../../einvoice/stored/load';
import { sendEInvoice } from '../../einvoice/stored/send';
import { languageOf } from '../../http/panel/language';
import { parseQuery } from '../../http/requests/request';
import { inLanguage } from '../../messages/in-language';
import type { PanelLanguage } from '../../messages/languages';
import type { EInvoiceCheck, EInvoiceFormatCheck, EInvoiceProblem } from '../answers';
import { mayDo } from '../roles/ability';
import { BUSINESS_VIEW } from '../views/business';
import type { View } from '../views/view';
import { CUSTOMER_VIEW } from '../views/customer';
import { documentOwner } from './document-owner';
import { openRecord, operatorOf } from './operator';
import { supplyQuestion } from './supply';
import { openWhole } from './whole-document';
import { kindPath, panelRoute, type PanelAnswer, type PanelRoute } from './route';

/** GET …/:id/e-invoice?format=…: the same file as the API sends. */
async function download(strapi: Core.Strapi, ctx: Context, kind: BilledKind): Promise<undefined> {
  const { documentId: id } = await openWhole(strapi, ctx, kind);
  const { format } = parseQuery(ctx, E_INVOICE_QUERY);
  const { businessRowId } = await documentOwner(strapi, kind.table, id);
  await sendEInvoice(strapi, ctx, kind, { businessRowId, id }, format);
}

/** The form has the IBAN among the accounts. */
const OF_BUSINESS: View['fields'] = { ...BUSINESS_VIEW.fields, iban: { label: 'Bank accounts' } };

const PARTIES = {
  business: { word: 'Business', uid: CONTENT_TYPE.business, fields: OF_BUSINESS, place: '' },
  customer: {
    word: 'Customer',
    uid: CONTENT_TYPE.customer,
    fields: CUSTOMER_VIEW.fields,
    place: EDIT_PLACE,
  },
} as const;

type PartyName = keyof typeof PARTIES;
type Pages = Readonly<Record<PartyName, string | null>>;

const isParty = (name: string): name is PartyName => Object.hasOwn(PARTIES, name);

async function pageOf(
  strapi: Core.Strapi,
  ctx: Context,
  { ids }: Loaded,
  name: PartyName,
): Promise<string | null> {
  const { uid, place } = PARTIES[name];
  const isShown = await mayDo(strapi, operatorOf(ctx), uid, ids[name], 'read');
  return isShown ? `/content-manager/collection-types/${uid}/${ids[name]}${place}` : null;
}

const words = (name: string): string => name.replaceAll('_', ' ');

/** `/items/0/unit_code` is `Line 1: unit code`. */
function fieldOf(pointer: string): { field: string; party: PartyName | null } {
  const [first = '', second = '', third] = pointer.split('/').slice(1);
  if (isParty(first)) {
    const { word, fields } = PARTIES[first];
    return { field: `${word}: ${fields[second]?.label ?? words(second)}`, party: first };
  }
  if (first !== 'items')
    return { field: words([first, second].filter(Boolean).join(' ')), party: null };
  return { field: `Line ${Number(second) + 1}: ${words(third ?? '')}`, party: null };
}

const shown =
  (pages: Pages, language: PanelLanguage) =>
  ({ pointer, message }: Gap): EInvoiceProblem => {
    const { field, party } = fieldOf(pointer);
    const text = inLanguage(message, language);
    return { pointer, field, message: text, page: party && pages[party] };
  };

function answerOf(check: FormatCheck, pages: Pages, language: PanelLanguage): EInvoiceFormatCheck {
  return {
    format: check.format,
    handed_out: check.isHandedOut,
    problems: check.findings.map(shown(pages, language)),
    refusal:
      check.refusal &&
      check.refusal.fields.map(({ pointer, message }) => ({
        path: pathOf(pointer),
        message: inLanguage(message, language),
      })),
    rounded_by_line: check.isRoundedByLine,
  };
}

/** GET …/:id/e-invoice/check: the missing fields of the sheet and of each format, with their forms. */
async function check(
  strapi: Core.Strapi,
  ctx: Context,
  kind: BilledKind,
): Promise<PanelAnswer<EInvoiceCheck>> {
  const seen = await openRecord(strapi, ctx, kind.uid);
  const { documentId: id } = seen;
  const { businessRowId } = await documentOwner(strapi, kind.table, id);
  const { loaded, formats } = await checkEInvoices(strapi, kind, { businessRowId, id });
  const pages = {
    business: await pageOf(strapi, ctx, loaded, 'business'),
    customer: await pageOf(strapi, ctx, loaded, 'customer'),
  };
  const preferred = loaded.preferred ?? suggestedFormat(loaded.customer);
  const isDraft = kind === INVOICE && seen['state'] === 'draft';
  const data: EInvoiceCheck = {
    issued: loaded.isIssued,
    sheet: isDraft ? sheetGaps(loaded.source).map(shown(pages, languageOf(ctx))) : [],
    supply: isDraft ? await supplyQuestion(strapi, ctx, seen, loaded) : null,
    preferred,
    base: preferred ? null : baseFormat(loaded.business, loaded.customer),
    formats: formats.map((one) => answerOf(one, pages, languageOf(ctx))),
  };
  return { data };
}

export const eInvoiceRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [INVOICE, CREDIT_NOTE].flatMap((kind: BilledKind) => {
    const at = `${kindPath(kind)}/:id/e-invoice`;
    return [
      panelRoute('GET', at, (ctx) => download(strapi, ctx, kind)),
      panelRoute('GET', `${at}/check`, (ctx) => check(strapi, ctx, kind)),
    ];
  });
