import type { Place, Value } from '../../database/prepare';
import type { DocumentField } from '../../domain/fields/documents';
import type { NumberedKind } from '../kind';
import { businessRowId, placed, valueOf, type Written } from './columns';

/** SQL of the days to pay. @param customer the name of its row @param business SQL of what the business gives */
export const termOf = (customer: string, business: string): string =>
  `coalesce(${customer}.payment_term_days, ${business})`;

/** SQL of `usualDueDate` of `domain/dates`, in the statement that stores the invoice. */
function usualDueDate(place: Place<Written>): string {
  const issued = `${place(valueOf('issue_date'))}::date`;
  const ofBusiness = `(SELECT payment_term_days FROM businesses WHERE id = ${place(businessRowId)})`;
  return `(SELECT due FROM (SELECT ${issued} + ${termOf('customer', ofBusiness)} AS due) one WHERE due <= '9999-12-31')`;
}

const isNotSaid: Value<Written> = ({ document }) => document.deadline === undefined;

const hasNoPlace: Value<Written> = ({ document }) => document.delivery_address === undefined;

/**
 * SQL of the value of a column. Where a document says nothing, the CTE `customer` gives the place of delivery, and
 * the payment term the day on which an invoice is due.
 */
export function placedOrUsual(
  kind: NumberedKind,
  column: DocumentField,
  place: Place<Written>,
): string {
  const given = placed(column, place);
  if (kind.name !== 'credit_note' && column.name === 'delivery_address') {
    return `CASE WHEN ${place(hasNoPlace)}::boolean THEN customer.delivery_address ELSE ${given} END`;
  }
  if (kind.name !== 'invoice' || column.name !== 'deadline') return given;
  return `CASE WHEN ${place(isNotSaid)}::boolean THEN ${usualDueDate(place)} ELSE ${given} END`;
}
