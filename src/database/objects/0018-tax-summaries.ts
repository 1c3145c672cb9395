import type { Step } from '../step';
import { templateVersionFunction } from '../template-version-parts';

/** Documents that are issued from now on have a tax summary (docs/decisions/0037). */
export const taxSummaries: Step = {
  number: 18,
  name: 'tax-summaries',
  parts: [templateVersionFunction({ modern: 2, classic: 2, minimal: 2 })],
};
