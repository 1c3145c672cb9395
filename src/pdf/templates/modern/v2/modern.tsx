import { RULE, TEXT } from '../../parts/wrapped-text';
import type { Template } from '../../template';
import { modern as before } from '../v1/modern';

/** Version 1 with a tax summary. */
export const modern: Template = {
  ...before,
  taxSummary: ({ ink }) => ({
    header: { borderBottomWidth: 0.75, borderBottomColor: '#D1D5DB' },
    headerText: ink,
    row: { borderBottomWidth: 0.75, borderBottomColor: RULE },
    text: TEXT,
    top: 10,
  }),
};
