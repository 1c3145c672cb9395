import type { Loaded } from './load';
import type { Rights } from './rights';
import type { Form, Saving } from './saving';

/** All that a save is decided by. A decision reads neither the database nor the clock. */
export interface Case {
  form: Form;
  loaded: Loaded;
  rights: Rights;
  now: Date;
}

/** The data that Strapi is to store, and the work that follows once it has. */
export interface Ruled {
  data: Record<string, unknown>;
  /**
   * Called with the public id of the stored record, still within the transaction.
   * @returns the version of the record, where it has read it
   */
  after?: (documentId: string) => Promise<string | undefined>;
}

/** Decides a save of one type, and prepares what is to be stored. Throws a refusal. */
export type Rule = (saving: Saving, given: Case) => Ruled | Promise<Ruled>;
