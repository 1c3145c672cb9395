export type Params = Readonly<Record<string, string>>;

/** A report: its path below `/invoicing`, and its query. */
export interface Wanted {
  path: string;
  params: Params;
}

/** A figure whose documents are shown. */
export interface Figure extends Wanted {
  title: string;
  /** False for figures without tax, such as what is open. */
  isTaxed: boolean;
}

/** A text, a link to a record, or a button that shows the documents behind a figure. */
export type Cell = string | { text: string; to: string } | { text: string; show: () => void };

export interface Column {
  label: string;
  /** Figures stand at the right. */
  isFigure?: boolean;
}
