import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../content-types';
import { checkUuid } from '../domain/checks';
import { lifecycles } from '../strapi/hooks';

/** The types whose `documentId` is a public `id`. The contract requires a UUID. */
const PUBLIC_MODELS = [
  CONTENT_TYPE.business,
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.quotation,
  CONTENT_TYPE.payment,
  CONTENT_TYPE.creditNote,
  CONTENT_TYPE.refund,
  CONTENT_TYPE.bankStatement,
  CONTENT_TYPE.bankTransaction,
  CONTENT_TYPE.endpoint,
  CONTENT_TYPE.delivery,
];

/**
 * Strapi makes ids of its own form. This replaces them by UUIDs for every way to create a record,
 * also for "duplicate" in the admin panel.
 */
export function subscribeUuidIds(strapi: Core.Strapi): void {
  lifecycles(strapi).subscribe({
    models: PUBLIC_MODELS,
    beforeCreate({ params: { data } }) {
      if ('problem' in checkUuid(data['documentId'])) data['documentId'] = randomUUID();
    },
  });
}
