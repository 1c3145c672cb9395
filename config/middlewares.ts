export default [
  'global::request-id',
  'global::request-log',
  'global::hosted-pages',
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
      // No page shares a window with another site that opened it, or that it opened.
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      // global::secure-transport sends it, over https only.
      hsts: false,
    },
  },
  'global::secure-transport',
  'global::exact-paths',
  'global::health',
  'global::metrics',
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
