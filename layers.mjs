/**
 * The folders and loose files of `src`, lowest first. Each may import itself and those above it in this
 * list. `rooms` is such a list for the folders within; `*` stands for the loose files that it does not name.
 * The rules in `.dependency-cruiser.mjs` are made from it, `docs/architecture.md` shows it (a test compares
 * them), and `npm run -s structure` counts by it.
 */
export const LAYERS = [
  {
    name: 'messages',
    holds: 'what the service says when it refuses, by keys, in each language of the panel',
  },
  {
    name: 'domain',
    holds: 'pure rules: money, totals, statuses, dates, addresses, checks, errors',
  },
  { name: 'content-types.ts', holds: 'the names of the content types' },
  { name: 'words', holds: 'the words of each language, and its dates and amounts' },
  { name: 'validation', holds: 'zod around the checks of `domain`: fields, parse, paging' },
  { name: 'settings.ts', holds: 'every setting, checked once' },
  { name: 'outbound', holds: 'the one guarded HTTP client; `logo` reads pictures' },
  {
    name: 'providers',
    holds: 'payment providers: the interface, their units, and one folder per adapter',
  },
  { name: 'strapi', holds: "every use of Strapi's internals, typed and checked at the start" },
  { name: 'metrics', holds: 'counts and times for Prometheus, and the door to them' },
  {
    name: 'database',
    holds: 'pool, transactions, pages, encrypted texts; the runner of the SQL in `/database`',
  },
  {
    name: 'outbox',
    holds: 'workers of tables from which things are sent: leases, retries, wake-up',
  },
  {
    name: 'webhooks',
    holds: 'event, outbox, worker, listeners; `sql` holds one statement per file',
  },
  {
    name: 'billing',
    holds:
      'customers, invoices, quotations for API and panel alike, a use case per file, grouped by its record',
    rooms: [
      'schemas',
      'rows.ts',
      'document.ts',
      'kind.ts',
      'tenant.ts',
      'product.ts',
      'history.ts',
      'sql',
      'serialize',
      'links',
      'csv',
      'reports',
      '*',
      'customers',
      'products',
      'documents',
      'payments',
      'refunds',
      'credits',
      'import',
      'matching',
      'bank',
    ],
  },
  {
    name: 'http',
    holds:
      'what API routes share: `requests`, `answers`, `limits`, `auth`, `idempotency`, `routes`, `edge`, `panel`',
    rooms: ['requests', 'answers', 'limits', 'auth', 'idempotency', 'routes', 'edge', 'panel'],
  },
  {
    name: 'pdf',
    holds:
      'printer; `stored`, `document`, `report`, `templates`, `layout`, `text`, `fonts`, `archive`, `worker`',
    rooms: [
      'view-model.ts',
      'text',
      'internals',
      'fonts',
      'archive',
      'layout',
      'templates',
      'document',
      'report',
      'worker',
      'fair-queue.ts',
      'caller.ts',
      'printer.ts',
      'stored',
    ],
  },
  {
    name: 'einvoice',
    holds:
      'e-invoices: model, `mapping`, `preflight`, `ubl` and `cii` writers; pure but for `stored`',
  },
  {
    name: 'mail',
    holds: 'mails: their words, outbox, worker and reminders; `sql` holds one statement per file',
  },
  {
    name: 'recurring',
    holds: 'recurring invoices: use cases, the look for what is due; `sql` holds its statements',
  },
  {
    name: 'online',
    holds:
      'payments over providers: keys, checkouts, inbox, booking, refunds; `sql` holds its statements',
  },
  {
    name: 'hosted',
    holds: 'the page of a document for its customer: links, decisions, codes to pay',
  },
  {
    name: 'portal',
    holds: 'the portal of customers: sign-in, sessions, mails, pages; `sql` holds its statements',
  },
  { name: 'privacy', holds: 'what is kept of a customer: its export and its erasure' },
  {
    name: 'generator',
    holds: 'PDFs for people without an account: body, totals, view, quota, page',
  },
  {
    name: 'api',
    holds: "Strapi's content types, routes, controllers and services: doors only; `openapi`, `mcp`",
  },
  { name: 'extensions', holds: 'changes of the plugins of Strapi: a door to `generator`' },
  {
    name: 'panel',
    holds:
      "the server's side of the admin panel: `saves`, `roles`, `guard`, `lists`, `routes`, `views`",
    rooms: ['*', 'roles', 'saves', 'views', 'guard', 'lists', 'routes'],
  },
  { name: 'index.ts', holds: 'register, bootstrap, destroy: a table of contents' },
];

/** The parts that run in a browser, and the pure files of the server that they may import. */
export const BROWSER = [
  {
    name: 'admin',
    may: ['messages', 'domain', 'words', 'content-types.ts', 'panel/answers.ts'],
    rooms: [
      'vite.config.ts',
      'words',
      'requests',
      'strapi',
      'kit',
      'forms',
      'lists',
      'features',
      'frame',
      'app',
      'app.tsx',
    ],
  },
  {
    name: 'generator/browser',
    may: ['messages', 'domain', 'words', 'generator/columns.ts', 'generator/totals.ts'],
  },
];

/** Each list of layers, with the folder that it is about: empty for `src`, or such as `pdf/`. */
export const roomLists = () => [
  { room: '', names: [...LAYERS.map(({ name }) => name), 'admin'] },
  ...[...LAYERS, ...BROWSER].flatMap(({ name, rooms }) =>
    rooms ? [{ room: `${name}/`, names: rooms }] : [],
  ),
];
