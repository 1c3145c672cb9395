import type { Queryable } from '../../database/connection';
import type { Contact } from '../../domain/contacts';
import { REQUESTABLE_FIELDS, type RequestableField } from '../requestable-fields';

/** What a business keeps of a customer to write to it. */
export type Details = Record<RequestableField, string | null> & {
  contacts: readonly Contact[] | null;
};

export async function detailsOf(db: Queryable, customerRowId: number): Promise<Details | null> {
  const [found] = await db.query<Details>({
    name: 'portal-details-of-customer',
    text: `SELECT ${REQUESTABLE_FIELDS.join(', ')}, contacts FROM customers WHERE id = $1`,
    values: [customerRowId],
  });
  return found ?? null;
}
