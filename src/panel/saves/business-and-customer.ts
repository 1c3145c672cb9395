import { USUAL_TEMPLATE } from '../../domain/templates';
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

/** @throws when a form names no customer */
export function requireCustomer({ data }: Form, { customer: { current } }: Loaded): void {
  if (!readRelation(data['customer']) && !current)
    throw fieldError(['customer'], say('not_chosen'));
}

/** The customer of a document. It must belong to the same business, and the operator must see it. */
export function customerOf(
  form: Form,
  loaded: Loaded,
  rights: Rights,
  business: BusinessRow,
): CustomerRow {
  requireCustomer(form, loaded);
  const { chosen, current } = loaded.customer;
  const named = readRelation(form.data['customer']);
  const customer = named ? (rights.seesCustomer ? chosen : null) : current;
  if (customer?.business_row_id !== business.row_id) {
    throw fieldError(['customer'], say('not_customer_of_business'));
  }
  return customer;
}

/** Whom a record belongs to. */
export interface Parties {
  business: BusinessRow;
  customer: CustomerRow;
}

export function partiesOf(form: Form, loaded: Loaded, rights: Rights): Parties {
  const business = businessOf(form, loaded, rights);
  return { business, customer: customerOf(form, loaded, rights, business) };
}

/** Stands in for parties that a form does not name, so that its other fields can be judged. */
export const NOBODY: Parties = {
  business: {
    row_id: 0,
    id: '',
    time_zone: 'UTC',
    default_currency: 'EUR',
    template: USUAL_TEMPLATE,
    default_tax_rate: null,
    default_notes: null,
    default_terms: null,
    tax_rounding: 'line',
    zero_rate_category: null,
    zero_rate_reason: null,
    lock_documents: null,
    closed_until: null,
    default_quotation_notes: null,
    default_quotation_terms: null,
  },
  customer: {
    row_id: 0,
    id: '00000000-0000-4000-8000-000000000000',
    business_row_id: null,
    default_tax_rate: null,
  },
};
