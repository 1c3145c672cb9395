/** The lists that are imported. */
export const IMPORTED_NAMES = ['customers', 'products', 'invoices'] as const;
export type ImportedName = (typeof IMPORTED_NAMES)[number];

/** An export of another program. */
export interface ExportTable {
  /** Columns that together no other program's export has. */
  shownBy: readonly string[];
  /** The field that a column fills, by the column's name in the export. All others fill none. */
  fills: Readonly<Record<string, string>>;
  /** Whether it has no other columns. */
  isWhole?: true;
}

/** What the exports of a program look like: their columns in the program's own words. */
export interface Profile {
  id: string;
  /** As people call the program. */
  name: string;
  exports: Readonly<Partial<Record<ImportedName, readonly ExportTable[]>>>;
}
