import type { TableRules } from '../layout/columns';

/** The rules that all templates of one version share. */
export interface PaperRules {
  /** Figures outside of columns: of one width, or as wide as they are. */
  readonly figures: 'tabular' | 'proportional';
  readonly table: TableRules;
  /** Bank details, notes and terms: under each other, or in two columns where they fit on one page. */
  readonly remarks: 'stacked' | 'beside';
  /** Whether later pages have a small head, and the sum of the lines before. */
  readonly isContinued: boolean;
  /** Whether sheets are mirrored whose text is mostly right to left. */
  readonly mirrors: boolean;
}

export const VERSION_1: PaperRules = {
  figures: 'tabular',
  table: { gap: 16, leastFigure: 46, parts: { as: 'rows', lines: 36 }, hasTitles: false },
  remarks: 'stacked',
  isContinued: false,
  mirrors: false,
};

export const VERSION_2: PaperRules = {
  figures: 'proportional',
  table: {
    gap: 16,
    leastFigure: 0,
    parts: { as: 'pieces', lines: 4, share: 1 / 3 },
    hasTitles: true,
  },
  remarks: 'beside',
  isContinued: true,
  mirrors: true,
};
