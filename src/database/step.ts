/** An object by its name in PostgreSQL's catalogue, so that a start can check whether it exists. */
export interface DatabaseObject {
  readonly kind: 'table' | 'column' | 'index' | 'function' | 'trigger';
  readonly name: string;
  /** The table that a column or trigger belongs to. */
  readonly table?: string;
  /** The text of a function. */
  readonly body?: string;
}

/** A statement of a step that makes or removes an object. */
export interface Change {
  readonly object: DatabaseObject;
  readonly isRemoved: boolean;
}

/** A numbered change of the database, run once. A published step never changes: add a new one. */
export interface Step {
  readonly number: number;
  readonly name: string;
  /** Its SQL files, in the order in which they run. They are safe to run again. */
  readonly texts: readonly string[];
  readonly changes: readonly Change[];
}
