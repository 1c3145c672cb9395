import { dateInZone, knownTimeZone } from '../../domain/dates';
import { notFound } from '../../domain/errors';
import type { Visit } from '../visit';
import type { SeenCustomer } from '../sql/seen-customers';

/** The day in the time zone of the business of a customer. */
export const todayOf = ({ time_zone: zone }: Pick<SeenCustomer, 'time_zone'>): string =>
  dateInZone(knownTimeZone(zone), new Date());

/** The customer that the path names. @throws 404 for one that the person does not see */
export function customerOf({ customers, params }: Visit): SeenCustomer {
  const found = customers.find(({ id }) => id === params[0]);
  if (!found) throw notFound('page');
  return found;
}
