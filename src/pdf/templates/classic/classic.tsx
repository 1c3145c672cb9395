import { tint } from '../../../domain/color';
import { TEXT } from '../parts/wrapped-text';
import type { Template } from '../template';
import { Head } from './head';

const LINE = '#9CA3AF';

/** A serif, a centred letterhead and ruled lines, as on printed stationery. */
export const classic: Template = {
  typeface: 'source_serif',
  measures: { padding: 5, inset: 6, leading: 1.35 },
  look: ({ color, ink }) => ({
    header: {
      borderTopWidth: 1,
      borderBottomWidth: 1,
      borderColor: ink,
      backgroundColor: tint(color, 0.06),
      paddingTop: 6,
      paddingBottom: 5,
    },
    headerText: ink,
    row: { borderBottomWidth: 0.5, borderBottomColor: '#D1D5DB' },
  }),
  Head,
  sums: ({ ink }) => ({
    box: { marginTop: 8 },
    inset: 6,
    least: 220,
    rows: {
      part: { size: 9.5, weight: 400, color: TEXT },
      total: {
        size: 10,
        weight: 600,
        color: TEXT,
        box: { borderTopWidth: 0.75, borderTopColor: LINE, marginTop: 2, paddingTop: 5 },
      },
      due: {
        size: 12,
        weight: 600,
        color: ink,
        box: {
          borderTopWidth: 1,
          borderBottomWidth: 2.5,
          borderColor: ink,
          marginTop: 3,
          paddingTop: 6,
          paddingBottom: 5,
        },
      },
    },
  }),
  taxSummary: ({ ink }) => ({
    header: { borderBottomWidth: 0.75, borderBottomColor: ink },
    headerText: ink,
    row: { borderBottomWidth: 0.5, borderBottomColor: '#D1D5DB' },
    text: TEXT,
    top: 8,
  }),
  remarkColors: ({ ink }) => ({ labelColor: ink, color: '#374151' }),
};
