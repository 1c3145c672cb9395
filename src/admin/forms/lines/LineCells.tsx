import { cellText, cellValue } from './cell-values';
import { DescriptionCell } from './DescriptionCell';
import { COLUMNS, type ColumnKey, type Line } from './line';
import { LineCell, type CellInput } from './LineCell';
import type { LineProblem } from './line-problems';
import type { RowActions } from './use-row-actions';
import type { Suggestions } from './use-suggestions';
import { lineWords } from '../../words';

/** A text while it is typed. */
export interface Typed {
  column: ColumnKey;
  text: string;
}

export interface CellsProps {
  index: number;
  line: Line;
  currency: string;
  /** The empty row below the lines, which becomes a line once somebody types in it. */
  isSpare: boolean;
  /** The rate that a line without one takes. */
  usualRate: string;
  /** The fields that the operator's role may not change, each separated by a space. */
  blocked: string;
  suggestions: Suggestions | null;
  notice: string | undefined;
  actions: RowActions;
}

interface Props extends CellsProps {
  typed: Typed | null;
  setTyped: (typed: Typed | null) => void;
  problems: readonly LineProblem[];
}

function inputOf(props: Props, column: ColumnKey): CellInput {
  const { index, isSpare, blocked, actions, setTyped } = props;
  const problem = props.problems.find((one) => one.column === column);
  const words = lineWords();
  const label = words.fields[column];
  return {
    name: `items.${index}.${column}`,
    disabled: blocked.split(' ').includes(column),
    'aria-label': isSpare ? words.ofNew(label) : words.of(index + 1, label),
    'data-column': column,
    ...(problem ? { 'aria-invalid': true, 'aria-describedby': problem.id } : {}),
    // Tab leaves the table from the empty row, and does not go through all of its cells.
    ...(isSpare && column !== 'description' ? { tabIndex: -1 } : {}),
    onChange: ({ currentTarget: { value } }) => {
      setTyped({ column, text: value });
      actions.type(index, column, cellValue(column, value));
    },
    onBlur: () => setTyped(null),
  };
}

function placeholderOf(column: ColumnKey, { isSpare, usualRate }: Props): string {
  if (isSpare) return '';
  if (column === 'unit_code') return lineWords().units.C62;
  return column === 'tax_rate' ? usualRate : '';
}

/** The cells of a line that are typed in. */
export function LineCells(props: Props) {
  const { line, currency, typed, suggestions, notice } = props;
  return (
    <>
      {COLUMNS.map((key) => (
        <td key={key} data-label={lineWords().fields[key]} data-cell={key}>
          {key === 'description' ? (
            <DescriptionCell
              {...inputOf(props, key)}
              text={typed?.column === key ? typed.text : cellText(key, line[key], currency)}
              suggestions={suggestions}
              notice={notice}
            />
          ) : (
            <LineCell
              {...inputOf(props, key)}
              line={line}
              currency={currency}
              typed={typed?.column === key ? typed.text : undefined}
              placeholder={placeholderOf(key, props)}
            />
          )}
        </td>
      ))}
    </>
  );
}
