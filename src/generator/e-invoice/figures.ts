import Big from 'big.js';
import { DECIMALS, ZERO } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import type { GeneratorBody } from '../body';
import type { GeneratorTotals } from '../totals';

const HIGHEST_RATE = new Big(100);

const problem = (path: Problem['path'], message: string): Problem[] => [
  { path, message: `${message} in an e-invoice` },
];

const isFiner = (value: Big, decimals: number): boolean => !value.round(decimals).eq(value);

/** The same numbers of decimals as in stored invoices: programs that read e-invoices count on 18 digits. */
function lineProblems({ items }: GeneratorBody): Problem[] {
  const most = { qty: DECIMALS.quantity, rate: DECIMALS.unit_price } as const;
  return items.flatMap((item, index) =>
    (['qty', 'rate'] as const).flatMap((field): Problem[] => {
      const message = `must have at most ${most[field]} decimals in an e-invoice`;
      return isFiner(item[field], most[field]) ? [{ path: ['items', index, field], message }] : [];
    }),
  );
}

function rateProblems(path: Problem['path'], tax: Big = ZERO): Problem[] {
  if (tax.lt(ZERO) || tax.gt(HIGHEST_RATE)) return problem(path, 'must be from 0 to 100');
  const most = DECIMALS.tax_rate;
  return isFiner(tax, most) ? problem(path, `must have at most ${most} decimals`) : [];
}

const taxProblems = ({ tax, items }: GeneratorBody): Problem[] => [
  ...rateProblems(['tax'], tax),
  ...items.flatMap((item, index) => rateProblems(['items', index, 'tax'], item.tax)),
];

/** The generator takes off as much of a higher discount as there is. An e-invoice is refused. */
function discountProblems({ subtotal, discount, excess }: GeneratorTotals): Problem[] {
  if (subtotal.lt(ZERO)) return problem(['items'], 'must not come to less than 0');
  if (discount.lt(ZERO)) return problem(['discount'], 'must be at least 0');
  return excess.gt(ZERO) ? problem(['discount'], 'must be at most the subtotal') : [];
}

function sizeProblems(totals: GeneratorTotals): Problem[] {
  return (['shipping', 'amountPaid'] as const).flatMap((field) =>
    totals[field].lt(ZERO) ? problem([field], 'must be at least 0') : [],
  );
}

/** Figures that the generator prints, and that EN 16931 has no way to say. */
export const figureProblems = (body: GeneratorBody, totals: GeneratorTotals): Problem[] => [
  ...lineProblems(body),
  ...taxProblems(body),
  ...discountProblems(totals),
  ...sizeProblems(totals),
];
