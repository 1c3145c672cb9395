import { TEXT } from '../../parts/wrapped-text';
import type { Template } from '../../template';
import { classic as before } from '../v1/classic';

/** Version 1 with a tax summary. */
export const classic: Template = {
  ...before,
  taxSummary: ({ ink }) => ({
    header: { borderBottomWidth: 0.75, borderBottomColor: ink },
    headerText: ink,
    row: { borderBottomWidth: 0.5, borderBottomColor: '#D1D5DB' },
    text: TEXT,
    top: 8,
  }),
};
