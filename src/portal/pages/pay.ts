import { database } from '../../database/pool';
import { checkUuid } from '../../domain/checks';
import { notFound } from '../../domain/errors';
import { languageOf } from '../../domain/languages';
import { sendBack } from '../../hosted/headers';
import { NoPayment, openCheckout } from '../../hosted/pay-online';
import { readForm } from '../../http/requests/form-body';
import { MOST_INVOICES } from '../../online/attempts';
import type { Visit } from '../visit';
import { payableInvoices, type Payable } from '../sql/payable';
import { sendStart } from './start';

const PATH = '/portal/pay';

/** All of one customer and currency: a payment has one of each. */
const areAlike = ([first, ...others]: readonly Payable[]): boolean =>
  others.every(
    (one) => one.currency === first?.currency && one.customer_row_id === first.customer_row_id,
  );

/** The page of a provider, or null where nothing can be paid now. @throws NoPayment */
function checkout({ strapi, customers }: Visit, invoices: readonly Payable[]) {
  const customer = customers.find((one) => one.row_id === invoices[0]?.customer_row_id);
  if (!customer) throw notFound('page');
  return openCheckout(strapi, {
    businessRowId: customer.business_row_id,
    invoices: invoices.map(({ id, number }) => ({ id, number })),
    language: languageOf(customer.language, customer.business_language),
    page: PATH,
  });
}

/** Sends a payer to the page of a provider that takes the selected invoices, or says why not. */
export async function payInvoices(visit: Visit): Promise<void> {
  const { strapi, ctx, customers } = visit;
  const ids = [...new Set((await readForm(ctx)).getAll('invoice'))];
  if (ids.length === 0) return sendStart(visit, 'none', 400);
  if (ids.length > MOST_INVOICES) return sendStart(visit, 'too_many', 400);
  if (!ids.every((id) => 'value' in checkUuid(id))) throw notFound('page');
  const rowIds = customers.map((one) => one.row_id);
  const invoices = await payableInvoices(database(strapi), rowIds, ids);
  if (invoices.length < ids.length) throw notFound('page');
  if (!areAlike(invoices)) return sendStart(visit, 'mixed', 400);
  try {
    const url = await checkout(visit, invoices);
    if (url === null) return await sendStart(visit, 'nothing', 409);
    sendBack(ctx, url);
  } catch (error) {
    if (!(error instanceof NoPayment)) throw error;
    ctx.set('Retry-After', '5');
    await sendStart(visit, 'unavailable', 503);
  }
}

/** Somebody has reloaded the page that said why not, or the provider sent them back without a payment. */
export async function backFromPay({ ctx }: Visit): Promise<void> {
  sendBack(ctx, '/portal');
}

/** The provider sends those back here who have paid. What arrived is known once the provider says so. */
export const servePaid = (visit: Visit): Promise<void> => sendStart(visit, 'paid');
