import type { Actor } from '../../database/actor';
import type { TaxRules } from '../../domain/tax';

/** The business that a request or an operation works for. */
export interface Tenant {
  /** The business's row id, for statements; never shown. */
  businessRowId: number;
  businessId: string;
  /** IANA name. It determines the current day of the business. */
  timeZone: string;
}

/** The sender of a request: the business of the key, and the rights of the key. */
export interface Caller extends Tenant {
  tokenId: number;
  /** The name of the key in Strapi. */
  keyName: string;
  /**
   * True when an endpoint of the business was enabled a few seconds ago. A hint for the order of work:
   * statements that record events ask anew.
   */
  hadListeners: boolean;
  /** How the business has its documents taxed. */
  tax: TaxRules;
  /** Strapi's type of the key. A custom key has a list of actions. */
  type: string;
  actions: ReadonlySet<string>;
}

/** The sender of a request, as the history names it. */
export const keyActor = ({ keyName }: Caller): Actor => ({ type: 'key', name: keyName });
