import type { Parties } from './business-and-customer';
import type { LoadedRecord } from './loaded-record';

/** The save of a document: whose it is, and the whole document with the API's names. */
export interface Prepared extends Parties {
  input: Record<string, unknown>;
  /** The document that the save changes; null when the save creates one. */
  before: LoadedRecord | null;
}
