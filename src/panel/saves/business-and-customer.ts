import { say } from '../../messages/message';
import { fieldError } from './failures';
import type { BusinessRow, CustomerRow, Loaded } from './load';
import { readRelation } from './read-relation';
import type { Rights } from './rights';
import type { Form } from './saving';

/** The business that a form names. A business that the operator may not use counts as missing. */
function namedBusiness(
  { data }: Form,
  { business: { chosen } }: Loaded,
  rights: Rights,
): BusinessRow | null {
  if (!readRelation(data['business'])) return null;
  if (!chosen || !rights.seesBusiness || !rights.usesChosen) {
    throw fieldError(['business'], say('does_not_exist'));
  }
  return chosen;
}

/** The business when the form names none: that of the copied record, or that of the customer. */
function unnamedBusiness({ business }: Loaded, rights: Rights): BusinessRow | null {
  if (business.current && !rights.usesCurrent)
    throw fieldError(['business'], say('does_not_exist'));
  return business.current ?? (rights.usesImplied && rights.seesCustomer ? business.implied : null);
}

/**
 * The business of a record after a save. It cannot change later, because the number, the keys and the
 * webhooks of a record depend on it.
 */
export function businessOf(form: Form, loaded: Loaded, rights: Rights): BusinessRow {
  const { current } = loaded.business;
  const silent = form.data['business'] === undefined || form.data['business'] === null;
  const fixed = form.action === 'update' ? current : null;
  const chosen =
    silent && form.action !== 'update'
      ? unnamedBusiness(loaded, rights)
      : namedBusiness(form, loaded, rights);
  if (fixed && chosen && chosen.row_id !== fixed.row_id) {
    throw fieldError(['business'], say('fixed_once_saved'));
  }
  const business = chosen ?? fixed;
  if (!business) throw fieldError(['business'], say('not_chosen'));
  return business;
}

/** The customer of a document. It must belong to the same business, and the operator must see it. */
export function customerOf(
  form: Form,
  { customer: { chosen, current } }: Loaded,
  rights: Rights,
  business: BusinessRow,
): CustomerRow {
  const named = readRelation(form.data['customer']);
  if (!named && !current) throw fieldError(['customer'], say('not_chosen'));
  const customer = named ? (rights.seesCustomer ? chosen : null) : current;
  if (customer?.business_row_id !== business.row_id) {
    throw fieldError(['customer'], say('not_customer_of_business'));
  }
  return customer;
}
