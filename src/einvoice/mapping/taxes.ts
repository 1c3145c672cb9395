import Big from 'big.js';
import { decimalText, ZERO } from '../../domain/money';
import type { TaxCategory } from '../../domain/tax';
import type { Tax, TaxBreakdown } from '../model';
import type { DocumentSource, SourceTax } from '../source';
import { amountText, netOf } from './amounts';
import { shortText } from './text';

/** The lines, allowances and charges of one category and rate. */
export interface TaxGroup {
  readonly category: TaxCategory | null;
  readonly rate: Big;
  taxable: Big;
  tax: Big;
  readonly reasons: Set<string>;
}

/**
 * Reasons that the category implies, with their codes. Source: code list VATEX of the European Commission,
 * https://ec.europa.eu/digital-building-blocks/sites/spaces/DIGITAL/pages/467108974.
 */
const IMPLIED: Readonly<Partial<Record<TaxCategory, { reason: string; code: string }>>> = {
  AE: { reason: 'Reverse charge', code: 'VATEX-EU-AE' },
  K: { reason: 'Intra-Community supply', code: 'VATEX-EU-IC' },
  G: { reason: 'Export outside the EU', code: 'VATEX-EU-G' },
  O: { reason: 'Not subject to VAT', code: 'VATEX-EU-O' },
};

/** Standard and zero rates must not have a reason (BR-S-10, BR-Z-10). */
const hasReason = (category: TaxCategory | null): boolean => category !== 'S' && category !== 'Z';

/** Every line above 0 % is of the standard category, also one from before there were categories. */
export function taxOf({ tax_rate: rate, tax_category: category }: SourceTax): Tax {
  const exact = new Big(rate);
  return { category: exact.gt(ZERO) ? 'S' : category, rate: decimalText(exact) };
}

function add(groups: Map<string, TaxGroup>, part: SourceTax, net: Big, tax: Big): void {
  const { category, rate } = taxOf(part);
  const key = `${category ?? ''} ${rate}`;
  const group: TaxGroup = groups.get(key) ?? {
    category,
    rate: new Big(rate),
    taxable: ZERO,
    tax: ZERO,
    reasons: new Set(),
  };
  group.taxable = group.taxable.plus(net);
  group.tax = group.tax.plus(tax);
  const reason = shortText(part.tax_exemption_reason);
  if (reason !== null && hasReason(category)) group.reasons.add(reason);
  groups.set(key, group);
}

/** Every category and rate of a document, in the order in which it has them. */
export function taxGroups({ lines, allowances = [] }: DocumentSource): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const line of lines) add(groups, line, netOf(line), new Big(line.tax_amount));
  for (const one of allowances) {
    const sign = one.is_charge ? 1 : -1;
    const [amount, tax] = [new Big(one.amount), new Big(one.tax_amount)];
    add(groups, one, amount.times(sign), tax.times(sign));
  }
  return [...groups.values()];
}

/** BG-23. */
export function breakdownOf({ category, rate, taxable, tax, reasons }: TaxGroup): TaxBreakdown {
  const implied = category === null ? undefined : IMPLIED[category];
  return {
    category,
    rate: decimalText(rate),
    taxable: amountText(taxable),
    tax: amountText(tax),
    exemptionReason: [...reasons].join('; ') || (implied?.reason ?? null),
    exemptionCode: implied?.code ?? null,
  };
}
