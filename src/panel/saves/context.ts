import type { Core } from '@strapi/strapi';
import type { Operator, Uid } from '../roles/ability';
import type { Transaction } from '../../database/pool';

/** A save or delete through Strapi's Document Service, whoever asks for it. */
export interface Saving {
  strapi: Core.Strapi;
  trx: Transaction;
  action: 'create' | 'update' | 'clone';
  /** Of the record that is updated or cloned. */
  documentId: string | null;
  data: Record<string, unknown>;
  /** Who saves; null when no operator of the panel does. */
  operator: Operator | null;
  /** Whether whoever saves may have records of this business, by its row id. */
  mayUse(businessRowId: number): boolean;
  /** Whether the operator may see this record. A save must not name a record that they may not see. */
  mayRead(uid: Uid, documentId: string): Promise<boolean>;
}

/** What a rule does around a save: data to store, and what follows once it is stored. */
export interface Ruled {
  data: Record<string, unknown>;
  /** Called with the public id of the stored record, still within the transaction. */
  after?: (documentId: string) => Promise<void>;
}

export type Rule = (saving: Saving) => Promise<Ruled>;
