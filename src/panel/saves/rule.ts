import type { Loaded } from './load';
import type { Rights } from './rights';
import type { Form, Saving } from './saving';

/** Everything that a decision depends on. It reads neither the database nor the clock itself. */
export interface Case {
  form: Form;
  loaded: Loaded;
  rights: Rights;
  now: Date;
}

/** The data for Strapi to store. */
export interface Ruled {
  data: Record<string, unknown>;
}

/** A record that the rule has stored itself, by its public id. Strapi stores nothing then. */
export interface StoredByRule {
  storedId: string | null;
}

/** Decides a save of one type and prepares the data to store. Throws when it refuses the save. */
export type Rule = (
  saving: Saving,
  given: Case,
) => Ruled | StoredByRule | Promise<Ruled | StoredByRule>;
