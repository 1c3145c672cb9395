import type { Paper } from '../../domain/paper';
import type { DocumentView, Labelled, LabelledParty, Party } from '../view-model';

/** A report of the books as words and figures, decided and formatted. */
export interface ReportView {
  readonly paper: Paper;
  readonly isWide: boolean;
  /** BCP 47, for the PDF's language entry. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly heading: string;
  /** Its period. */
  readonly subject: string;
  readonly sender: Party;
  readonly recipient?: LabelledParty | undefined;
  readonly facts: readonly Labelled[];
  readonly sections: readonly ReportSection[];
  /** The words around the number of a page: `Page`, `of`. */
  readonly pageWords: readonly [page: string, of: string];
  /** In place of sections where there are none. */
  readonly empty: string;
}

/** A table of amounts in one currency. */
export interface ReportSection {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

export interface ReportColumn {
  readonly label: string;
  /** Figures stand at the right. */
  readonly isFigure?: boolean;
}

export interface ReportRow {
  readonly cells: readonly string[];
  readonly isSum?: boolean;
}

/** Everything that the render threads draw. */
export type PrintedView = DocumentView | ReportView;

export const isReport = (view: PrintedView): view is ReportView => 'sections' in view;
