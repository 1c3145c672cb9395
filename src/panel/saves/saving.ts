import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import type { Operator, Uid } from '../roles/ability';
import type { Loaded } from './load';
import type { Rights } from './rights';

/** The form of a new record, of a change to the stored one, or of a copy of it. */
export interface Form {
  action: 'create' | 'update' | 'clone';
  /** The fields of our schemas only. A field that is left out stays as it is stored. */
  data: Record<string, unknown>;
}

/** A save through Strapi's Document Service, and the transaction around it. */
export interface Saving extends Form {
  strapi: Core.Strapi;
  trx: Transaction;
  uid: Uid;
  /** Names the record that is updated or cloned. */
  documentId: string | null;
  /** Null when a command, the clock or the service itself saves. */
  operator: Operator | null;
}

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
