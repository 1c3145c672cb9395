import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { documentService, documentsOf, type DocumentCall } from '../../strapi/documents';
import { requireSaved } from '../roles/require-saved';
import { asOperator } from '../roles/as-operator';
import { currentOperator } from '../roles/operator';
import { allowanceRule } from './allowance';
import { businessRule } from './business';
import { customerRule } from './customer';
import { invoiceRule, quotationRule } from './document';
import { nameDeletedTogether } from './deleted-together';
import { asPanelError } from './failures';
import { load } from './load';
import { notEditable, refuseDelete, webhookDeliveryRule } from './not-editable';
import { productRule } from './product';
import { lockSeriesFirst } from './lock-series';
import { requireCurrent } from './outdated';
import { permissionFor, rightsOf } from './rights';
import { recurringRule } from './recurring';
import type { Rule, Ruled, StoredByRule } from './rule';
import type { Saving } from './saving';
import { ownFieldsOf, withoutSystemFields } from './system-fields';
import { webhookEndpointRule } from './webhook-endpoint';

/** The rule for the saves of each content type. */
const RULES: Readonly<Record<string, Rule>> = {
  [CONTENT_TYPE.business]: businessRule,
  [CONTENT_TYPE.customer]: customerRule,
  [CONTENT_TYPE.product]: productRule,
  [CONTENT_TYPE.allowance]: allowanceRule,
  [CONTENT_TYPE.invoice]: invoiceRule,
  [CONTENT_TYPE.quotation]: quotationRule,
  [CONTENT_TYPE.recurring]: recurringRule,
  [CONTENT_TYPE.payment]: notEditable('Payments'),
  [CONTENT_TYPE.creditNote]: notEditable('Credit notes'),
  [CONTENT_TYPE.refund]: notEditable('Refunds'),
  [CONTENT_TYPE.bankStatement]: notEditable('Bank statements'),
  [CONTENT_TYPE.bankTransaction]: notEditable('Bank transactions'),
  [CONTENT_TYPE.mail]: notEditable('Emails'),
  [CONTENT_TYPE.delivery]: webhookDeliveryRule,
  [CONTENT_TYPE.endpoint]: webhookEndpointRule,
};

/** Our other types have no rules, but their clients must not send Strapi's own fields either. */
const NO_RULE: Rule = ({ data }) => ({ data });

function ruleOf(uid: string): Rule | undefined {
  return RULES[uid] ?? (uid.startsWith('api::') ? NO_RULE : undefined);
}

type Next = () => Promise<unknown>;

/** The public id of the record that a rule has stored, or that Strapi stores now. */
async function store(ruled: Ruled | StoredByRule, next: Next): Promise<string | null> {
  if ('storedId' in ruled) return ruled.storedId;
  return ((await next()) as { documentId?: string } | null)?.documentId ?? null;
}

/** Strapi's answer to a save. That to a clone lists its entries. */
async function answer(
  { strapi, uid }: Saving,
  { action, params: { data: _data, ...asked } }: DocumentCall,
  documentId: string | null,
): Promise<unknown> {
  const entry = documentId && (await documentsOf(strapi, uid).findOne({ ...asked, documentId }));
  return action === 'clone' && entry ? { documentId, entries: [entry] } : entry;
}

/** Locks, loads, decides and stores. It answers last, since a statement after the save may raise the version. */
async function save(
  saving: Saving,
  call: DocumentCall,
  { rule, ownFields }: { rule: Rule; ownFields: ReadonlySet<string> },
  next: Next,
): Promise<unknown> {
  const { strapi, trx, uid, operator, data: sent } = saving;
  const own = (data: Record<string, unknown>) =>
    withoutSystemFields(ownFields, call.action, data, operator);
  const form = { ...saving, data: own(sent) };
  await lockSeriesFirst(trx, call);
  const loaded = await load(trx, form);
  await requireCurrent(saving, loaded.record);
  const rights = await rightsOf(form, loaded);
  const ruled = await rule(form, { form, loaded, rights, now: new Date() });
  if ('data' in ruled) call.params.data = own(ruled.data);
  const id = await store(ruled, next);
  if (operator && id) await requireSaved(strapi, operator, uid, permissionFor(form), id);
  return answer(saving, call, id);
}

/**
 * Puts the rules around every save and delete through the Document Service, which the admin panel uses.
 * One transaction covers the record, its lines, its number and its event. A refused delete rolls back,
 * so that no line is lost.
 */
export function registerPanelRules(strapi: Core.Strapi): void {
  const fieldsOf = ownFieldsOf(strapi);
  documentService(strapi).use(async (call, next) => {
    const rule = ruleOf(call.uid);
    const isSave = ['create', 'update', 'clone'].includes(call.action);
    if (!rule || (!isSave && call.action !== 'delete')) return next();
    try {
      return await asOperator(strapi, async (trx) => {
        if (isSave) {
          const saving = savingOf(strapi, trx, call);
          return save(saving, call, { rule, ownFields: fieldsOf(call.uid) }, next);
        }
        refuseDelete(call.uid);
        await lockSeriesFirst(trx, call);
        await nameDeletedTogether(strapi, trx);
        return next();
      });
    } catch (error) {
      throw asPanelError(error);
    }
  });
}

function savingOf(
  strapi: Core.Strapi,
  trx: Saving['trx'],
  { uid, action, params }: DocumentCall,
): Saving {
  return {
    strapi,
    trx,
    uid,
    action: action as Saving['action'],
    documentId: params.documentId ?? null,
    data: params.data ?? {},
    operator: currentOperator(strapi),
  };
}
