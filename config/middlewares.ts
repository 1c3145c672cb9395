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
        directives: {
          // As Strapi has them; set here since a changed policy replaces its own.
          'connect-src': ["'self'", 'https:'],
          'img-src': ["'self'", 'data:', 'blob:', 'https://market-assets.strapi.io'],
          'media-src': ["'self'", 'data:', 'blob:'],
          // The generator's page shows the preview it was sent.
          'frame-src': ["'self'", 'blob:'],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
  'global::api-routes',
];
