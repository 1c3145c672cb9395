import type { TaxRules } from '../../domain/tax';

/** The business in whose name something is done. */
export interface Tenant {
  /** The business's row id, for statements; never shown. */
  businessRowId: number;
  businessId: string;
  /** IANA name; rules what "today" is. */
  timeZone: string;
}

/** Whom a request speaks for: the key's business and what the key may do. */
export interface Caller extends Tenant {
  tokenId: number;
  /** How the business has its documents taxed. */
  tax: TaxRules;
  /** The key's type in Strapi's terms, and the actions a custom one holds. */
  type: string;
  actions: ReadonlySet<string>;
}
