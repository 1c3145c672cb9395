import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { mayDo, mayUseBusiness, type Action, type Operator } from '../roles/ability';
import { currentOperator } from '../roles/operator';
import { requireSaved } from '../roles/check-after-save';
import { inStrapiTransaction } from '../../database/strapi-transaction';
import { documentService, type DocumentCall } from '../../strapi/documents';
import { allowanceRule } from './allowance';
import { answerVersion, type Answered } from './answered-version';
import { businessRule } from './business';
import type { Rule, Saving } from './context';
import { customerRule } from './customer';
import { asPanelError } from './failures';
import { invoiceRule } from './invoice';
import { lockSeriesFirst } from './lock-series';
import { requireCurrent } from './outdated';
import { quotationRule } from './quotation';
import { withoutSystemFields } from './system-fields';
import { webhookDeliveryRule } from './webhook-delivery';
import { webhookEndpointRule } from './webhook-endpoint';

/** Which rule a content type's saves go through. */
const RULES: Readonly<Record<string, Rule>> = {
  [CONTENT_TYPE.business]: businessRule,
  [CONTENT_TYPE.customer]: customerRule,
  [CONTENT_TYPE.allowance]: allowanceRule,
  [CONTENT_TYPE.invoice]: invoiceRule,
  [CONTENT_TYPE.quotation]: quotationRule,
  [CONTENT_TYPE.delivery]: webhookDeliveryRule,
  [CONTENT_TYPE.endpoint]: webhookEndpointRule,
};

/** Our other types have no rules, but their clients must not send Strapi's own fields either. */
const NO_RULE: Rule = ({ data }) => Promise.resolve({ data });

function ruleOf(uid: string): Rule | undefined {
  return RULES[uid] ?? (uid.startsWith('api::') ? NO_RULE : undefined);
}

/** `clone` answers with a list of entries, the others with the entry. */
function entryOf(action: string, result: unknown): Answered | null | undefined {
  if (action !== 'clone') return result as Answered | null;
  return (result as { entries?: Answered[] }).entries?.[0];
}

/** A clone is a record made. */
const permissionFor = ({ action }: DocumentCall): Action =>
  action === 'update' ? 'update' : 'create';

function mayUse(
  strapi: Core.Strapi,
  operator: Operator | null,
  call: DocumentCall,
  businessRowId: number,
): boolean {
  const { uid } = call;
  if (!operator) return true;
  return mayUseBusiness(strapi, operator, uid, permissionFor(call), businessRowId);
}

async function save(
  strapi: Core.Strapi,
  call: DocumentCall,
  rule: Rule,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const operator = currentOperator(strapi);
  const documentId = call.params.documentId ?? null;
  const sent = call.params.data ?? {};
  const own = (data: Record<string, unknown>) => withoutSystemFields(strapi, call, data, operator);
  return inStrapiTransaction(strapi, async (trx) => {
    await lockSeriesFirst(trx, call);
    if (call.action === 'update' && documentId !== null) {
      await requireCurrent({ strapi, trx, uid: call.uid, documentId, data: sent });
    }
    const { data, after } = await rule({
      strapi,
      trx,
      action: call.action as Saving['action'],
      documentId,
      data: own(sent),
      operator,
      mayUse: (key) => mayUse(strapi, operator, call, key),
      mayRead: async (uid, id) => !operator || mayDo(strapi, operator, uid, id, 'read'),
    });
    call.params.data = own(data);
    const result = await next();
    const entry = entryOf(call.action, result);
    if (entry?.documentId === undefined) return result;
    const { documentId: id } = entry;
    await after?.(id);
    if (operator) await requireSaved(strapi, operator, call.uid, permissionFor(call), id);
    await answerVersion(trx, call.uid, entry);
    return result;
  });
}

/**
 * Puts the rules around every save and delete through the Document Service, which is how the
 * admin panel writes: one transaction for the record, its lines, its number and its event. A
 * refused delete rolls back too, so no line is lost with it.
 */
export function registerPanelRules(strapi: Core.Strapi): void {
  documentService(strapi).use(async (call, next) => {
    const rule = ruleOf(call.uid);
    if (!rule) return next();
    try {
      if (['create', 'update', 'clone'].includes(call.action)) {
        return await save(strapi, call, rule, next);
      }
      if (call.action !== 'delete') return await next();
      return await inStrapiTransaction(strapi, async (trx) => {
        await lockSeriesFirst(trx, call);
        return next();
      });
    } catch (error) {
      throw asPanelError(error);
    }
  });
}
