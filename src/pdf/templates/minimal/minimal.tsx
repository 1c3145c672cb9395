import { QUIET, TEXT } from '../parts/wrapped-text';
import type { Template } from '../template';
import { Head } from './head';

/** Type and white space only; the theme colour marks the heading and the amount due. */
export const minimal: Template = {
  typeface: 'inter',
  measures: { padding: 7, inset: 0, leading: 1.4 },
  look: () => ({
    header: { borderBottomWidth: 0.75, borderBottomColor: TEXT, paddingBottom: 6 },
    headerText: QUIET,
    row: {},
  }),
  Head,
  sums: ({ ink }) => ({
    box: { marginTop: 6, borderTopWidth: 0.75, borderTopColor: TEXT, paddingTop: 8 },
    inset: 0,
    least: 200,
    rows: {
      part: { size: 9, weight: 400, color: TEXT, labelColor: QUIET },
      total: { size: 9, weight: 600, color: TEXT },
      due: { size: 13, weight: 600, color: ink, box: { marginTop: 6 } },
    },
  }),
  taxSummary: () => ({
    header: { borderBottomWidth: 0.5, borderBottomColor: '#9CA3AF' },
    headerText: QUIET,
    row: {},
    text: TEXT,
    top: 14.75,
  }),
  remarkColors: () => ({ labelColor: QUIET, color: TEXT }),
};
