import type { MouseEvent } from 'react';
import { Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { FIGURE } from '../../kit/figure';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { shortDate, shortMoment } from '../../words/dates';
import type { Header, Row } from './header';

/** A short text. In the first column it leads to the record, as Strapi's own cells there do. */
function Short({ text, row, isFirst }: { text: string; row: Row; isFirst: boolean }) {
  if (!isFirst)
    return (
      <Typography textColor="neutral800" style={FIGURE}>
        {text}
      </Typography>
    );
  return (
    <Typography
      tag={RouterLink}
      to={String(row.documentId)}
      textColor="neutral800"
      style={FIGURE}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Typography>
  );
}

const FORMATTERS: readonly {
  fits: (header: Header) => boolean;
  cell: (header: Header, isFirst: boolean) => NonNullable<Header['cellFormatter']>;
}[] = [
  {
    fits: ({ name, attribute }) => name === 'state' && attribute.type === 'enumeration',
    cell: () => (row) => <StatusBadge status={String(row.state)} />,
  },
  {
    fits: ({ attribute }) => attribute.type === 'date',
    cell:
      ({ name }, isFirst) =>
      (row) => <Short text={shortDate(row[name])} row={row} isFirst={isFirst} />,
  },
  {
    fits: ({ attribute }) => attribute.type === 'datetime',
    cell:
      ({ name }, isFirst) =>
      (row) => <Short text={shortMoment(row[name])} row={row} isFirst={isFirst} />,
  },
];

/** The look of a column's cells; undefined for that of Strapi. */
export const formatterOf = (header: Header, isFirst: boolean): Header['cellFormatter'] =>
  FORMATTERS.find(({ fits }) => fits(header))?.cell(header, isFirst);
