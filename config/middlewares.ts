export default [
  'global::health',
  'global::request-id',
  'strapi::logger',
  'strapi::errors',
  'global::api-errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
