import Big from 'big.js';
import { validationError } from '../../../domain/errors';
import { decimalText, DECIMALS, percent, roundToMinorUnit, sum, ZERO } from '../../../domain/money';
import type { TaxRounding } from '../../../domain/tax';
import { lineTotals, type PricedLine } from '../../../domain/totals';
import { say, type Message } from '../../../messages/message';
import { mapInTurns } from '../in-turns';
import type { ImportValues } from '../rows';
import { fittingRate, SEVERAL, type Taxed } from './tax-rates';

/** How the amounts of an invoice are rounded. */
export interface Rounding {
  minorUnit: number;
  rounding: TaxRounding;
}

/** A line with its price and rate, or what is wrong with its cells. */
export type Resolved = { line: ImportValues } | { problem: unknown };

const HUNDRED = new Big(100);

/** The smallest amount of a currency, such as 0.01. */
const smallest = (minorUnit: number): Big => new Big(10).pow(-minorUnit);

const wrong = (field: string, message: Message) => validationError([{ path: [field], message }]);

/** @throws ApiError `validation_failed` for a cell that is no number */
function numberIn(values: ImportValues, field: string): Big | undefined {
  const value = values[field];
  if (value === undefined || value instanceof Big) return value;
  throw wrong(field, say('not_number'));
}

/** The net that comes to a gross with a rate. Two roundings may miss it by one minor unit. */
function netOfGross(gross: Big, rate: Big, minorUnit: number): Big {
  const unit = smallest(minorUnit);
  const close = roundToMinorUnit(gross.times(HUNDRED).div(rate.plus(HUNDRED)), minorUnit);
  const fits = (net: Big) =>
    net.plus(roundToMinorUnit(net.times(percent(rate)), minorUnit)).eq(gross);
  const net = [close, close.minus(unit), close.plus(unit)].find(fits);
  if (net) return net;
  const values = { stated: decimalText(gross), rate: decimalText(rate) };
  throw wrong('line_gross', say('import_no_net', values));
}

/** The net that a line states, or that follows from its gross. */
function statedNet(line: ImportValues, minorUnit: number): Big | undefined {
  const [net, tax, gross] = ['line_net', 'line_tax', 'line_gross'].map((one) =>
    numberIn(line, one),
  );
  if (net || !gross || line['unit_price'] !== undefined) return net;
  const rate = line['tax_rate'];
  return tax ? gross.minus(tax) : netOfGross(gross, rate instanceof Big ? rate : ZERO, minorUnit);
}

/** The tax that a line states, or that follows from its net and gross. */
function statedTax(line: ImportValues, net: Big): Big | undefined {
  const [tax, gross] = [numberIn(line, 'line_tax'), numberIn(line, 'line_gross')];
  if (tax || !gross || line['tax_rate'] !== undefined) return tax;
  return line['line_net'] === undefined && line['unit_price'] === undefined
    ? undefined
    : gross.minus(net);
}

/** The prices that may come to a net: with the decimals of the currency, and with as many as a price may have. */
function pricesOf(net: Big, factor: Big, minorUnit: number): Big[] {
  const exact = factor.eq(ZERO) ? ZERO : net.div(factor);
  return [minorUnit, DECIMALS.unit_price].map((most) => exact.round(most, Big.roundHalfUp));
}

/** A line on its way to price and rate. */
interface Open {
  line: ImportValues;
  /** Its possible prices, the best first; each comes to the net. */
  prices: readonly Big[];
  tax: Big | undefined;
}

const pricedWith = (line: ImportValues, unitPrice: Big, taxRate: Big): PricedLine => ({
  quantity: (line['quantity'] ?? new Big(1)) as Big,
  discountRate: (line['discount_rate'] ?? ZERO) as Big,
  unitPrice,
  taxRate,
});

/** A rate in words, such as the name of a tax, says less than the tax itself. */
function withoutWords(line: ImportValues): ImportValues {
  const { tax_rate: rate, ...rest } = line;
  return typeof rate === 'string' && line['line_tax'] !== undefined ? rest : line;
}

const isNumbers = (line: ImportValues): boolean =>
  ['quantity', 'discount_rate', 'unit_price', 'tax_rate'].every(
    (name) => line[name] === undefined || line[name] instanceof Big,
  );

/** Finds the price of one. @throws ApiError when quantity and price do not come to the net exactly */
function opened(line: ImportValues, { minorUnit }: Rounding): Open {
  const net = statedNet(line, minorUnit);
  const price = line['unit_price'] as Big | undefined;
  const { quantity, discountRate } = pricedWith(line, ZERO, ZERO);
  const factor = quantity.times(new Big(1).minus(percent(discountRate)));
  const all = price ? [price] : pricesOf(net ?? ZERO, factor, minorUnit);
  const netOf = (one: Big) => lineTotals(pricedWith(line, one, ZERO), minorUnit).net;
  const prices = net ? all.filter((one) => netOf(one).eq(net)) : all;
  const [first] = prices;
  if (first) return { line, prices, tax: statedTax(line, netOf(first)) };
  const values = {
    stated: decimalText(net ?? ZERO),
    computed: decimalText(netOf(all.at(-1) ?? ZERO)),
  };
  throw wrong(
    line['line_net'] === undefined ? 'line_gross' : 'line_net',
    say('import_net_differs', values),
  );
}

