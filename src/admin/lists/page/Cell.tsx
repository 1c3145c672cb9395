import type { ReactNode } from 'react';
import { Badge } from '@strapi/design-system';
import type { ListColumn, ListRow } from '../../../panel/answers';
import { pairValue, type Metadata } from '../../../domain/metadata';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { choiceWord } from '../../kit/status/choice-words';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { listPageWords, mailWords, recurringWords } from '../../words';
import { shortDate, shortMoment } from '../../words/dates';
import { printAmount, printRate } from '../../words/print-amount';

const NONE = '–';

/** The words of a choice. */
function choiceOf(name: string, row: ListRow): string {
  const value = String(row[name]);
  if (name !== 'interval_unit') return choiceWord(name, value);
  return recurringWords().every(Number(row['interval_count'] ?? 1), value as IntervalUnit);
}

/** The value of a column in words. */
export function textOf({ name, type, field }: ListColumn, row: ListRow): string {
  if (type === 'pair')
    return pairValue(row['metadata'] as Metadata | null | undefined, field ?? '') || NONE;
  const value = row[name];
  if (value === undefined || value === null || value === '') return NONE;
  const { yes, no } = listPageWords();
  switch (type) {
    case 'decimal':
      return name.endsWith('rate') ? printRate(String(value)) : printAmount(value, row['currency']);
    case 'date':
      return shortDate(value);
    case 'datetime':
      return shortMoment(value);
    case 'boolean':
      return value === true ? yes : no;
    case 'enumeration':
      return choiceOf(name, row);
    case 'relation':
      return String((value as Record<string, unknown>)[field ?? ''] ?? NONE);
    default:
      return String(value);
  }
}

/** The columns beside which a list says that the last mail was refused. Credit notes show no status. */
const MARKED = ['state', 'credit_note_number'];

const Refused = (): ReactNode => <Badge variant="danger">{mailWords().refused.mark}</Badge>;

/** The value of a column: words, an amount, or a coloured status. */
export function Cell({ column, row }: { column: ListColumn; row: ListRow }) {
  const { name } = column;
  const text = textOf(column, row);
  return (
    <>
      {name === 'state' && text !== NONE ? <StatusBadge status={String(row[name])} /> : text}
      {row.mail_refused && MARKED.includes(name) ? (
        <>
          {' '}
          <Refused />
        </>
      ) : null}
    </>
  );
}
