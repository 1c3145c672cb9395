export default [
  'global::health',
  'global::request-id',
  'strapi::logger',
  'strapi::errors',
  'global::api-errors',
  'global::generator-limits',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // Added to Strapi's own: the generator's page shows the preview it was sent.
        directives: { 'frame-src': ["'self'", 'blob:'] },
      },
    },
  },
  'global::uploads',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'public/generator/icon.png' } },
  'strapi::public',
  'global::api-routes',
];
