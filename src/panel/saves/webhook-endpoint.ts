import { WEBHOOK_ENDPOINT_CREATE } from '../../webhooks/schemas';
import { parse } from '../../validation/parse';
import { settingsOf } from '../../strapi/settings-service';
import { giveHiddenSecret, refuseTooMany } from '../../webhooks/endpoints';
import { refuseUnreachable } from '../../webhooks/refuse-unreachable';
import { endpointSecretsOf } from '../../webhooks/secret';
import { findEndpoint } from '../../webhooks/sql/find-endpoint';
import type { Rule } from './context';
import { formInput } from './form-input';
import { ownerOfRow } from './owner';

const FORM_FIELDS = ['url', 'description', 'events', 'enabled'] as const;

/**
 * An endpoint saved in the panel obeys the checks of the API. A new one gets a secret that may be
 * looked at once (`panel/routes/webhooks`).
 */
export const webhookEndpointRule: Rule = async (saving) => {
  const { strapi, trx, action, documentId, data } = saving;
  const { business } = await ownerOfRow(saving, 'webhook_endpoints');
  if (action !== 'update') await refuseTooMany(trx, business.row_id);
  const stored = documentId ? await findEndpoint(trx, null, documentId) : null;
  const checked = parse(WEBHOOK_ENDPOINT_CREATE, formInput(FORM_FIELDS, data, stored));
  refuseUnreachable(checked.url, settingsOf(strapi));
  const enabledAnew = checked.enabled && (action !== 'update' || stored?.enabled === false);
  const health = enabledAnew ? { disabled_reason: null, failing_since: null } : {};
  const { disabled_reason: _reason, failing_since: _since, ...form } = data;
  const after = async (id: string) => {
    const endpoint = await findEndpoint(trx, business.row_id, id);
    if (endpoint) await giveHiddenSecret(trx, endpointSecretsOf(strapi), endpoint);
  };
  return {
    data: { ...form, ...checked, ...health, business: { id: business.row_id } },
    ...(action === 'update' ? {} : { after }),
  };
};
