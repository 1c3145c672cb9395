import { api, createKey } from '../support/api';
import { createCustomer, createInvoice, recordPayment } from '../support/records';
import { sharedNodes } from '../support/shared-services';
import { getPdf } from '../support/stored-pdf';

/** An archive may compare the bytes of PDFs (contract §17). */
test('two nodes draw the same bytes of a document, and others once it is settled', async () => {
  const nodes = await sharedNodes();
  const owner = (await createKey({ service: nodes[0] })).key;
  const by = api(owner, nodes[0]);
  const { id } = await createCustomer(by);
  const bill = await createInvoice(by, id, { status: 'sent' });
  const draft = await createInvoice(by, id);
  for (const one of [bill, draft]) {
    const path = `invoices/${one.id as string}`;
    const first = await getPdf(owner, path, {}, nodes[0]);
    const other = await getPdf(owner, path, {}, nodes[1]);
    expect(other.pdf.equals(first.pdf)).toBe(true);
    expect(other.headers.get('etag')).toBe(first.headers.get('etag'));
  }
  const path = `invoices/${bill.id as string}`;
  const before = await getPdf(owner, path, {}, nodes[0]);
  await recordPayment(by, bill.id, { amount: 10 });
  const after = await getPdf(owner, path, {}, nodes[1]);
  expect(after.pdf.equals(before.pdf)).toBe(false);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});
