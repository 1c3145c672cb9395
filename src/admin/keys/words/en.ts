export const EN = {
  title: 'API keys',
  notRead: 'The keys could not be read.',
  loading: 'Loading …',
  none: 'No key yet. A program needs one to use the API for this business.',
  newKey: 'New API key',
  created: {
    title: 'Your new API key',
    text: 'Copy it now: nobody can see it again. Programs send it in the header Authorization: Bearer.',
  },
  revoked: (name: string) => `${name} is revoked. It stops working within five seconds.`,
  /** The facts about a key, separated by dots. */
  facts: {
    noScope: 'no scope',
    neverUsed: 'never used',
    lastUsed: (day: string) => `last used ${day}`,
    neverExpires: 'never expires',
    expires: (day: string) => `expires ${day}`,
    expired: 'expired',
  },
  expired: 'Expired',
  revoke: 'Revoke',
  askRevoke: {
    title: (name: string) => `Revoke ${name}?`,
    text: 'Programs that use this key stop working. You cannot undo this.',
    confirm: 'Revoke key',
  },
  form: {
    name: 'Name',
    nameHint: 'Name the program that uses the key.',
    nameExample: 'Web shop',
    permissions: 'Permissions',
    scopes: {
      read: 'See customers, invoices and quotations',
      write: 'Create and change customers, invoices and quotations',
      webhooks: 'Manage webhook endpoints',
    },
    lifetime: 'Expires after',
    lifetimes: { '30': '30 days', '90': '90 days', '365': 'One year', never: 'Never' },
    back: 'Back',
    create: 'Create key',
  },
};

export type KeyWords = typeof EN;
