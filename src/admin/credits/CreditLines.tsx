import { memo, useRef } from 'react';
import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { DECIMALS } from '../../domain/money';
import { groupDigits } from '../../domain/print-money';
import type { CreditableLine } from '../../panel/answers';
import { Amount } from '../lines/Amount';
import { LinesFrame } from '../lines/LinesFrame';
import type { LineField } from './credit-values';
import { CreditCell, useCell, type LineInput } from './CreditCell';
import { useNumberKeys } from './use-number-keys';

interface LineProps {
  index: number;
  line: CreditableLine;
  currency: string;
  quantity: LineInput;
  amount: LineInput;
}

/** Such as `1.5 of 2`. */
function leftText({ left, quantity }: CreditableLine): string {
  if (left === null) return 'Nothing';
  return left.quantity === null ? 'A part' : `${left.quantity} of ${quantity}`;
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
  const decimals = minorUnitOf(currency) ?? 2;
  const quantity = useCell(inputs.quantity, DECIMALS.quantity);
  const amount = useCell(inputs.amount, decimals);
  const label = (name: string) => `Line ${index + 1}: ${name} to credit`;
  return (
    <tbody data-row={index} aria-label={description}>
      <tr>
        <td data-cell="description" data-label="Description">
          <span className="text">{description}</span>
        </td>
        <td data-cell="left" data-label="Left">
          <span className="text">{leftText(line)}</span>
        </td>
        <td data-cell="amount" data-label="Net left">
          <Amount>{left === null ? '–' : groupDigits(new Big(left.net), decimals)}</Amount>
        </td>
        <td data-cell="quantity" data-label="Quantity">
          {left === null || left.quantity === null ? null : (
            <CreditCell cell={quantity} column="quantity" label={label('quantity')} />
          )}
        </td>
        <td data-cell="unit_price" data-label="or net amount">
          {left === null || negative ? null : (
            <CreditCell cell={amount} column="amount" label={label('net amount')} />
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

const Head = () => (
  <thead>
    <tr>
      <th data-cell="description">Description</th>
      <th data-cell="left">Left</th>
      <th data-cell="amount">Net left</th>
      <th data-cell="quantity">Quantity</th>
      <th data-cell="unit_price">or net amount</th>
    </tr>
  </thead>
);

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
        aria-label="Lines to credit"
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
