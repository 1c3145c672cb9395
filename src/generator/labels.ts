import type { Language } from '../domain/languages';
import { DOCUMENT } from '../words/en/document';
import { percentIn } from '../words/format';
import { isShare, type Discount } from './totals';

/** The keys of `labels` and their English defaults (contract §7). */
export const DEFAULT_LABELS = DOCUMENT.labels;

export type Labels = typeof DEFAULT_LABELS;

/** The label of a discount, with the rate of one in per cent: `Discount (10%)`. */
export function discountLabel(
  label: string,
  discount: Discount | undefined,
  language: Language,
): string {
  if (discount === undefined || !isShare(discount)) return label;
  return `${label} (${percentIn(language)(discount.percent)})`;
}
