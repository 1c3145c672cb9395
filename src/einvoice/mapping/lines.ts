import Big from 'big.js';
import { decimalText, percent, roundToMinorUnit, ZERO } from '../../domain/money';
import type { AllowanceCharge, Line } from '../model';
import type { SourceLine } from '../source';
import { amountText, MOST_DECIMALS, netOf } from './amounts';
import { periodOf } from './period';
import { taxOf } from './taxes';
import { longText, shortText } from './text';

/** How far an amount may be from base times percentage, or a net from its parts (PEPPOL-EN16931-R040, R120). */
const SLACK = new Big('0.02');

/** UNTDID 5189. */
const DISCOUNT = { reason: 'Discount', reasonCode: '95' } as const;

const rounded = (amount: Big): Big => roundToMinorUnit(amount, MOST_DECIMALS);

/**
 * BG-27 of a discount. It is what the base and the net differ by, so the line adds up. Where the net is
 * rounded to whole units, as in yen, that is too far from the percentage.
 */
function discountOf(gross: Big, net: Big, rate: Big): Big {
  const base = rounded(gross);
  const exact = base.times(percent(rate));
  const off = base.minus(net);
  return off.minus(exact).abs().lte(SLACK) ? off : rounded(exact);
}

const allowance = (amount: Big, rest: Partial<AllowanceCharge>): AllowanceCharge => ({
  isCharge: amount.lt(ZERO),
  amount: amountText(amount.abs()),
  base: null,
  percentage: null,
  reason: null,
  reasonCode: null,
  ...rest,
});

function allowancesOf(gross: Big, net: Big, rate: Big): AllowanceCharge[] {
  const isDiscounted = rate.gt(ZERO) && !rounded(gross).eq(ZERO);
  const off = isDiscounted ? discountOf(gross, net, rate) : ZERO;
  const rest = gross.minus(off).minus(net);
  const discount = allowance(off, {
    isCharge: false,
    amount: amountText(off),
    base: amountText(rounded(gross)),
    percentage: decimalText(rate),
    ...DISCOUNT,
  });
  return [
    ...(isDiscounted ? [discount] : []),
    ...(rest.abs().gt(SLACK) ? [allowance(rounded(rest), { reason: 'Rounding' })] : []),
  ];
}

/** The first line names the item, the others describe it. */
function itemOf(text: string): Pick<Line, 'name' | 'description'> {
  const whole = longText(text) ?? '';
  const end = whole.indexOf('\n');
  const first = end < 0 ? whole : whole.slice(0, end);
  return {
    name: shortText(first),
    description: end < 0 ? null : longText(whole.slice(end)),
  };
}

/** BG-25. A price is never negative there (BR-27), so the quantity is. */
export function lineOf(line: SourceLine, index: number): Line {
  const price = new Big(line.unit_price);
  const quantity = new Big(line.quantity);
  const net = netOf(line);
  return {
    id: String(index + 1),
    quantity: decimalText(price.lt(ZERO) ? quantity.times(-1) : quantity),
    unitCode: line.unit_code,
    net: amountText(net),
    price: decimalText(price.abs()),
    orderLine: shortText(line.order_line_reference ?? null),
    period: periodOf(line),
    sellerItemId: shortText(line.sku ?? null),
    standardItemId: shortText(line.standard_item_id ?? null),
    ...itemOf(line.description),
    tax: taxOf(line),
    allowances: allowancesOf(quantity.times(price), net, new Big(line.discount_rate)),
  };
}
