/** The papers that documents are printed on. */
export const PAPER_SIZES = ['A4', 'LETTER'] as const;

export type Paper = (typeof PAPER_SIZES)[number];
