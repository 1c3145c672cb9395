/**
 * Strapi's own chain. `src/http/edge/edge.ts` runs before it, and only requests for the panel, the front page and
 * files enter it. `src/http/panel/chain.ts` changes `strapi::errors`, `strapi::cors` and `strapi::body`.
 */
export default [
  'strapi::errors',
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
      // `setTransportHeader` sends it, over https only.
      hsts: false,
    },
  },
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'public/generator/icon.png' } },
  'strapi::public',
];
