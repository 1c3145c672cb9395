import { memo, useMemo, type MouseEvent } from 'react';
import { CaretDown, CaretUp } from '@strapi/icons';
import { Link, useNavigate } from 'react-router-dom';
import type { ListColumn, ListRow } from '../../../panel/answers';
import { pageOf } from '../../requests/content-manager';
import { listPageWords } from '../../words';
import type { ListAddress } from '../list-address';
import { cardPlaces, type CardPlace } from './card';
import { Cell, textOf } from './Cell';
import { isAmount, labelOf } from './columns';
import { RowMenu, type UseRowActions } from './RowMenu';
import { Frame } from './table-style';

interface TableProps {
  model: string;
  columns: readonly ListColumn[];
  rows: readonly ListRow[];
  /** The order as `total:DESC`. */
  sort: string;
  address: ListAddress;
  selected: readonly ListRow[];
  onSelect: (rows: readonly ListRow[]) => void;
  onToggle: (row: ListRow) => void;
  useActions: UseRowActions;
}

function Head({
  column,
  sort,
  address,
}: { column: ListColumn } & Pick<TableProps, 'sort' | 'address'>) {
  const label = labelOf(column);
  const { sort: by } = column;
  if (by === null) return <th data-amount={isAmount(column) || undefined}>{label}</th>;
  const order = [`${by}:ASC`, `${by}:DESC`].find((one) => one === sort)?.endsWith('ASC');
  const next = order === true ? 'DESC' : 'ASC';
  const sorted = order === true ? 'ascending' : 'descending';
  return (
    <th
      data-amount={isAmount(column) || undefined}
      aria-sort={order === undefined ? 'none' : sorted}
    >
      <button type="button" onClick={() => address.change({ sort: `${by}:${next}` })}>
        <span>{label}</span>
        {order === undefined ? null : order ? (
          <CaretUp width="1rem" height="1rem" aria-hidden />
        ) : (
          <CaretDown width="1rem" height="1rem" aria-hidden />
        )}
      </button>
    </th>
  );
}

/** Names may be cut, and take the room that is left. */
function textMark({ name, type }: ListColumn): 'name' | 'text' | undefined {
  if (name === 'customer' || name === 'name') return 'name';
  return ['relation', 'text', 'string'].includes(type) && !SHORT.test(name) ? 'text' : undefined;
}

/** Numbers of documents and codes are whole. */
const SHORT = /_number$|^currency$|^invoice$|^credit_note$|^quotation$/;

interface RowProps extends Pick<TableProps, 'model' | 'columns' | 'useActions' | 'onToggle'> {
  row: ListRow;
  places: ReadonlyMap<string, CardPlace>;
  isSelected: boolean;
}

const stop = (event: MouseEvent) => event.stopPropagation();

/** Drawn anew only when it changes: a click on one checkbox would draw all rows. */
const Row = memo(function Row(props: RowProps) {
  const { model, columns, row, places, isSelected, onToggle, useActions } = props;
  const navigate = useNavigate();
  const page = pageOf(model, row.documentId);
  const [first] = columns;
  const name = first ? textOf(first, row) : '';
  return (
    <tr onClick={() => navigate(page)}>
      <td data-select onClick={stop}>
        <input
          type="checkbox"
          aria-label={listPageWords().select(name)}
          checked={isSelected}
          onChange={() => onToggle(row)}
        />
      </td>
      {columns.map((column, place) => (
        <td
          key={column.name}
          data-amount={isAmount(column) || undefined}
          data-text={textMark(column)}
          data-card={places.get(column.name)}
        >
          {place === 0 ? (
            <Link to={page} onClick={stop}>
              <Cell column={column} row={row} />
            </Link>
          ) : (
            <Cell column={column} row={row} />
          )}
        </td>
      ))}
      <td data-menu onClick={stop}>
        <RowMenu row={row} useActions={useActions} />
      </td>
    </tr>
  );
});

function Heads({ columns, rows, sort, address, selected, onSelect }: TableProps) {
  const all = rows.length > 0 && selected.length === rows.length;
  const { selectAll, rowActions } = listPageWords();
  return (
    <thead>
      <tr>
        <th data-select>
          <input
            type="checkbox"
            aria-label={selectAll}
            checked={all}
            onChange={() => onSelect(all ? [] : rows)}
          />
        </th>
        {columns.map((column) => (
          <Head key={column.name} column={column} sort={sort} address={address} />
        ))}
        <th data-menu aria-label={rowActions} />
      </tr>
    </thead>
  );
}

/** The rows of a list: a table, or cards on a phone. */
export function ListTable(props: TableProps) {
  const { model, columns, rows, selected, onToggle, useActions } = props;
  const places = useMemo(() => cardPlaces(columns), [columns]);
  return (
    <Frame>
      <table>
        <Heads {...props} />
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.documentId}
              model={model}
              columns={columns}
              row={row}
              places={places}
              isSelected={selected.some(({ documentId }) => documentId === row.documentId)}
              onToggle={onToggle}
              useActions={useActions}
            />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
