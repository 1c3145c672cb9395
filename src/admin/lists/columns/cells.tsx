import type { MouseEvent, ReactNode } from 'react';
import { Badge, Flex, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { choiceWord } from '../../kit/status/choice-words';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { mailWords, recurringWords } from '../../words';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { shortDate, shortMoment } from '../../words/dates';
import type { Header, Row } from './header';

/** Choices that a list shows in the words of the form. */
const CHOICES = ['method', 'reason', 'mode'];

export const MONEY = [
  'subtotal',
  'tax_amount',
  'total',
  'amount_paid',
  'amount_written_off',
  'amount_credited',
  'applied_amount',
  'refunded_amount',
  'amount',
];

export function Money({ amount, currency }: { amount: unknown; currency: unknown }) {
  return (
    <Typography
      textColor="neutral800"
      style={{
        display: 'block',
        textAlign: 'right',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {printAmount(amount, currency)}
    </Typography>
  );
}

/** A short text. In the first column it leads to the record, as Strapi's own cells there do. */
function Short({ text, row, isFirst }: { text: string; row: Row; isFirst: boolean }) {
  const style = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
  if (!isFirst)
    return (
      <Typography textColor="neutral800" style={style}>
        {text}
      </Typography>
    );
  return (
    <Typography
      tag={RouterLink}
      to={String(row.documentId)}
      textColor="neutral800"
      style={style}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Typography>
  );
}

/** The name of a related record. A long one must not push the amounts off the screen. */
const Named = ({ record, field }: { record: unknown; field: string }) => (
  <Typography textColor="neutral800" ellipsis tag="div" style={{ maxWidth: '22rem' }}>
    {(record as Record<string, string | null> | null | undefined)?.[field] ?? '–'}
  </Typography>
);

/** A record's status or number, and a mark where its customer did not get the last mail. */
function Marked({ row, children }: { row: Row; children: ReactNode }) {
  if (row.mail_refused !== true) return children;
  return (
    <Flex gap={2}>
      {children}
      <Badge variant="danger">{mailWords().refused.mark}</Badge>
    </Flex>
  );
}

const FORMATTERS: readonly {
  fits: (header: Header) => boolean;
  cell: (header: Header, isFirst: boolean) => NonNullable<Header['cellFormatter']>;
}[] = [
  {
    fits: ({ name, attribute }) => name === 'state' && attribute.type === 'enumeration',
    cell: () => (row) => (
      <Marked row={row}>
        <StatusBadge status={String(row.state)} />
      </Marked>
    ),
  },
  {
    fits: ({ name, attribute }) => MONEY.includes(name) && attribute.type === 'decimal',
    cell:
      ({ name }) =>
      (row) => <Money amount={row[name]} currency={row.currency} />,
  },
  {
    fits: ({ name, attribute }) => CHOICES.includes(name) && attribute.type === 'enumeration',
    cell:
      ({ name }) =>
      (row) => (
        <Typography textColor="neutral800">
          {row[name] ? choiceWord(name, String(row[name])) : '–'}
        </Typography>
      ),
  },
  {
    fits: ({ name }) => name === 'interval_unit',
    cell: () => (row) => (
      <Typography textColor="neutral800">
        {recurringWords().every(Number(row.interval_count ?? 1), row.interval_unit as IntervalUnit)}
      </Typography>
    ),
  },
  {
    // The list of credit notes shows no status.
    fits: ({ name }) => name === 'credit_note_number',
    cell:
      ({ name }, isFirst) =>
      (row) => (
        <Marked row={row}>
          <Short text={String(row[name] ?? '–')} row={row} isFirst={isFirst} />
        </Marked>
      ),
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
  {
    fits: ({ name, mainField }) => name === 'customer' && mainField?.name !== undefined,
    cell:
      ({ name, mainField }) =>
      (row) => <Named record={row[name]} field={mainField?.name ?? 'name'} />,
  },
];

/** The look of a column's cells; undefined for that of Strapi. */
export const formatterOf = (header: Header, isFirst: boolean): Header['cellFormatter'] =>
  FORMATTERS.find(({ fits }) => fits(header))?.cell(header, isFirst);
