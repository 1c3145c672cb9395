import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { updateInvoice } from '../../../billing/documents/update-invoice';
import { updateQuotation } from '../../../billing/documents/update-quotation';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import type { PipelinedTransaction } from '../../../database/pool';
import type { JobAction, JobList } from '../../../domain/jobs';
import { suggestedFormat } from '../../../domain/suggested-format';
import { checkEInvoices } from '../../../einvoice/stored/check';
import { loadAny } from '../../../einvoice/stored/load';
import { remindNow } from '../../../mail/remind-now';
import { sendDocument } from '../../../mail/send-document';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import type { PanelRecord } from '../../roles/ability';
import { mailInput } from '../mails/send';
import { CHANGE, requireBusiness, type Caller, type Need } from '../operator';
import { recordRest } from '../payments/record-rest';
import { supplyQuestion } from '../supply';
import { requireWhole } from '../whole-document';
import { pdfFile, type NamedFile } from './export/pdf-file';
import type { JobInput } from './input';

/** The kinds of the documents of a list. */
export const KINDS: Readonly<Record<JobList, NumberedKind>> = {
  invoices: INVOICE,
  quotations: QUOTATION,
  'credit-notes': CREDIT_NOTE,
};

/** A document at its turn: what its work may read and change. */
interface AtTurn extends BeforeTurn {
  trx: PipelinedTransaction;
}

/** A document before its turn begins. */
interface BeforeTurn {
  strapi: Core.Strapi;
  caller: Caller;
  kind: NumberedKind;
  who: BillingTenant;
  /** The document as it is now. */
  seen: PanelRecord;
  /** `updated_at` when it was selected. */
  version: string;
  input: JobInput;
}

/** What an action does with each document: the single action, with its checks. */
interface Work {
  kinds: readonly NumberedKind[];
  /** What the roles must allow: of the start on any document, at its turn on this one. */
  needs: readonly Need[];
  /** It writes to customers, so the limit of mails holds it up. */
  mails?: true;
  does:
    | { work: (at: AtTurn) => Promise<unknown> }
    /** A file, made before the job is locked: whoever cancels it does not wait for the printer. */
    | { file: (at: BeforeTurn) => Promise<NamedFile> };
}

const isDraft = ({ state }: PanelRecord): boolean => state === 'draft';

/** The law of some countries asks for the date of supply before an invoice leaves. @throws where nobody has said it */
async function requireSupply({ strapi, trx, caller, kind, who, seen, input }: AtTurn) {
  if (kind.name !== 'invoice' || !isDraft(seen)) return;
  const wanted = { businessRowId: who.businessRowId, id: seen.documentId };
  const loaded = await loadAny(trx, INVOICE, wanted);
  const question = await supplyQuestion(strapi, caller, seen, loaded);
  if (question === null) return;
  if (!input.supplied) throw saying(errors.ApplicationError, say('supply_not_said'));
  const change = { delivery_date: question.issue_date };
  await updateInvoice(strapi, trx, who, seen.documentId, change);
}

/** The version refuses a draft that has changed since it was selected. */
async function markSent(at: AtTurn): Promise<void> {
  const { strapi, trx, kind, who, seen, version } = at;
  if (!isDraft(seen)) throw saying(errors.ApplicationError, say('not_draft'));
  if (Date.parse(String(seen['updatedAt'])) !== Date.parse(version))
    throw saying(errors.ApplicationError, say('changed_since_selected'));
  await requireSupply(at);
  const change = { status: 'sent' } as const;
  if (kind.name === 'quotation') await updateQuotation(strapi, trx, who, seen.documentId, change);
  else await updateInvoice(strapi, trx, who, seen.documentId, change);
}

/** The e-invoice that the customer wants, where it can be made, as the dialog of one document offers it. */
async function usualFormat({ strapi, kind, who, seen }: AtTurn) {
  if (kind.name === 'quotation') return null;
  const { businessRowId } = who;
  const billed = kind.name === 'invoice' ? INVOICE : CREDIT_NOTE;
  const wanted = { businessRowId, id: seen.documentId };
  const { loaded, formats } = await checkEInvoices(strapi, billed, wanted);
  const format = loaded.preferred ?? suggestedFormat(loaded.customer);
  const found = formats.find((one) => one.format === format);
  return found?.refusal === null && found.findings.length === 0 ? found.format : null;
}

/** With the usual words. */
async function mail(at: AtTurn): Promise<void> {
  const { strapi, trx, caller, kind, who, seen } = at;
  await requireSupply(at);
  const format = await usualFormat(at);
  const input = mailInput(strapi, caller, kind, format ? { attach_e_invoice: format } : {});
  await sendDocument(strapi, trx, who, kind, { id: seen.documentId, input, byOperator: true });
}

async function pay({ strapi, trx, caller, who, seen, input }: AtTurn): Promise<void> {
  requireBusiness(strapi, caller, who, CONTENT_TYPE.payment);
  await recordRest(strapi, trx, who, seen.documentId, input);
}

const remind = ({ strapi, trx, seen }: AtTurn) =>
  remindNow(strapi, trx, {
    invoiceRowId: seen.id,
    now: new Date(),
    message: null,
    byOperator: true,
  });

/** With the rights of its single download. */
function print({ strapi, caller, kind, who, seen }: BeforeTurn): Promise<NamedFile> {
  requireWhole(strapi, caller, kind);
  return pdfFile(strapi, kind, { businessRowId: who.businessRowId, id: seen.documentId }, null);
}

export const WORKS: Readonly<Record<JobAction, Work>> = {
  sent: { kinds: [INVOICE, QUOTATION], needs: CHANGE, does: { work: markSent } },
  paid: { kinds: [INVOICE], needs: [], does: { work: pay } },
  mailed: {
    kinds: [INVOICE, QUOTATION, CREDIT_NOTE],
    needs: CHANGE,
    mails: true,
    does: { work: mail },
  },
  reminded: { kinds: [INVOICE], needs: CHANGE, mails: true, does: { work: remind } },
  printed: { kinds: [INVOICE, QUOTATION, CREDIT_NOTE], needs: [], does: { file: print } },
};
