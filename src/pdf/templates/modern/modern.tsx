import { View } from '@react-pdf/renderer';
import { RULE, TEXT } from '../parts/wrapped-text';
import type { Template } from '../template';
import { Head } from './head';

/** A band of the theme colour, a card with the amount due, a filled table header. */
export const modern: Template = {
  typeface: 'inter',
  measures: { padding: 6.5, inset: 10, leading: 1.4 },
  look: ({ color, onColor }) => ({
    header: { backgroundColor: color, borderRadius: 4, paddingTop: 7, paddingBottom: 6 },
    headerText: onColor,
    row: { borderBottomWidth: 0.75, borderBottomColor: RULE },
  }),
  Head,
  sums: ({ color, onColor }) => ({
    box: { marginTop: 10 },
    inset: 10,
    least: 210,
    rows: {
      part: { size: 9, weight: 400, color: TEXT, labelColor: '#4B5563' },
      total: {
        size: 9.5,
        weight: 600,
        color: TEXT,
        box: { borderTopWidth: 0.75, borderTopColor: '#D1D5DB', marginTop: 3, paddingTop: 6 },
      },
      due: {
        size: 11,
        weight: 600,
        color: onColor,
        box: {
          backgroundColor: color,
          borderRadius: 4,
          marginTop: 5,
          paddingTop: 7,
          paddingBottom: 6,
        },
      },
    },
  }),
  taxSummary: ({ ink }) => ({
    header: { borderBottomWidth: 0.75, borderBottomColor: '#D1D5DB' },
    headerText: ink,
    row: { borderBottomWidth: 0.75, borderBottomColor: RULE },
    text: TEXT,
    top: 10,
  }),
  remarkColors: ({ ink }) => ({ labelColor: ink, color: '#4B5563' }),
  backdrop: ({ color, page }) => (
    <View
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        width: page.size[0],
        height: 9,
        backgroundColor: color,
      }}
    />
  ),
};
