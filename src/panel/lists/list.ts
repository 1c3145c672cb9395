import type { Uid } from '../roles/ability';

/** SQL about a record `d`, and the fields that a role must show before it is used. */
export interface Part {
  /** Paths such as `customer.name`. */
  needs: readonly string[];
  /** A constant of our code, never input. */
  sql: string;
}

/** The parameters of a search: an ILIKE pattern, and the same pattern without accents. */
export interface Patterns {
  like: string;
  folded: string;
}

interface TextPart {
  needs: readonly string[];
  /** Columns of the record that the SQL reads; by default those of `needs`. */
  columns?: readonly string[];
  /** A field of another type that a role must show, within the same businesses. */
  also?: { uid: Uid; field: string };
  sql: (patterns: Patterns) => string;
}

export interface SortPart extends Part {
  /** A join that the SQL needs. */
  join?: string;
}

/** A list of the panel: how it is searched, sorted, cut into tabs, and summed up. */
export interface PanelList {
  uid: Uid;
  table: string;
  texts: readonly TextPart[];
  amounts: readonly Part[];
  /** The days that a search finds, as they are typed in any country. */
  days?: readonly Part[];
  /** The day that a period is about. */
  day: Part | null;
  views: Readonly<Record<string, Part>>;
  /** The metadata of a record, by whose pairs the list is filtered. */
  pairs?: Part;
  /** By the names of the answer. Sums are per currency. */
  sums: Readonly<Record<string, Part>>;
  /** Sorts beyond the type's own fields, by their names in the panel. */
  sorts: Readonly<Record<string, SortPart>>;
  /** Columns that are no fields, by their names in the panel. */
  computed?: Readonly<Record<string, Part>>;
  /** The order of records that a sort leaves equal. */
  then: string;
}
