import { errors } from '@strapi/utils';
import { INVOICE } from '../../billing/kind';
import { RECURRING_CREATE, RECURRING_UPDATE } from '../../billing/schemas/recurring';
import { say } from '../../messages/message';
import { createRecurring } from '../../recurring/create-recurring-invoice';
import type { RecurringInvoice } from '../../recurring/recurring';
import { getRecurring } from '../../recurring/sql/find';
import { updateRecurring } from '../../recurring/update-recurring-invoice';
import { saying } from '../../strapi/saying';
import { parse } from '../../validation/parse';
import { NOBODY, partiesOf, requireCustomer, type Parties } from './business-and-customer';
import { defaultTexts, usualTaxRate } from './defaults';
import { changedInput, recurringInput } from './recurring-form';
import { refusedTogether } from './refused-together';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';
import { tenantOfForm } from './tenant';

async function stored(
  { strapi, trx, documentId }: Saving,
  { form }: Case,
  { business, customer }: Parties,
): Promise<RecurringInvoice> {
  const who = tenantOfForm(business);
  const input = recurringInput(form.data, customer.id, usualTaxRate({ business, customer }));
  if (form.action === 'update') {
    const found = await getRecurring(trx, business.row_id, documentId, 'lock');
    const change = parse(RECURRING_UPDATE, changedInput(input, found, who));
    return updateRecurring(strapi, trx, who, documentId, change);
  }
  const texts = defaultTexts(business, INVOICE);
  const whole = {
    ...input,
    notes: input['notes'] ?? texts.notes,
    terms: input['terms'] ?? texts.terms,
  };
  return createRecurring(strapi, trx, who, parse(RECURRING_CREATE, whole));
}

/**
 * A recurring invoice saved in the panel is stored by the use cases of the API, which know its dates. A
 * copy would bill a customer twice, so there is none.
 */
export const recurringRule: Rule = async (saving, given) => {
  if (saving.action === 'clone') throw saying(errors.ApplicationError, say('recurring_not_copied'));
  const { form, loaded, rights } = given;
  const parties = refusedTogether(
    () => partiesOf(form, loaded, rights),
    () => requireCustomer(form, loaded),
    () => parse(RECURRING_CREATE, recurringInput(form.data, NOBODY.customer.id, null)),
  );
  return { storedId: (await stored(saving, given, parties)).id };
};
