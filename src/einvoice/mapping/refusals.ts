import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { validationError } from '../../domain/errors';
import { decimalText, percent, roundToMinorUnit, ZERO } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import { say } from '../../messages/message';
import type { DocumentSource } from '../source';
import { isExpressible, MOST_DECIMALS, netOf } from './amounts';
import type { TaxGroup } from './taxes';

/** BR-CO-17 rounds a rate to whole percents, so it takes these for 0. */
const LEAST_RATE = new Big('0.5');

/** How far the official rules let a tax be from its rate. */
const TOLERANCE = new Big(1);

const tooLow = (rate: Big): boolean => rate.gt(ZERO) && rate.lt(LEAST_RATE);

function amountProblem(path: Problem['path'], amount: Big): Problem[] {
  if (isExpressible(amount)) return [];
  const message = say('third_decimal', { amount: decimalText(amount) });
  return [{ path, message }];
}

function rateProblem(path: Problem['path'], rate: Big): Problem[] {
  if (!tooLow(rate)) return [];
  const message = say('rate_too_low', { rate: decimalText(rate) });
  return [{ path: [...path, 'tax_rate'], message }];
}

/** @throws ApiError `not_expressible` for a third decimal or a rate above 0 and below 0.5 % */
function requireExpressible(source: DocumentSource, groups: readonly TaxGroup[]): void {
  const { lines, allowances = [], document } = source;
  const ofLines = lines.flatMap((line, index) => [
    ...amountProblem(['items', index, 'amount'], netOf(line)),
    ...rateProblem(['items', index], new Big(line.tax_rate)),
  ]);
  const ofAllowances = allowances.flatMap((one, index) => [
    ...amountProblem(['allowances', index, 'amount'], new Big(one.amount)),
    ...rateProblem(['allowances', index], new Big(one.tax_rate)),
  ]);
  const ofTaxes = groups.flatMap(({ tax }) => amountProblem(['tax_amount'], tax)).slice(0, 1);
  const problems = [
    ...ofLines,
    ...ofAllowances,
    ...ofTaxes,
    ...amountProblem(['amount_paid'], new Big(document.amount_paid)),
  ];
  if (problems.length > 0) throw validationError(problems, 'not_expressible');
}

/**
 * BR-CO-17. A credit note keeps its prorated tax, as far as the official rules allow it.
 * @throws ApiError `totals_not_per_rate`
 */
function requireTotalsPerRate({ document }: DocumentSource, groups: readonly TaxGroup[]): void {
  const minorUnit = minorUnitOf(document.currency) ?? MOST_DECIMALS;
  const problems = groups.flatMap(({ taxable, rate, tax }): Problem[] => {
    const exact = taxable.times(percent(rate));
    const isNote = document.kind === 'credit_note';
    const own = roundToMinorUnit(exact, isNote ? MOST_DECIMALS : minorUnit);
    const difference = own.minus(tax).abs();
    if (isNote ? difference.lt(TOLERANCE) : difference.eq(ZERO)) return [];
    const message = say('tax_not_per_rate', {
      tax: decimalText(tax),
      rate: decimalText(rate),
      own: decimalText(own),
    });
    return [{ path: ['tax_amount'], message }];
  });
  if (problems.length > 0) throw validationError(problems, 'totals_not_per_rate');
}

/** @throws ApiError `not_expressible`, `totals_not_per_rate` */
export function refuse(source: DocumentSource, groups: readonly TaxGroup[]): void {
  requireExpressible(source, groups);
  requireTotalsPerRate(source, groups);
}
