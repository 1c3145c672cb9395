import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import type { Language } from '../../../domain/languages';
import { ZERO } from '../../../domain/money';
import type { TaxRounding } from '../../../domain/tax';
import { WORDS } from '../../../words';
import { parse } from '../../../validation/parse';
import { MAX_LINES, TOO_MANY_LINES } from '../../schemas/document';
import { INVOICE_LINE } from '../../schemas/invoice';
import { partOfAddress } from '../delivery-address';
import { inTurns } from '../in-turns';
import { ADJUSTMENTS, LINE_FIELDS } from '../invoice-fields';
import { problemsOf, textOf, type ImportValues, type RowProblem } from '../rows';
import type { InvoiceRows } from './group';
import { resolvedLines } from './line-money';

export const picked = (values: ImportValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

const FIELDS: Readonly<Record<string, string>> = {
  name: 'customer_name',
  email: 'customer_email',
  amount: 'amount_paid',
};

/** Columns from which a field follows that a file does not state. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  unit_price: ['line_net', 'line_gross', 'total'],
  line_gross: ['total'],
  line_tax: ['line_gross', 'tax_total'],
};

/** The row and the field of a problem with an invoice, by its place in the invoice. */
export function placeOf({ rows }: InvoiceRows, path: readonly string[]) {
  const [first = '', line, field] = path;
  const part = partOfAddress(path);
  if (part !== null) return { row: rows[0].row, field: part };
  if (first !== 'items') return { row: rows[0].row, field: FIELDS[first] ?? (first || null) };
  const { row, values } = rows[Number(line ?? 0)] ?? rows[0];
  const standIns = STAND_INS[field ?? ''];
  if (!field || !standIns || field in values) return { row, field: field ?? null };
  return { row, field: standIns.find((one) => one in values) ?? field };
}

/** Whether an invoice has shipping or a discount beside its lines. */
export const isAdjusted = ({ rows: [{ values }] }: InvoiceRows): boolean =>
  ADJUSTMENTS.some((name) => values[name] instanceof Big && !values[name].eq(ZERO));

/** Only the total of an invoice's one line may stand for its price. */
export const isTotalOnly = ({ rows }: InvoiceRows): boolean =>
  rows.length === 1 && rows[0].values['total'] !== undefined;

/** Whether the lines of an invoice state money of their own. */
export const isPriced = ({ rows: [{ values }] }: InvoiceRows): boolean =>
  ['unit_price', 'line_net', 'line_gross'].some((name) => name in values);

/** Whether a file says of an open invoice only what is due of it. */
const isBalance = (invoice: InvoiceRows): boolean => {
  const { total, subtotal, amount_due: due } = invoice.rows[0].values;
  const isOpen = due instanceof Big && due.gt(ZERO);
  return isOpen && total === undefined && subtotal === undefined && !isPriced(invoice);
};

/** The other program has declared the tax of a balance, so its line has none unless the file says so. */
function balanceLine(invoice: InvoiceRows, own: ImportValues, language: Language): ImportValues {
  const { amount_due: due, amount_paid: paid } = invoice.rows[0].values;
  const whole = (due as Big).plus(paid instanceof Big ? paid : ZERO);
  const { balanceForward: description } = WORDS[language].document;
  return { line_gross: whole, description, tax_rate: ZERO, ...own };
}

/** A file without descriptions has one amount per invoice. The line still needs words. */
function onlyLine(invoice: InvoiceRows, own: ImportValues): ImportValues {
  const { total, tax_total: tax } = invoice.rows[0].values;
  const isUntold = tax !== undefined && !('tax_rate' in own) && !isAdjusted(invoice);
  const taxed = isUntold ? { line_tax: tax, ...own } : own;
  if (total === undefined) return taxed;
  const described = { description: `Invoice ${invoice.number}`, ...taxed };
  if (isPriced(invoice)) return described;
  return { [isUntold || 'line_tax' in own ? 'line_gross' : 'unit_price']: total, ...described };
}

/** A name of an item stands above its description. */
function described(item: unknown, description: unknown): { description?: string } {
  const words = [...new Set([textOf(item), textOf(description)])].filter((one) => one !== '');
  return words.length === 0 ? {} : { description: words.join('\n') };
}

/** The cells of each line. */
const lineCells = (invoice: InvoiceRows, language: Language): ImportValues[] =>
  invoice.rows.map(({ values }, _at, { length }) => {
    const { item, ...cells } = picked(values, LINE_FIELDS);
    const own = { quantity: new Big(1), ...cells, ...described(item, values['description']) };
    if (length > 1) return own;
    return isBalance(invoice) ? balanceLine(invoice, own, language) : onlyLine(invoice, own);
  });

/** A line without faults. It stands for bad ones, so that the rest of their invoice can be checked. */
export const GOOD_LINE: ImportValues = {
  description: '-',
  quantity: new Big(1),
  unit_price: new Big(0),
};

/**
 * The lines of an invoice as the API would get them, and the problems of each. A thousand bad lines take a
 * tenth of a second, so other requests run in between. An invoice of too many lines is not read further.
 */
export async function readLines(
  invoice: InvoiceRows,
  { defaultCurrency, language }: { defaultCurrency: string; language: Language },
  rounding: TaxRounding,
): Promise<{ lines: ImportValues[]; problems: RowProblem[] }> {
  const lines: ImportValues[] = [];
  if (invoice.rows.length > MAX_LINES)
    return { lines, problems: [{ ...placeOf(invoice, ['items']), message: TOO_MANY_LINES }] };
  const minorUnit = printedMinorUnit(String(invoice.rows[0].values['currency'] ?? defaultCurrency));
  const resolved = await resolvedLines(lineCells(invoice, language), { minorUnit, rounding });
  const problems: RowProblem[] = [];
  for await (const [at, one] of inTurns(resolved.entries())) {
    try {
      if ('problem' in one) throw one.problem;
      lines.push(one.line);
      parse(INVOICE_LINE, one.line);
    } catch (error) {
      problems.push(
        ...problemsOf(error, (path) => placeOf(invoice, ['items', String(at), ...path])),
      );
    }
  }
  return { lines, problems };
}
