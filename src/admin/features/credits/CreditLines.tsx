import { memo, useRef } from 'react';
import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { DECIMALS } from '../../../domain/money';
import { groupDigits } from '../../../domain/print-money';
import type { CreditableLine } from '../../../panel/answers';
import { Amount, LinesFrame } from '../../forms/lines/LinesFrame';
import { withMarks } from '../../words/print-amount';
import type { LineField } from './credit-values';
import { CreditCell, useCell, type LineInput } from './CreditCell';
import { useNumberKeys } from './use-number-keys';
import { creditWords } from '../../words';

interface LineProps {
  index: number;
  line: CreditableLine;
  currency: string;
  quantity: LineInput;
  amount: LineInput;
}

/** Such as `1.5 of 2`. */
function leftText({ left, quantity }: CreditableLine): string {
  const words = creditWords().lines;
  if (left === null) return words.nothing;
  if (left.quantity === null) return words.part;
  return words.leftOf(withMarks(left.quantity), withMarks(quantity));
}

const COLUMNS = 5;

type Cell = ReturnType<typeof useCell>;

function Errors({ cells }: { cells: readonly Cell[] }) {
  const wrong = cells.filter(({ error }) => error !== undefined);
  if (wrong.length === 0) return null;
  return (
    <tr className="errors">
      <td colSpan={COLUMNS}>
        {wrong.map(({ id, error }) => (
          <p key={id} id={id}>
            {error}
          </p>
        ))}
      </td>
    </tr>
  );
}

function LineRow({ index, line, currency, ...inputs }: LineProps) {
  const { description, left, negative } = line;
  const decimals = printedMinorUnit(currency);
  const quantity = useCell(inputs.quantity, DECIMALS.quantity);
  const amount = useCell(inputs.amount, decimals);
  const words = creditWords().lines;
  return (
    <tbody data-row={index} aria-label={description}>
      <tr>
        <td data-cell="description" data-label={words.description}>
          <span className="text">{description}</span>
        </td>
        <td data-cell="left" data-label={words.left}>
          <span className="text">{leftText(line)}</span>
        </td>
        <td data-cell="amount" data-label={words.netLeft}>
          <Amount>
            {left === null ? '–' : withMarks(groupDigits(new Big(left.net), decimals))}
          </Amount>
        </td>
        <td data-cell="quantity" data-label={words.quantity}>
          {left === null || left.quantity === null ? null : (
            <CreditCell cell={quantity} column="quantity" label={words.quantityOf(index + 1)} />
          )}
        </td>
        <td data-cell="unit_price" data-label={words.orAmount}>
          {left === null || negative ? null : (
            <CreditCell cell={amount} column="amount" label={words.amountOf(index + 1)} />
          )}
        </td>
      </tr>
      <Errors cells={[quantity, amount]} />
    </tbody>
  );
}

const isSame = (one: LineInput, other: LineInput): boolean =>
  one.value === other.value && one.error === other.error;

/** An invoice may have a thousand lines, and most stay as they are while somebody types. */
const Line = memo(
  LineRow,
  (before, after) =>
    before.line === after.line &&
    isSame(before.quantity, after.quantity) &&
    isSame(before.amount, after.amount),
);

function Head() {
  const words = creditWords().lines;
  return (
    <thead>
      <tr>
        <th data-cell="description">{words.description}</th>
        <th data-cell="left">{words.left}</th>
        <th data-cell="amount">{words.netLeft}</th>
        <th data-cell="quantity">{words.quantity}</th>
        <th data-cell="unit_price">{words.orAmount}</th>
      </tr>
    </thead>
  );
}

interface Props {
  lines: readonly CreditableLine[];
  currency: string;
  /** The input of a line for its quantity or its amount. */
  inputOf: (name: LineField) => LineInput;
}

/**
 * The lines of an invoice as the table in which they were written. Each shows what is left of it, and has
 * the two ways to credit a part.
 */
export function CreditLines({ lines, currency, inputOf }: Props) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <LinesFrame>
      <table
        ref={table}
        aria-label={creditWords().lines.table}
        data-testid="credit-lines"
        data-given
        {...useNumberKeys(table)}
      >
        <Head />
        {lines.map((line, index) => (
          <Line
            key={line.line_id}
            index={index}
            line={line}
            currency={currency}
            quantity={inputOf(`quantity.${line.line_id}`)}
            amount={inputOf(`amount.${line.line_id}`)}
          />
        ))}
      </table>
    </LinesFrame>
  );
}
