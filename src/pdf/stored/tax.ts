import Big from 'big.js';
import { ZERO } from '../../domain/money';
import { TAX_CATEGORIES, type TaxCategory } from '../../domain/tax';
import type { LineRow } from '../../billing/rows';
import type { Language } from '../../domain/languages';
import { labelBefore } from '../../words/format';
import type { TaxSummary, Total } from '../view-model';
import type { Printing } from './printing';

/** What a document says about its tax, and where. */
export interface TaxParts {
  /** In the tax column; undefined when the table has none. */
  readonly cell?: (line: LineRow) => string;
  /** Between subtotal and total. */
  readonly rows: readonly Total[];
  readonly summary?: TaxSummary;
  /** Why lines bear no tax. */
  readonly remark: string | null;
}

export const netOf = (line: LineRow): Big => new Big(line.amount).minus(line.tax_amount);

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
function rateText(rate: string | Big, category: TaxCategory | null, { percent }: Printing): string {
  const isPlain = category === null || (category === 'S' && !ZERO.eq(rate));
  return isPlain ? percent(rate) : `${percent(rate)} (${category})`;
}

/** The name that a category below the standard one has on paper. */
function nameOf({ rate, category }: TaxGroup, { words }: Printing): string | undefined {
  return category && ZERO.eq(rate) ? words.taxCategories[category] : undefined;
}

/** Several rates or categories: the totals have the sum of the taxes, the summary its parts. */
function severalGroups(groups: readonly TaxGroup[], printing: Printing): TaxParts {
  const { money, words } = printing;
  const rows = groups.map((group) => ({
    rate: [rateText(group.rate, group.category, printing), nameOf(group, printing)]
      .filter(Boolean)
      .join(' '),
    net: money(group.net),
    tax: money(group.tax),
  }));
  const reasons = groups.flatMap((group) =>
    [...group.reasons]
      // The summary has the name already.
      .filter((reason) => reason.toLowerCase() !== nameOf(group, printing)?.toLowerCase())
      .map((reason) =>
        labelBefore(rateText(group.rate, group.category, printing), reason, printing.language),
      ),
  );
  const tax = groups.reduce((sum, group) => sum.plus(group.tax), ZERO);
  return {
    cell: (line) => rateText(line.tax_rate, categoryOf(line), printing),
    rows: [{ kind: 'part', label: words.labels.tax, value: money(tax) }],
    summary: { labels: words.taxSummary, rows },
    remark: reasons.join('\n') || null,
  };
}

/** The reason, after the name of the category unless it begins with that. */
function namedReason(
  name: string | undefined,
  reason: string | undefined,
  language: Language,
): string | undefined {
  if (name === undefined || reason === undefined) return reason ?? name;
  return reason.toLowerCase().startsWith(name.toLowerCase())
    ? reason
    : labelBefore(name, reason, language);
}

/** One rate and category for all lines: its row in the totals says everything but the reasons. */
function oneGroup(group: TaxGroup, printing: Printing): TaxParts {
  const { money, percent, words, language } = printing;
  const [first, ...rest] = group.reasons;
  const reasons = [namedReason(nameOf(group, printing), first, language), ...rest].filter(Boolean);
  const remark = reasons.join('\n') || null;
  if (ZERO.eq(group.rate)) return { rows: [], remark };
  const label = `${words.labels.tax} (${percent(group.rate)})`;
  return {
    cell: ({ tax_rate: rate }) => percent(rate),
    rows: [{ kind: 'part', label, value: money(group.tax) }],
    remark,
  };
}

export function taxParts(lines: readonly LineRow[], printing: Printing): TaxParts {
  const groups = taxGroups(lines);
  const [only, ...others] = groups;
  if (!only) return { rows: [], remark: null };
  return others.length > 0 ? severalGroups(groups, printing) : oneGroup(only, printing);
}
