import { CURRENCY_CODES, minorUnitOf, printedMinorUnit } from '../../domain/currency';
import { isCalendarDate } from '../../domain/dates';
import { ZERO } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import type { TaxCategory } from '../../domain/tax';
import type { GeneratorBody } from '../body';
import { rateOf } from '../totals';
import type { EInvoiceFields } from '../e-invoice-fields';

const problem = (path: Problem['path'], message: string): Problem[] => [{ path, message }];

const CATEGORY = ['eInvoice', 'taxCategory'] as const;

/** Beside taxed lines, nothing else may have no tax (BR-O-12), or would make sense. */
const BESIDE_TAXED: readonly TaxCategory[] = ['Z', 'E'];

/** Facts that the generator has no field for. */
const NOT_POSSIBLE: Readonly<Partial<Record<TaxCategory, string>>> = {
  K: 'a supply within the EU needs a date of delivery (BR-IC-11)',
  O: 'an invoice outside the scope of tax needs a registration number of the seller (BR-CO-26)',
};

const SOME_UNTAXED = 'must be Z or E where some lines have no tax (BR-CO-04)';
const UNTAXED_SHIPPING =
  'must be Z or E, since the generator adds no tax to shipping (BR-CO-04); to tax it, make it a line';

const besideTaxed = (category: TaxCategory | undefined, message: string): Problem[] =>
  category !== undefined && BESIDE_TAXED.includes(category) ? [] : problem(CATEGORY, message);

function categoryProblems(body: GeneratorBody, { taxCategory }: EInvoiceFields): Problem[] {
  const reason = taxCategory === undefined ? undefined : NOT_POSSIBLE[taxCategory];
  if (reason) {
    return problem(CATEGORY, `cannot be ${taxCategory} here: ${reason}, which has no field here`);
  }
  const rates = body.items.map((item) => rateOf(item, body));
  const isTaxed = rates.some((rate) => rate.gt(ZERO));
  const hasShipping = (body.shipping ?? ZERO).gt(ZERO);
  if (isTaxed && rates.some((rate) => rate.eq(ZERO))) return besideTaxed(taxCategory, SOME_UNTAXED);
  if (isTaxed && hasShipping) return besideTaxed(taxCategory, UNTAXED_SHIPPING);
  if (isTaxed && taxCategory !== undefined && taxCategory !== 'S') {
    return problem(CATEGORY, `must be S or omitted where tax is above 0, not ${taxCategory}`);
  }
  return taxCategory === 'S' && !isTaxed
    ? problem(['tax'], 'must be above 0 where eInvoice.taxCategory is S (BR-S-05)')
    : [];
}

const symbolsOf = (currency: string): string[] =>
  (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  });

/** `€` beside USD. A text that no currency has, such as `Fr.`, may mean any of them. */
function isOfAnother(printed: string, currency: string): boolean {
  const known = [...symbolsOf(currency), currency];
  if (known.includes(printed) || known.includes(printed.toUpperCase())) return false;
  return CURRENCY_CODES.some(
    (code) => code === printed.toUpperCase() || symbolsOf(code).includes(printed),
  );
}

/** People must read the same currency as programs, and with as many decimals. */
function currencyProblems({ currency }: GeneratorBody, eInvoice: EInvoiceFields): Problem[] {
  const code = eInvoice.currency;
  if (code === undefined) return problem(['eInvoice', 'currency'], 'is needed (BR-05)');
  const isOther =
    isOfAnother(currency.trim(), code) || printedMinorUnit(currency) !== minorUnitOf(code);
  return isOther ? problem(['currency'], `must be ${code}, as eInvoice.currency is`) : [];
}

function dateProblems(body: GeneratorBody, eInvoice: EInvoiceFields): Problem[] {
  const { issueDate, dueDate } = eInvoice;
  const differs = (printed: string | undefined, date: string | undefined) =>
    date !== undefined && printed !== undefined && isCalendarDate(printed) && printed !== date;
  return [
    ...(issueDate === undefined ? problem(['eInvoice', 'issueDate'], 'is needed (BR-03)') : []),
    ...(differs(body.date, issueDate)
      ? problem(['date'], `must be ${issueDate}, as eInvoice.issueDate is`)
      : []),
    ...(differs(body.dueDate, dueDate)
      ? problem(['dueDate'], `must be ${dueDate}, as eInvoice.dueDate is`)
      : []),
    ...(body.supplyDate !== undefined && !isCalendarDate(body.supplyDate)
      ? problem(['supplyDate'], 'must be a date such as 2026-01-31 in an e-invoice')
      : []),
  ];
}

/** France's rules want what the generator does not take. */
export const isFrench = ({ seller }: EInvoiceFields): boolean => seller?.countryCode === 'FR';

const FRENCH: Problem = {
  path: ['eInvoice', 'seller', 'countryCode'],
  message:
    'cannot be FR here: France wants a SIREN, a business process and coded notes, which have no field here (BR-FR-08)',
};

/** Fields that contradict each other, or say what the generator has no field for. */
export const wordProblems = (body: GeneratorBody, eInvoice: EInvoiceFields): Problem[] => [
  ...dateProblems(body, eInvoice),
  ...currencyProblems(body, eInvoice),
  ...categoryProblems(body, eInvoice),
  ...(isFrench(eInvoice) ? [FRENCH] : []),
];
