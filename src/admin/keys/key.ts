export const SCOPES = ['read', 'write', 'webhooks'] as const;
export type Scope = (typeof SCOPES)[number];

/** An API key as the service lists it; the key itself is only in the answer that made it. */
export interface Key {
  id: number;
  name: string;
  scopes: Scope[];
  last_used_at: string | null;
  expires_at: string | null;
  created_at: string;
  expired: boolean;
}

export interface NewKey {
  name: string;
  scopes: Scope[];
  expires_in_days: number | null;
}

export const SCOPE_HELP: Readonly<Record<Scope, string>> = {
  read: 'See customers, invoices and quotations',
  write: 'Make and change them',
  webhooks: 'Manage webhook endpoints',
};

/** `2026-11-20T…` as the reader's own date; a dash for none. */
export function dayOf(time: string | null): string {
  return time === null ? '–' : new Date(time).toLocaleDateString();
}
