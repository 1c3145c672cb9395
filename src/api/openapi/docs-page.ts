/** The frame around Swagger UI. Its two schemes are those of the page of the generator. */
const STYLE = `
      body { margin: 0; color: #1f2937; background: #fff; }
      .top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; max-width: 1420px;
        margin: 0 auto; padding: 1rem 20px; font: 16px/1.5 system-ui, sans-serif; }
      .top p { margin: 0; }
      .brand { display: flex; gap: 0.6rem; align-items: center; font-weight: 600; }
      .top a { color: #1d4ed8; }
      .key { flex: 1 1 30rem; }
      html.dark-mode body { color: #e4e6e6; background: #1c2022; }
      html.dark-mode .top a { color: #93c5fd; }
      /* Swagger UI writes white on these, and its own colours are too light for that. */
      .swagger-ui .opblock-get .opblock-summary-method.opblock-summary-method { background: #1d5fa8; }
      .swagger-ui .opblock-post .opblock-summary-method.opblock-summary-method { background: #1f7a4d; }
      .swagger-ui .opblock-patch .opblock-summary-method.opblock-summary-method { background: #0f6b64; }
      .swagger-ui .opblock-delete .opblock-summary-method.opblock-summary-method { background: #b91c1c; }
      .swagger-ui .info .title small.version-stamp { background: #4b6b00; }
      .swagger-ui .info .title small { background: #5b616b; }
      html:not(.dark-mode) .swagger-ui :is(.info a, .info a .url, .info__license__url .link) { color: #1d4ed8; }
      html:not(.dark-mode) .swagger-ui .btn.authorize { color: #1f7a4d; border-color: #1f7a4d; }
      html:not(.dark-mode) .swagger-ui .btn.authorize span { color: inherit; }
      html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #1f7a4d; }
      html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button { color: #4b5563; }
      .swagger-ui .opblock-summary-path a { display: inline-block; min-height: 24px; line-height: 24px; }`;

/** No inline script: Strapi's content security policy allows none. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API | Invoicing</title>
    <link rel="icon" type="image/svg+xml" href="/generator/icon.svg" />
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
    <style>${STYLE}
    </style>
    <script src="/docs/scheme.js"></script>
  </head>
  <body>
    <header class="top">
      <p class="brand"><img src="/generator/icon.svg" alt="" width="28" height="28" />Invoicing API</p>
      <p class="key">
        You need a key. <a href="/admin">Log in to the panel</a>, open Settings → Businesses and your
        business, and click “New API key” there. Then click “Authorize” below and paste it.
      </p>
    </header>
    <noscript>This page needs JavaScript; the document itself is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</noscript>
    <main id="docs"></main>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/init.js"></script>
  </body>
</html>
`;

/** Swagger UI has a dark scheme, but never chooses it. In the head, so that no light page flashes. */
export const SCHEME_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const choose = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', choose);
choose();
`;

export const INIT_SCRIPT = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  // Swagger UI shows a label without tying it to the list.
  onComplete: () => document.getElementById('servers')?.setAttribute('aria-label', 'Servers'),
});
`;
