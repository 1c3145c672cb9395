import Big from 'big.js';
import type { PrintMoney } from '../../domain/print-money';
import { ZERO } from '../../domain/money';
import { TAX_CATEGORIES, TAX_CATEGORY_NAMES, type TaxCategory } from '../../domain/tax';
import { hasTaxSummary } from '../../domain/templates';
import type { LineRow } from '../../billing/sql/rows';
import { netOf, percent, type TaxParts } from './tax-parts';
import { taxPartsV1 } from './tax-v1';

/** The lines of one rate and category. */
interface TaxGroup {
  readonly rate: Big;
  readonly category: TaxCategory | null;
  net: Big;
  tax: Big;
  readonly reasons: Set<string>;
}

/** Every line above 0 % is of the standard category, also one from before there were categories. */
const categoryOf = (line: LineRow): TaxCategory | null =>
  ZERO.eq(line.tax_rate) ? line.tax_category : 'S';

const rank = ({ category }: TaxGroup) => (category ? TAX_CATEGORIES.indexOf(category) : -1);

/** Highest rate first. The amounts of all groups add up to those of the document. */
function taxGroups(lines: readonly LineRow[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const line of lines) {
    const rate = new Big(line.tax_rate);
    const category = categoryOf(line);
    const key = `${rate.toFixed()} ${category ?? ''}`;
    const group = groups.get(key) ?? { rate, category, net: ZERO, tax: ZERO, reasons: new Set() };
    group.net = group.net.plus(netOf(line));
    group.tax = group.tax.plus(line.tax_amount);
    const reason = line.tax_exemption_reason?.trim();
    if (reason) group.reasons.add(reason);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (left, right) => right.rate.cmp(left.rate) || rank(left) - rank(right),
  );
}

/** `19%`, or `0% (AE)`: the same text stands beside each line, in the summary and before a reason. */
function rateText(rate: string | Big, category: TaxCategory | null): string {
  const isPlain = category === null || (category === 'S' && !ZERO.eq(rate));
  return isPlain ? percent(rate) : `${percent(rate)} (${category})`;
}

/** The name that a category below the standard one has on paper. */
function nameOf({ rate, category }: TaxGroup): string | undefined {
  return category && ZERO.eq(rate) ? TAX_CATEGORY_NAMES[category] : undefined;
}

/** Several rates or categories: the totals have the sum of the taxes, the summary its parts. */
function severalGroups(groups: readonly TaxGroup[], print: PrintMoney): TaxParts {
  const rows = groups.map((group) => ({
    rate: [rateText(group.rate, group.category), nameOf(group)].filter(Boolean).join(' '),
    net: print(group.net),
    tax: print(group.tax),
  }));
  const reasons = groups.flatMap((group) =>
    [...group.reasons]
      // The summary has the name already.
      .filter((reason) => reason.toLowerCase() !== nameOf(group)?.toLowerCase())
      .map((reason) => `${rateText(group.rate, group.category)}: ${reason}`),
  );
  const tax = groups.reduce((sum, group) => sum.plus(group.tax), ZERO);
  return {
    cell: (line) => rateText(line.tax_rate, categoryOf(line)),
    rows: [{ kind: 'part', label: 'Tax', value: print(tax) }],
    summary: { labels: { rate: 'Tax rate', net: 'Net amount', tax: 'Tax' }, rows },
    remark: reasons.join('\n') || null,
  };
}

/** The reason, after the name of the category unless it begins with that. */
function namedReason(name: string | undefined, reason: string | undefined): string | undefined {
  if (name === undefined || reason === undefined) return reason ?? name;
  return reason.toLowerCase().startsWith(name.toLowerCase()) ? reason : `${name}: ${reason}`;
}

/** One rate and category for all lines: its row in the totals says everything but the reasons. */
function oneGroup(group: TaxGroup, print: PrintMoney): TaxParts {
  const [first, ...rest] = group.reasons;
  const reasons = [namedReason(nameOf(group), first), ...rest].filter(Boolean);
  const remark = reasons.join('\n') || null;
  if (ZERO.eq(group.rate)) return { rows: [], remark };
  const label = `Tax (${percent(group.rate)})`;
  return {
    cell: ({ tax_rate: rate }) => percent(rate),
    rows: [{ kind: 'part', label, value: print(group.tax) }],
    remark,
  };
}

/** @param version of the template that prints the document */
export function taxParts(lines: readonly LineRow[], print: PrintMoney, version: number): TaxParts {
  if (!hasTaxSummary(version)) return taxPartsV1(lines, print);
  const groups = taxGroups(lines);
  const [only, ...others] = groups;
  if (!only) return { rows: [], remark: null };
  return others.length > 0 ? severalGroups(groups, print) : oneGroup(only, print);
}
