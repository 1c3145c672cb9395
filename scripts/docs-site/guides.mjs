/** The guides of /docs in their order: the Markdown, the last part of the address, and what they are about. */
export const GUIDES = [
  {
    source: 'docs/api/first-call.md',
    slug: 'first-call',
    about: 'From a key to a PDF in five commands.',
  },
  {
    source: 'docs/api/errors.md',
    slug: 'errors',
    about: 'Every code, and what to do about it.',
  },
  {
    source: 'docs/api/lists.md',
    slug: 'lists',
    about: 'Pages, cursors, filters, and what changed since yesterday.',
  },
  {
    source: 'docs/api/idempotency.md',
    slug: 'idempotency',
    about: 'Repeat a request without doing it twice.',
  },
  {
    source: 'docs/api/payments.md',
    slug: 'payments',
    about: 'One invoice, several, too early or too much.',
  },
  {
    source: 'docs/bank-statements.md',
    slug: 'bank-statements',
    about: 'Files of banks, accounts, and entries that are known.',
  },
  {
    source: 'docs/api/attachments.md',
    slug: 'attachments',
    about: 'Files of invoices and quotations.',
  },
  {
    source: 'docs/api/limits.md',
    slug: 'limits',
    about: 'How many requests, how large, and what comes after.',
  },
  {
    source: 'docs/webhooks.md',
    slug: 'webhooks',
    about: 'What the service tells your app, when, and how often.',
  },
  {
    source: 'docs/api/signatures.md',
    slug: 'signatures',
    about: 'In JavaScript, Python, PHP and Ruby.',
  },
  {
    source: 'docs/recurring.md',
    slug: 'recurring',
    about: 'Dates, periods, texts, and what happens after a pause.',
  },
  {
    source: 'docs/e-invoices.md',
    slug: 'e-invoices',
    about: 'Factur-X, XRechnung and Peppol: formats and fields.',
  },
  {
    source: 'docs/mcp.md',
    slug: 'mcp',
    about: 'The API as tools for an agent.',
  },
  {
    source: 'CHANGELOG.md',
    slug: 'changes',
    about: 'What is new, version by version.',
  },
];
