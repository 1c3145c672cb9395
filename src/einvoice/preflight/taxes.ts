import Big from 'big.js';
import { ZERO } from '../../domain/money';
import type { TaxCategory } from '../../domain/tax';
import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoice, Tax } from '../model';
import { finding, itemPointer, needed } from './checks';

/** The rules of a category have its name; K is IC there. */
const RULE_OF: Readonly<Record<TaxCategory, string>> = {
  S: 'BR-S',
  Z: 'BR-Z',
  E: 'BR-E',
  AE: 'BR-AE',
  K: 'BR-IC',
  G: 'BR-G',
  O: 'BR-O',
};

/** These do not accept a tax number in place of the VAT number. */
const ONLY_VAT_ID: readonly (TaxCategory | null)[] = ['K', 'G'];

function has(taxes: readonly Tax[], category: TaxCategory): boolean {
  return taxes.some((tax) => tax.category === category);
}

/** The rule with the number for where the category is: on a line, an allowance or a charge. */
function ruleFor({ lines, allowances }: EInvoice, category: TaxCategory): string {
  const rule = RULE_OF[category];
  if (lines.some(({ tax }) => tax.category === category)) return `${rule}-02`;
  const isCharge = allowances.some((one) => one.isCharge && one.tax.category === category);
  return `${rule}-${isCharge ? '04' : '03'}`;
}

function sellerFindings(invoice: EInvoice): Finding[] {
  const { vatId, taxId } = invoice.seller;
  if (vatId !== null) return [];
  return invoice.taxes.flatMap(({ category }): Finding[] => {
    if (category === null || category === 'O') return [];
    const isMissing = taxId === null || ONLY_VAT_ID.includes(category);
    return isMissing ? [finding('/business/vat_id', ruleFor(invoice, category))] : [];
  });
}

function buyerFindings(invoice: EInvoice): Finding[] {
  const { vatId, registration } = invoice.buyer;
  const [isReverse, isWithinEu] = [has(invoice.taxes, 'AE'), has(invoice.taxes, 'K')];
  const isUnknown = vatId === null && registration === null;
  return [
    ...(isWithinEu && vatId === null ? [finding('/customer/vat_id', ruleFor(invoice, 'K'))] : []),
    ...(isReverse && isUnknown ? [finding('/customer/vat_id', ruleFor(invoice, 'AE'))] : []),
  ];
}

function lineFindings({ lines, taxes }: EInvoice): Finding[] {
  const isMixed = has(taxes, 'O') && taxes.some(({ category }) => category !== 'O');
  return lines.flatMap(({ tax: { category, rate } }, index): Finding[] => [
    ...needed(category, itemPointer(index, 'tax_category'), 'BR-CO-04'),
    ...(category === 'S' && new Big(rate).eq(ZERO)
      ? [finding(itemPointer(index, 'tax_rate'), 'BR-S-05', say('finding_category_s_rate'))]
      : []),
    ...(isMixed && category === 'O'
      ? [finding(itemPointer(index, 'tax_category'), 'BR-O-12', say('finding_category_o'))]
      : []),
  ]);
}

/** One reason is enough for all lines of the category. */
function reasonFindings({ lines, taxes }: EInvoice): Finding[] {
  const lacks = taxes.some((tax) => tax.category === 'E' && tax.exemptionReason === null);
  if (!lacks) return [];
  const index = Math.max(
    0,
    lines.findIndex(({ tax }) => tax.category === 'E'),
  );
  return [finding(itemPointer(index, 'tax_exemption_reason'), 'BR-E-10')];
}

/** The rules of each tax category for parties, lines and delivery. */
export function taxFindings(invoice: EInvoice): Finding[] {
  return [
    ...sellerFindings(invoice),
    ...buyerFindings(invoice),
    ...lineFindings(invoice),
    ...reasonFindings(invoice),
    ...(has(invoice.taxes, 'K')
      ? needed(invoice.delivery.date ?? invoice.period, '/delivery_date', 'BR-IC-11')
      : []),
  ];
}
