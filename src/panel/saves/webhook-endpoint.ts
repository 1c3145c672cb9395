import { parse } from '../../validation/parse';
import { giveHiddenSecret } from '../../webhooks/endpoints';
import { createOwnEndpoint, updateOwnEndpoint } from '../../webhooks/own-endpoints';
import { WEBHOOK_ENDPOINT_CREATE } from '../../webhooks/schemas';
import { endpointSecretsOf } from '../../webhooks/secret';
import { businessOf } from './business-and-customer';
import { formInput } from './form-input';
import { refusedTogether } from './refused-together';
import type { Rule } from './rule';
import { ownerOf } from './tenant';

const FORM_FIELDS = ['url', 'description', 'events', 'enabled'] as const;

/**
 * An endpoint saved in the panel is stored as over the API. A new one gets a secret, which the panel shows once
 * (`panel/routes/webhooks`).
 */
export const webhookEndpointRule: Rule = async (saving, { form, loaded, rights }) => {
  const { strapi, trx, action, documentId } = saving;
  const check = () =>
    parse(WEBHOOK_ENDPOINT_CREATE, formInput(FORM_FIELDS, form.data, loaded.record));
  const owner = ownerOf(refusedTogether(() => businessOf(form, loaded, rights), check));
  const checked = check();
  if (action === 'update') {
    await updateOwnEndpoint(strapi, trx, owner, documentId, checked);
    return { storedId: documentId };
  }
  const { endpoint } = await createOwnEndpoint(strapi, trx, owner, checked);
  await giveHiddenSecret(trx, endpointSecretsOf(strapi), endpoint);
  return { storedId: endpoint.id };
};
