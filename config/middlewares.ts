export default [
  'global::request-id',
  'strapi::logger',
  'strapi::errors',
  'global::panel-errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // Added to Strapi's own: the generator's page shows the preview it was sent.
        directives: { 'frame-src': ["'self'", 'blob:'] },
      },
      // A page that another site opens, or that opens one, shares no window with it.
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      // Sent over https alone, by global::secure-transport.
      hsts: false,
    },
  },
  'global::secure-transport',
  'global::exact-paths',
  'global::health',
  'global::cross-origin',
  'global::api-errors',
  'global::generator-limits',
  'global::uploads',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'public/generator/icon.png' } },
  'strapi::public',
  'global::api-routes',
];
