import type { Place, Value } from '../../database/prepare';
import type { DocumentField } from '../../domain/fields/documents';
import type { NumberedKind } from '../kind';
import { businessRowId, placed, valueOf, type Written } from './columns';

/**
 * SQL of the day on which an invoice is due that names none: as many days after its issue as its customer
 * has to pay, or else as its business gives. Null when neither has a term, and beyond the year 9999. The
 * panel's forms compute the same (`panel/saves/defaults`).
 */
function usualDueDate(place: Place<Written>): string {
  const issued = `${place(valueOf('issue_date'))}::date`;
  const term = `coalesce(customer.payment_term_days,
    (SELECT payment_term_days FROM businesses WHERE id = ${place(businessRowId)}))`;
  return `(SELECT due FROM (SELECT ${issued} + ${term} AS due) one WHERE due <= '9999-12-31')`;
}

const isNotSaid: Value<Written> = ({ document }) => document.deadline === undefined;

/**
 * SQL of the value of a column. An invoice of the CTE `customer` that does not say when it is due is due by
 * the payment term.
 */
export function placedOrUsual(
  kind: NumberedKind,
  column: DocumentField,
  place: Place<Written>,
): string {
  const given = placed(column, place);
  if (kind.name !== 'invoice' || column.name !== 'deadline') return given;
  return `CASE WHEN ${place(isNotSaid)}::boolean THEN ${usualDueDate(place)} ELSE ${given} END`;
}
