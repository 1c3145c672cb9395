import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../content-types';
import { checkUuid } from '../domain/checks';
import { lifecycles } from '../strapi/hooks';

/** Everything whose `documentId` is a public `id`, which the contract makes a UUID. */
const PUBLIC_MODELS = [
  CONTENT_TYPE.business,
  CONTENT_TYPE.customer,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.quotation,
  CONTENT_TYPE.endpoint,
  CONTENT_TYPE.delivery,
];

/**
 * Strapi gives its own kind of id; this replaces it by a UUID below every way of creating, the
 * admin panel's "duplicate" included.
 */
export function subscribeUuidIds(strapi: Core.Strapi): void {
  lifecycles(strapi).subscribe({
    models: PUBLIC_MODELS,
    beforeCreate({ params: { data } }) {
      if ('problem' in checkUuid(data['documentId'])) data['documentId'] = randomUUID();
    },
  });
}
