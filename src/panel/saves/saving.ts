import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import type { Operator, Uid } from '../roles/ability';

/** The form for a new record, for a change of a stored one, or for a copy of it. */
export interface Form {
  action: 'create' | 'update' | 'clone';
  /** The fields of our schemas only. A field that is left out stays as it is stored. */
  data: Record<string, unknown>;
}

/** A save through Strapi's Document Service, and the transaction around it. */
export interface Saving extends Form {
  strapi: Core.Strapi;
  trx: PipelinedTransaction;
  uid: Uid;
  /** Names the record that is updated or cloned. */
  documentId: string | null;
  /** Null when a command, the hourly work or the service itself saves. */
  operator: Operator | null;
}
