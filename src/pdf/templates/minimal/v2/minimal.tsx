import { QUIET, TEXT } from '../../parts/wrapped-text';
import type { Template } from '../../template';
import { minimal as before } from '../v1/minimal';

/** Version 1 with a tax summary. */
export const minimal: Template = {
  ...before,
  taxSummary: () => ({
    header: { borderBottomWidth: 0.5, borderBottomColor: '#9CA3AF' },
    headerText: QUIET,
    row: {},
    text: TEXT,
    top: 14.75,
  }),
};