function taxedOf({ line, prices, tax = ZERO }: Open, minorUnit: number): Taxed {
  const { net } = lineTotals(pricedWith(line, prices[0] ?? ZERO, ZERO), minorUnit);
  const [netNumber, taxNumber, unit] = [net, tax, smallest(minorUnit)].map(Number) as [
    number,
    number,
    number,
  ];
  return {
    net,
    tax,
    fits: (rate) =>
      // Most rates are far off, and exact sums are dear.
      Math.abs((netNumber * Number(rate)) / 100 - taxNumber) <= unit &&
      prices.some((price) =>
        lineTotals(pricedWith(line, price, rate), minorUnit).taxAmount.eq(tax),
      ),
  };
}

/** What contradicts in the cells of a line with this price and rate; undefined for nothing. */
function contradiction(
  { line, tax }: Open,
  price: Big,
  rate: Big,
  { minorUnit, rounding }: Rounding,
): Error | undefined {
  const { net, taxAmount } = lineTotals(pricedWith(line, price, rate), minorUnit);
  const gross = line['line_gross'] as Big | undefined;
  // The tax of a line whose rate is rounded together depends on the lines before it.
  const most = rounding === 'rate' ? smallest(minorUnit) : ZERO;
  const differs = (stated: Big | undefined, computed: Big) =>
    stated?.minus(computed).abs().gt(most);
  const told = (stated: Big, computed: Big) => ({
    stated: decimalText(stated),
    computed: decimalText(computed),
  });
  if (tax && differs(tax, taxAmount))
    return wrong(
      'line_tax',
      say('import_tax_differs', { ...told(tax, taxAmount), rate: decimalText(rate) }),
    );
  const sumOf = net.plus(line['line_tax'] ? (tax ?? taxAmount) : taxAmount);
  const isOff = gross && (line['line_tax'] ? !gross.eq(sumOf) : differs(gross, sumOf));
  return isOff ? wrong('line_gross', say('import_gross_differs', told(gross, sumOf))) : undefined;
}

/** @throws ApiError for cells that contradict each other */
function closed(open: Open, rate: Big | undefined, how: Rounding): ImportValues {
  const { line, prices } = open;
  const faults = prices.map((price) => contradiction(open, price, rate ?? ZERO, how));
  const at = Math.max(
    0,
    faults.findIndex((fault) => fault === undefined),
  );
  if (faults[at]) throw faults[at];
  return { ...line, unit_price: prices[at], ...(rate && { tax_rate: rate }) };
}

/** The rate of a line by its tax. @param sure rates that other lines of the invoice show */
function rateOf(taxed: Taxed, sure: readonly Big[]): Big {
  const found = fittingRate([taxed]);
  if (found instanceof Big) return found;
  const known = sure.filter(taxed.fits);
  if (found === SEVERAL && known[0] && known.every((one) => one.eq(known[0] as Big)))
    return known[0];
  const values = { stated: decimalText(taxed.tax) };
  throw wrong(
    'line_tax',
    found === SEVERAL ? say('import_many_rates', values) : say('import_no_rate', values),
  );
}

const attempt = <T>(work: () => T): { value: T } | { problem: unknown } => {
  try {
    return { value: work() };
  } catch (problem) {
    return { problem };
  }
};

const isTaxed = (one: Taxed | undefined): one is Taxed => one !== undefined && !one.tax.eq(ZERO);

/**
 * The lines of an invoice with price and rate, as far as net, tax and gross tell them. Nothing is guessed: cells
 * that can be computed from others must agree with them to the cent. Other requests run in between.
 */
export async function resolvedLines(
  cells: readonly ImportValues[],
  how: Rounding,
): Promise<Resolved[]> {
  const lines = await mapInTurns(cells, withoutWords);
  // The check of the line names a cell that is no number.
  const opens = await mapInTurns(lines, (line) =>
    isNumbers(line) ? attempt(() => opened(line, how)) : null,
  );
  const untold = await mapInTurns(opens, (one) =>
    one && 'value' in one && one.value.tax && one.value.line['tax_rate'] === undefined
      ? taxedOf(one.value, how.minorUnit)
      : undefined,
  );
  const taxed = untold.filter(isTaxed);
  const common = fittingRate(taxed);
  const shown =
    common instanceof Big ? [common] : await mapInTurns(taxed, (one) => fittingRate([one]));
  const sure = shown.filter((one) => one instanceof Big);
  const rateAt = (at: number): Big | undefined => {
    const one = untold[at];
    if (!one) return lines[at]?.['tax_rate'] as Big | undefined;
    if (!isTaxed(one)) return ZERO;
    return common instanceof Big ? common : rateOf(one, sure);
  };
  return mapInTurns(opens.entries(), ([at, open]) => {
    if (open === null) return { line: lines[at] as ImportValues };
    if ('problem' in open) return open;
    const done = attempt(() => closed(open.value, rateAt(at), how));
    return 'problem' in done ? done : { line: done.value };
  });
}

/** The sum of a cell of all rows; undefined where one lacks it. */
export function sumOfCells(rows: readonly ImportValues[], field: string): Big | undefined {
  const cells = rows.map((values) => values[field]).filter((value) => value instanceof Big);
  return cells.length === rows.length ? sum(cells) : undefined;
}
