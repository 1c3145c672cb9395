import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import type { Operator, Uid } from '../roles/ability';

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
