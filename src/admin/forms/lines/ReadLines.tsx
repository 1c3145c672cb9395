import { cellText, isLong } from './cell-values';
import { Amount } from './LinesFrame';
import { storedAmount, storedPrice } from './line-amounts';
import { COLUMNS, linesIn, type ColumnKey, type Line } from './line';
import { LinesHead } from './LinesHead';
import { lineNotes } from './line-notes';
import { lineWords } from '../../words';

/** A role may hide a field, which an answer then lacks. */
function textOf(line: Line, column: ColumnKey, currency: unknown): string {
  if (column === 'unit_price') return storedPrice(line, currency);
  return line[column] === undefined && column !== 'unit_code'
    ? '–'
    : cellText(column, line[column], '');
}

interface CellProps {
  line: Line;
  column: ColumnKey;
  currency: unknown;
}

function Cell({ line, column, currency }: CellProps) {
  const text = textOf(line, column, currency);
  return (
    <td data-cell={column} data-label={lineWords().fields[column]}>
      <span className="text" data-long={isLong(column, text) || undefined}>
        {text}
      </span>
    </td>
  );
}

interface RowProps {
  line: Line;
  index: number;
  columns: readonly ColumnKey[];
  currency: unknown;
}

function Row({ line, index, columns, currency }: RowProps) {
  const notes = lineNotes(line);
  return (
    <tbody data-row={index}>
      <tr>
        <td className="place">
          <span>{index + 1}</span>
        </td>
        {columns.map((column) => (
          <Cell key={column} line={line} column={column} currency={currency} />
        ))}
        <td data-cell="amount" data-label={lineWords().netAmount}>
          <Amount>{storedAmount(line, currency)}</Amount>
        </td>
      </tr>
      {notes === '' ? null : (
        <tr className="notes">
          <td />
          <td colSpan={columns.length + 1}>{notes}</td>
        </tr>
      )}
    </tbody>
  );
}

/** The lines of a document for reading, without columns in which no line has anything. */
export function ReadLines({ values }: { values: { currency?: unknown; items?: unknown } }) {
  const lines = linesIn(values);
  const columns = COLUMNS.filter((column) =>
    lines.some((line) => textOf(line, column, values.currency) !== ''),
  );
  return (
    <table data-testid="locked-lines">
      <LinesHead columns={columns} />
      {lines.map((line, index) => (
        <Row
          key={line.__temp_key__ ?? index}
          line={line}
          index={index}
          columns={columns}
          currency={values.currency}
        />
      ))}
    </table>
  );
}
