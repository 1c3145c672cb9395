import { api, createKey } from '../support/api';
import { CM, MY_BUSINESSES, operatorWho } from '../support/operators';
import { createCustomer, createInvoice, recordPayment } from '../support/records';
import { addMember } from '../support/two-businesses';

const PAYMENT = 'api::payment.payment';
const INVOICE = 'api::invoice.invoice';
const CUSTOMER = 'api::customer.customer';

/** A payment, and the business that got it. */
async function paid() {
  const { key, business } = await createKey();
  const client = api(key);
  const { id } = await createCustomer(client);
  const issued = { status: 'sent', issue_date: '2026-05-01' };
  const invoice = await createInvoice(client, id, issued);
  const payment = await recordPayment(client, invoice.id, { amount: 10 });
  return { business, pdf: `/invoicing/payments/${payment.id}/pdf`, invoice: invoice.id as string };
}

const reads = (subject: string, properties = {}) => ({
  action: `${CM}.read`,
  subject,
  conditions: [MY_BUSINESSES],
  properties,
});

test('a receipt and a paper need the rights to all that they show, in their own business', async () => {
  const [mine, foreign] = [await paid(), await paid()];
  const statusFor = async (permissions: ReturnType<typeof reads>[], path: string) => {
    const operator = await operatorWho(permissions);
    await addMember(mine.business, operator);
    return (await operator.get(path)).status;
  };
  const all = [reads(PAYMENT), reads(INVOICE), reads(CUSTOMER)];
  expect(await statusFor(all, mine.pdf)).toBe(200);
  expect(await statusFor(all, foreign.pdf)).toBe(404);
  expect(await statusFor([reads(INVOICE), reads(CUSTOMER)], mine.pdf)).toBe(403);
  expect(await statusFor([reads(PAYMENT), reads(CUSTOMER)], mine.pdf)).toBe(403);
  expect(await statusFor([reads(PAYMENT), reads(INVOICE)], mine.pdf)).toBe(403);
  const dayOnly = reads(PAYMENT, { fields: ['business', 'paid_on', 'currency'] });
  expect(await statusFor([dayOnly, reads(INVOICE), reads(CUSTOMER)], mine.pdf)).toBe(403);

  const note = (id: string) => `/invoicing/invoices/${id}/pdf?paper=delivery_note`;
  expect(await statusFor(all, note(mine.invoice))).toBe(200);
  expect(await statusFor(all, note(foreign.invoice))).toBe(404);
  const numberOnly = reads(INVOICE, { fields: ['business', 'invoice_number'] });
  expect(await statusFor([numberOnly], note(mine.invoice))).toBe(403);
});
