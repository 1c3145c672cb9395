import { WEBHOOK_ENDPOINT_CREATE } from '../../contract/webhook';
import { parse } from '../../contract/parse';
import { settingsOf } from '../../settings-service';
import { giveHiddenSecret } from '../../webhooks/endpoints';
import { refuseUnreachable } from '../../webhooks/refuse-unreachable';
import { findEndpoint } from '../../webhooks/sql/find-endpoint';
import { findOwned } from '../../records/panel-rows';
import type { Rule } from './context';
import { ownerOf } from './owner';

const FORM_FIELDS = ['url', 'description', 'events', 'enabled'] as const;

/** Empty inputs of a form are fields left out; an empty list of events means all. */
function filled(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/**
 * An endpoint saved in the panel obeys the checks of the API. A new one gets a secret that may be
 * looked at once (`admin-api/webhooks`).
 */
export const webhookEndpointRule: Rule = async (saving) => {
  const { strapi, trx, action, documentId, data } = saving;
  const source = documentId ? await findOwned(trx, 'webhook_endpoints', { documentId }) : null;
  const current = action === 'update' ? (source?.business_key ?? null) : null;
  const wanted = data.business ?? (action === 'clone' ? { id: source?.business_key } : undefined);
  const business = await ownerOf(saving, wanted, current);
  const stored = documentId ? await findEndpoint(trx, null, documentId) : null;
  const fields = FORM_FIELDS.map((field) => [
    field,
    filled(data[field] === undefined ? stored?.[field] : data[field]),
  ]);
  const checked = parse(WEBHOOK_ENDPOINT_CREATE, Object.fromEntries(fields));
  refuseUnreachable(checked.url, settingsOf(strapi));
  const enabledAnew = checked.enabled && (action !== 'update' || stored?.enabled === false);
  const health = enabledAnew ? { disabled_reason: null, failing_since: null } : {};
  const { disabled_reason: _reason, failing_since: _since, ...form } = data;
  const after = async (id: string) => {
    const endpoint = await findEndpoint(trx, business.key, id);
    if (endpoint) await giveHiddenSecret(trx, endpoint.key);
  };
  return {
    data: { ...form, ...checked, ...health, business: { id: business.key } },
    ...(action === 'update' ? {} : { after }),
  };
};
