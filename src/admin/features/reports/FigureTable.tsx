import {
  Box,
  Link,
  Table,
  Tbody,
  Td,
  TextButton,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour } from '../../kit/colour';
import { FIGURE } from '../../kit/figure';
import type { Cell, Column } from './figure';

interface FigureTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Below the rows, in bold. */
  sums: readonly (readonly Cell[])[];
}

/** Words make room for the amounts. */
const WORDS = { whiteSpace: 'normal' } as const;

/** Nine columns fit from 1280 pixels on. On a phone, each row is a card. */
const Fitting = styled.div`
  @media (max-width: 1439px) {
    th,
    td {
      padding-inline: 0.6rem;
    }
  }

  @media (max-width: 599px) {
    table,
    tbody,
    tr {
      display: block;
      height: auto;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      padding: 0.8rem;
    }

    td {
      display: flex;
      justify-content: space-between;
      gap: 1.6rem;
      height: auto;
      padding-block: 0.2rem;
    }

    td::before {
      content: attr(data-label);
      color: ${colour('neutral600')};
    }

    td[data-label='']::before,
    td[data-empty] {
      display: none;
    }
  }
`;

function Content({ cell, isSum }: { cell: Cell; isSum: boolean }) {
  if (typeof cell !== 'string' && 'to' in cell)
    return (
      <Link tag={NavLink} to={cell.to}>
        {cell.text}
      </Link>
    );
  if (typeof cell !== 'string')
    return (
      <TextButton onClick={cell.show}>
        <Typography textColor="primary600">{cell.text}</Typography>
      </TextButton>
    );
  return (
    <Typography textColor="neutral800" fontWeight={isSum ? 'bold' : 'regular'}>
      {cell}
    </Typography>
  );
}

interface RowProps {
  columns: readonly Column[];
  cells: readonly Cell[];
  isSum?: boolean;
}

function Row({ columns, cells, isSum = false }: RowProps) {
  return (
    <Tr>
      {cells.map((cell, index) => {
        const { label, isFigure } = columns[index] ?? { label: String(index) };
        return (
          <Td
            key={label}
            data-label={label}
            data-empty={cell === '' || undefined}
            style={isFigure ? { ...FIGURE, textAlign: 'right' } : WORDS}
          >
            <Box display="inline-block" style={isFigure ? FIGURE : {}}>
              <Content cell={cell} isSum={isSum} />
            </Box>
          </Td>
        );
      })}
    </Tr>
  );
}

/** A table of a report, with its sums at the end. */
export function FigureTable({ label, columns, rows, sums }: FigureTableProps) {
  return (
    <Fitting>
      <Table colCount={columns.length} rowCount={rows.length + sums.length + 1} aria-label={label}>
        <Thead>
          <Tr>
            {columns.map((column) => (
              <Th key={column.label}>
                <Typography
                  variant="sigma"
                  textColor="neutral600"
                  style={column.isFigure ? { marginLeft: 'auto' } : {}}
                >
                  {column.label}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((cells, index) => (
            <Row key={index} columns={columns} cells={cells} />
          ))}
          {sums.map((cells, index) => (
            <Row key={`sum-${index}`} columns={columns} cells={cells} isSum />
          ))}
        </Tbody>
      </Table>
    </Fitting>
  );
}
