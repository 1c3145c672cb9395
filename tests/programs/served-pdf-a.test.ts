import { TAXED } from '../support/generated-e-invoice';
import { send } from '../support/generator';
import { creditInvoice } from '../support/records';
import { createTrade, getEInvoice } from '../support/trade';
import { faultsOf } from '../support/vera-pdf';

/** Factur-X files as the service gives them out, by the rules of PDF/A-3b. */

// veraPDF stops this process for seconds, and the server closes idle connections. So it comes last in each test.

test('the generator makes PDF/A-3b, also with all scripts and a logo', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const scripts = { notes: 'Łódź שירותי 网站 🎉 हिन्दी', logo: pixel, themeColor: '#0f766e' };
  const plain = await send(TAXED);
  const decorated = await send({ ...TAXED, ...scripts });
  expect(decorated.headers.get('x-logo-status')).toBe('used');
  expect(faultsOf([plain.pdf, decorated.pdf], '3b')).toEqual([[], []]);
});

test('an invoice and its credit note are PDF/A-3b', async () => {
  const trade = await createTrade();
  const invoice = await trade.invoice({ notes: 'Notes & more', terms: 'Within 30 days.' });
  const note = await creditInvoice(trade.client, invoice.id);
  const files: Buffer[] = [];
  for (const document of [`invoices/${invoice.id}`, `credit-notes/${note.id as string}`])
    files.push((await getEInvoice(trade.key, document, 'factur-x')).bytes);
  expect(faultsOf(files, '3b')).toEqual([[], []]);
});
