import { parse } from '../../contract/parse';
import { QUOTATION_CREATE } from '../../contract/quotation';
import { serializeQuotationEvent } from '../../contract/serialize-quotation';
import { QUOTATION } from '../../records/document-kind';
import { findDocument } from '../../records/find-document';
import { recordEvent } from '../../webhooks/record-event';
import { draftQuotation } from '../draft';
import type { Rule } from './context';
import { exactAmounts, storeDigits } from './exact-digits';
import { prepare, storedData } from './document';

/** A quotation saved in the panel obeys the rules of the API. */
export const quotationRule: Rule = async (saving) => {
  const { strapi, trx } = saving;
  const prepared = await prepare(saving, QUOTATION);
  const draft = draftQuotation(parse(QUOTATION_CREATE, prepared.input));
  const data = await storedData(saving, QUOTATION, prepared, draft);
  const { business } = prepared;
  const after = async (documentId: string) => {
    await storeDigits(trx, QUOTATION, { ...exactAmounts(business, draft), documentId });
    if (saving.action === 'update') return;
    const quotation = await findDocument(trx, QUOTATION, business.key, documentId);
    if (!quotation) return;
    const event = () => serializeQuotationEvent(quotation, business.id);
    const type = 'quotation.created';
    await recordEvent(strapi, trx, { type, businessKey: business.key, data: event });
  };
  return { data, after };
};
