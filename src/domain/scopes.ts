/** The scopes of an API key. Each allows some of the interface. */
export const SCOPES = ['read', 'write', 'webhooks', 'bank'] as const;
export type Scope = (typeof SCOPES)[number];
