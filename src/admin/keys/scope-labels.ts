import type { Scope } from '../../panel/answers';

/** The scopes of an API key as an operator chooses them. */
export const SCOPE_LABELS: Readonly<Record<Scope, string>> = {
  read: 'See customers, invoices and quotations',
  write: 'Create and change customers, invoices and quotations',
  webhooks: 'Manage webhook endpoints',
};
