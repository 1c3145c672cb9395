import type { KindName, Shapes } from '../../billing/document';
import type { DocumentKind } from '../../billing/kind';
import { serializeInvoiceEvent } from '../../billing/serialize/invoice';
import { serializeQuotationEvent } from '../../billing/serialize/quotation';
import { getDocument } from '../../billing/sql/find-document';
import { keepLines } from '../../billing/sql/kept-lines';
import { recordLines } from '../../billing/sql/record-lines';
import { nextNumber } from '../../billing/sql/series';
import { recordEvent } from '../../webhooks/record-event';
import { somebodyListens } from '../../webhooks/sql/somebody-listens';
import type { Decided } from './decided';
import { isBeyondFloat, storeExactAmounts } from './exact-amounts';
import type { Case, Ruled } from './rule';
import type { Saving } from './saving';
import { storeCredits } from './settle';

const SERIALIZE: {
  [Name in KindName]: (document: Shapes[Name]['stored'], businessId: string) => object;
} = { invoice: serializeInvoiceEvent, quotation: serializeQuotationEvent };

/** Takes the number, lets Strapi store the document, and completes it in the same transaction. */
export async function storeDocument(
  saving: Saving,
  kind: DocumentKind,
  decided: Decided,
  { form, loaded }: Case,
): Promise<Ruled> {
  const { business, issueDate } = decided;
  const before = form.action === 'update' ? [...loaded.lines.values()] : null;
  const number = decided.number ?? (await nextNumber(saving.trx, kind, business.row_id, issueDate));
  return {
    data: { ...decided.data, [kind.numberColumn]: number },
    after: async (id) => {
      await keepDigits(saving, kind, decided, id);
      await keepLines(saving.trx, kind, [id]);
      if (decided.credits) await storeCredits(saving.trx, decided.credits);
      if (before) await recordLines(saving.trx, kind, { id, before });
      return announce(saving, kind, decided, id);
    },
  };
}

/**
 * Strapi turns every decimal into a binary float, even from text. The longest amounts lose their last
 * digits, so the exact ones are written afterwards.
 */
async function keepDigits(
  { trx }: Saving,
  kind: DocumentKind,
  { business, exact }: Decided,
  id: string,
): Promise<void> {
  if (!isBeyondFloat(kind, exact)) return;
  await storeExactAmounts(trx, kind, { businessRowId: business.row_id, id }, exact);
}

/**
 * Records the event of the save. It looks for endpoints only now, since one may have been registered
 * after the form was loaded. @returns the version of the document when somebody listens
 */
async function announce<Name extends KindName>(
  { strapi, trx }: Saving,
  kind: DocumentKind<Name>,
  { business, event }: Decided,
  id: string,
): Promise<string | undefined> {
  if (event === null || !(await somebodyListens(trx, business.row_id, event))) return undefined;
  const document = await getDocument(trx, kind, business.row_id, id);
  await recordEvent(strapi, trx, {
    type: event,
    businessRowId: business.row_id,
    data: () => SERIALIZE[kind.name](document, business.id),
    listened: true,
  });
  return document.updated_at;
}
