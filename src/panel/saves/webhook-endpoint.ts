import { parse } from '../../validation/parse';
import { settingsOf } from '../../strapi/settings-service';
import { giveHiddenSecret, refuseTooMany } from '../../webhooks/endpoints';
import { refuseUnreachable } from '../../webhooks/refuse-unreachable';
import { WEBHOOK_ENDPOINT_CREATE } from '../../webhooks/schemas';
import { endpointSecretsOf } from '../../webhooks/secret';
import { findEndpoint } from '../../webhooks/sql/find-endpoint';
import { formInput } from './form-input';
import type { BusinessRow } from './load';
import { businessOf } from './business-and-customer';
import { refusedTogether } from './refused-together';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';

const FORM_FIELDS = ['url', 'description', 'events', 'enabled'] as const;

/**
 * An endpoint saved in the panel passes the same checks as in the API. A new one gets a secret, which
 * the panel shows once (`panel/routes/webhooks`).
 */
export const webhookEndpointRule: Rule = async (saving, given) => {
  const { strapi, trx, action } = saving;
  const { form, loaded, rights } = given;
  const business = refusedTogether(
    () => businessOf(form, loaded, rights),
    () => parse(WEBHOOK_ENDPOINT_CREATE, formInput(FORM_FIELDS, form.data, loaded.record)),
  );
  if (action !== 'update') await refuseTooMany(trx, business.row_id);
  const data = decideEndpoint(given, business);
  refuseUnreachable(data.url, settingsOf(strapi));
  const after = (id: string) => giveSecret(saving, business, id);
  return { data, ...(action === 'update' ? {} : { after }) };
};

/** An endpoint that is enabled anew starts without a record of failures. */
function decideEndpoint(
  { form: { action, data }, loaded: { record } }: Case,
  business: BusinessRow,
) {
  const checked = parse(WEBHOOK_ENDPOINT_CREATE, formInput(FORM_FIELDS, data, record));
  const enabledAnew = checked.enabled && (action !== 'update' || record?.['enabled'] === false);
  const health = enabledAnew ? { disabled_reason: null, failing_since: null } : {};
  const { disabled_reason: _reason, failing_since: _since, ...form } = data;
  return { ...form, ...checked, ...health, business: { id: business.row_id } };
}

async function giveSecret(
  { strapi, trx }: Saving,
  business: BusinessRow,
  id: string,
): Promise<undefined> {
  const endpoint = await findEndpoint(trx, business.row_id, id);
  if (endpoint) await giveHiddenSecret(trx, endpointSecretsOf(strapi), endpoint);
}
