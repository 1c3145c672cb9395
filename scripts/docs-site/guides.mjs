/** The guides of /docs in their order: the Markdown, and the last part of the address. */
export const GUIDES = [
  { source: 'docs/api/first-call.md', slug: 'first-call' },
  { source: 'docs/api/errors.md', slug: 'errors' },
  { source: 'docs/api/lists.md', slug: 'lists' },
  { source: 'docs/api/idempotency.md', slug: 'idempotency' },
  { source: 'docs/api/limits.md', slug: 'limits' },
  { source: 'docs/webhooks.md', slug: 'webhooks' },
  { source: 'docs/api/signatures.md', slug: 'signatures' },
  { source: 'docs/e-invoices.md', slug: 'e-invoices' },
  { source: 'CHANGELOG.md', slug: 'changes' },
];
