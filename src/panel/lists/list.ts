import type { Uid } from '../roles/ability';

/** SQL about a record `d`, and the fields that a role must show before it is used. */
export interface Part {
  /** Paths such as `customer.name`. */
  needs: readonly string[];
  /** A constant of our code, never input. */
  sql: string;
  /** Fields of another type that a role must show, within the same businesses. */
  also?: { uid: Uid; fields: readonly string[] };
}

/** True when the operator's role shows all fields that a part of the list reads. */
export type Shows = (part: Pick<Part, 'needs' | 'also'>) => boolean;

/** Where the records of another table stand that a search finds a record by. */
export interface Elsewhere {
  /** FROM clause of the table, within `business` where the table knows its business. */
  from: string;
  /** SQL of what leads to the record, and of the same in the record `d`. */
  id: string;
  on: string;
  /** A further join from the row `t`, for several rows per record. */
  through?: { join: string; id: string };
}

/** Texts that a search looks in. Those of fields that a role hides are left out. */
export interface Texts {
  fields: readonly Part[];
  /** Columns of the record that the SQL reads; by default those of the fields' `needs`. */
  columns?: readonly string[];
  /** The column that holds all of them as `invoicing_searched` makes them. */
  kept?: string;
  /** As for a part. */
  also?: Part['also'];
  /** Without, the texts are the record's own. */
  elsewhere?: Elsewhere;
}

export interface SortPart extends Part {
  /** A join that the SQL needs. */
  join?: string;
}

/** A list of the panel: how it is searched, sorted, cut into tabs, and summed up. */
export interface PanelList {
  uid: Uid;
  table: string;
  texts: readonly Texts[];
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
