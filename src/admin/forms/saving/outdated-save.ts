import { sharedValue } from '../../requests/shared-value';

/** A refused save: the record has changed since the form opened it. */
export interface OutdatedSave {
  model: string;
  documentId: string;
  /** The word for its type: invoice, customer, … */
  word: string;
  /** The operator who changed it; null when none did. */
  by: string | null;
  /** When, ISO 8601. */
  at: string;
  /** The names of the fields in which the opened and the stored record differ. */
  changed: string[];
}

const refused = sharedValue<OutdatedSave | null>(null);

/** Opens the question beside the form; null closes it. */
export const tellOutdated = refused.set;

export const useOutdatedSave = refused.use;
