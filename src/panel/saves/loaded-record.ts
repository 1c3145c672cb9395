/** A stored record with all its columns by name. */
export type LoadedRecord = Record<string, unknown> & {
  id: number;
  /** ISO 8601 in UTC, to the millisecond. */
  updated_at: string | null;
  updated_by_id: number | null;
};
