import type { BillingTenant } from '../../billing/tenant';
import type { Actor } from '../../database/actor';

/** The sender of a request: the business of the key, and the rights of the key. */
export interface Caller extends BillingTenant {
  tokenId: number;
  /** The name of the key in Strapi. */
  keyName: string;
  /** Strapi's type of the key. A custom key has a list of actions. */
  type: string;
  actions: ReadonlySet<string>;
}

/** The sender of a request, as the history names it. */
export const keyActor = ({ keyName }: Caller): Actor => ({ type: 'key', name: keyName });
