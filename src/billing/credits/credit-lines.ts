import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import {
  creditAmount,
  creditQuantity,
  creditRest,
  NOTHING_CREDITED,
  type CreditableLine,
  type CreditedPart,
  type LineCredit,
} from '../../domain/credit';
import { validationError, type ApiError, type ErrorCode } from '../../domain/errors';
import { decimalText, roundToMinorUnit, ZERO } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import { say, type Message } from '../../messages/message';
import type { CreditItem } from '../schemas/credit-note';
import type { CreditNoteLineRow, LineRow } from '../rows';

/** How much of each line of an invoice is credited, by the `line_id` of the line. */
export type Credited = ReadonlyMap<string, LineCredit>;

function creditable(line: LineRow): CreditableLine {
  const [amount, tax] = [new Big(line.amount), new Big(line.tax_amount)];
  return { quantity: new Big(line.quantity), net: amount.minus(tax), tax };
}

/** A credit by amount is one piece with that price, which holds the discount already. */
function creditLine(line: LineRow, part: CreditedPart): CreditNoteLineRow {
  const own = part.byAmount
    ? { unit_price: decimalText(part.net), discount_rate: '0', unit_code: 'C62' }
    : {};
  return {
    ...line,
    ...own,
    line_id: randomUUID(),
    invoice_line_id: line.line_id,
    by_amount: part.byAmount,
    quantity: decimalText(part.quantity),
    tax_amount: decimalText(part.tax),
    amount: decimalText(part.net.plus(part.tax)),
  };
}

/** Everything of an invoice that is not credited yet. */
export function creditWhole(lines: readonly LineRow[], credited: Credited): CreditNoteLineRow[] {
  return lines.flatMap((line) => {
    const part = creditRest(creditable(line), credited.get(line.line_id) ?? NOTHING_CREDITED);
    return part ? [creditLine(line, part)] : [];
  });
}

/** How much of a line of an invoice can still be credited. */
export interface LineLeft {
  line: LineRow;
  /** Null when nothing is left. */
  left: CreditedPart | null;
  /** Such a line has no credit by amount. */
  isNegative: boolean;
}

/** All lines of an invoice, in their order. */
export function linesLeft(lines: readonly LineRow[], credited: Credited): LineLeft[] {
  return lines.map((line) => {
    const whole = creditable(line);
    const left = creditRest(whole, credited.get(line.line_id) ?? NOTHING_CREDITED);
    return { line, left, isNegative: whole.net.lt(ZERO) };
  });
}

interface Chosen {
  item: CreditItem;
  line: LineRow;
  /** Rounded to the minor unit. */
  amount: Big | null;
}

function problemOf({ item, line, amount }: Chosen): [field: string, message: Message] | null {
  if (amount === null) return null;
  if (item.quantity !== null) return ['amount', say('given_with_quantity')];
  if (creditable(line).net.lt(ZERO)) return ['amount', say('given_for_negative_line')];
  return amount.gt(ZERO) ? null : ['amount', say('rounds_to_0')];
}

/** The lines that the items name. Throws 400 with all that is wrong. */
function chosenLines(
  lines: readonly LineRow[],
  items: readonly CreditItem[],
  minorUnit: number,
): Chosen[] {
  const byId = new Map(lines.map((line) => [line.line_id, line]));
  const problems: Problem[] = [];
  const chosen = items.flatMap((item, index) => {
    const line = byId.get(item.line_id);
    if (!line) {
      const again = lines.some(({ line_id }) => line_id === item.line_id);
      const message = say(again ? 'line_named_twice' : 'not_line_id');
      problems.push({ path: ['items', index, 'line_id'], message });
      return [];
    }
    byId.delete(item.line_id);
    const amount = item.amount && roundToMinorUnit(item.amount, minorUnit);
    const one = { item, line, amount };
    const problem = problemOf(one);
    if (problem) problems.push({ path: ['items', index, problem[0]], message: problem[1] });
    return [one];
  });
  if (problems.length > 0) throw validationError(problems);
  return chosen;
}

function conflict(code: ErrorCode, index: number, field: string, message: Message): ApiError {
  return validationError([{ path: ['items', index, field], message }], code);
}

/** Throws 409 when so much is not left. */
function partOf(
  { item, line, amount }: Chosen,
  before: LineCredit,
  index: number,
  minorUnit: number,
): CreditedPart {
  const whole = creditable(line);
  if (item.quantity !== null) {
    const part = creditQuantity(whole, before, item.quantity, minorUnit);
    const left = before.byAmount ? '0' : decimalText(whole.quantity.minus(before.quantity));
    const message = say('quantity_above_left', { left });
    if (!part) throw conflict('quantity_exceeds_invoiced', index, 'quantity', message);
    return part;
  }
  if (amount !== null) {
    const part = creditAmount(whole, before, amount, minorUnit);
    const left = decimalText(whole.net.minus(before.net));
    const message = say('net_above_left', { left });
    if (!part) throw conflict('credit_exceeds_invoice', index, 'amount', message);
    return part;
  }
  const part = creditRest(whole, before);
  if (!part) throw conflict('nothing_to_credit', index, 'line_id', say('credited_already'));
  return part;
}

/**
 * The lines of a credit note that credits parts of an invoice.
 * @throws ApiError `validation_failed`, `quantity_exceeds_invoiced`, `credit_exceeds_invoice`,
 *   `nothing_to_credit`
 */
export function creditItems(
  lines: readonly LineRow[],
  credited: Credited,
  items: readonly CreditItem[],
  minorUnit: number,
): CreditNoteLineRow[] {
  return chosenLines(lines, items, minorUnit).map((one, index) => {
    const before = credited.get(one.line.line_id) ?? NOTHING_CREDITED;
    return creditLine(one.line, partOf(one, before, index, minorUnit));
  });
}
