import { parse } from '../../validation/parse';
import { QUOTATION_CREATE } from '../../billing/schemas/quotation';
import { serializeQuotationEvent } from '../../billing/serialize/quotation';
import { QUOTATION } from '../../billing/kind';
import { findDocument } from '../../billing/sql/find-document';
import { recordEvent } from '../../webhooks/record-event';
import { priceQuotation } from '../../billing/price';
import type { Rule } from './context';
import { keepDigits, prepare, storedData } from './document';

/** A quotation saved in the panel obeys the rules of the API. */
export const quotationRule: Rule = async (saving) => {
  const { strapi, trx } = saving;
  const prepared = await prepare(saving, QUOTATION);
  const priced = priceQuotation(parse(QUOTATION_CREATE, prepared.input));
  const stored = await storedData(saving, QUOTATION, prepared, priced);
  // Only a conversion writes it, in the database.
  const data = { ...stored, state_before: saving.action === 'update' ? undefined : null };
  const { business } = prepared;
  const after = async (documentId: string) => {
    await keepDigits(saving, QUOTATION, { businessRowId: business.row_id, id: documentId }, priced);
    if (saving.action === 'update') return;
    const quotation = await findDocument(trx, QUOTATION, business.row_id, documentId);
    if (!quotation) return;
    const event = () => serializeQuotationEvent(quotation, business.id);
    const type = 'quotation.created';
    await recordEvent(strapi, trx, { type, businessRowId: business.row_id, data: event });
  };
  return { data, after };
};
