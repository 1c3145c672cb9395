import type { Core } from '@strapi/strapi';

interface Schema {
  attributes: Record<string, unknown>;
  config?: { attributes?: Record<string, { hidden?: boolean }> };
}

interface ContentTypes {
  extend(uid: string, change: (schema: Schema) => void): void;
}

const FIELDS = ['accessKey', 'encryptedKey'];

/**
 * The Content Manager shows every field of a related record on request, such as the hashes of a
 * business's keys. It removes hidden fields from answers, filters and sorts. Called in `register`.
 */
export function hideHashes(strapi: Core.Strapi): void {
  const contentTypes = strapi.get('content-types') as ContentTypes;
  contentTypes.extend('admin::api-token', (schema) => {
    const missing = FIELDS.filter((name) => !(name in schema.attributes));
    if (missing.length > 0) {
      throw new Error(`Strapi's API tokens have no ${missing.join(', ')}: see docs/decisions/0021`);
    }
    const hidden = Object.fromEntries(FIELDS.map((name) => [name, { hidden: true }]));
    schema.config = {
      ...schema.config,
      attributes: { ...schema.config?.attributes, ...hidden },
    };
  });
}
