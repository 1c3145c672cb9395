import { sharedValue } from '../shared-value';

/** A save that was refused since the record has changed meanwhile. */
export interface OutdatedSave {
  model: string;
  documentId: string;
  /** What it is called: invoice, customer, … */
  word: string;
  /** Who changed it; null when no operator did. */
  by: string | null;
  /** When, ISO 8601. */
  at: string;
  /** The names of the fields that changed between what was opened and what is stored. */
  changed: string[];
}

const refused = sharedValue<OutdatedSave | null>(null);

/** Opens the question beside the form; null closes it. */
export const tellOutdated = refused.set;

export const useOutdatedSave = refused.use;
