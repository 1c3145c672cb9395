import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { xmlIn } from '../support/pdf/attachments';
import { send } from '../support/generator';

const SCRIPT = pathToFileURL(path.join(__dirname, '../../public/generator/draft.js')).href;

const run = promisify(execFile);

/** The request that the browser's own script makes of a draft in its storage. */
async function requestOf(kept: object): Promise<string> {
  const program = `import { readDraft, requestBody } from ${JSON.stringify(SCRIPT)};
    process.stdout.write(requestBody(readDraft(process.argv[1])));`;
  // Not waiting for it in place lets the server's closed connections be noticed before the next request.
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify(kept)],
    { env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return stdout;
}

const fields = {
  'seller/name': 'Acme',
  'seller/countryCode': ' germany',
  'seller/vatId': 'DE 123456789',
  'buyer/name': 'Contoso',
  'buyer/countryCode': 'nl',
  'buyer/vatId': '',
  currency: 'eur',
  taxCategory: '',
  'payment/iban': 'DE89 3704 0044 0532 0130 00',
};

const SHEET = {
  from: 'Acme',
  invoiceNumber: '1',
  date: '2026-11-20',
  dueDate: '2026-12-20',
  tax: '19',
  discount: '10%',
  items: [{ item: 'Work', qty: '2', rate: '50' }],
};

test('an open panel makes an e-invoice, with countries by their names and dates of the sheet', async () => {
  const { status, pdf } = await send(
    await requestOf({ ...SHEET, eInvoice: { isOpen: true, fields } }),
  );
  expect(status).toBe(200);
  const xml = xmlIn(pdf);
  expect(xml).toMatch(/<ram:CountryID>DE<[^]*<ram:CountryID>NL</);
  expect(xml).toMatch(/>20261120<[^]*>20261220</);
  expect(xml).toContain('<ram:Reason>Discount (10%)</ram:Reason>');
});

test('a discount in per cent has the decimals of the currency that is printed', async () => {
  const yen = { isOpen: true, fields: { ...fields, currency: 'jpy' } };
  const items = [{ item: 'Work', qty: '1', rate: '55' }];
  const { status, pdf } = await send(await requestOf({ ...SHEET, items, eInvoice: yen }));
  expect(status).toBe(200);
  expect(xmlIn(pdf)).toContain('<ram:ActualAmount>6.00</ram:ActualAmount>');
});

test.each([
  ['a closed panel', { isOpen: false, fields }],
  ['a draft of before', undefined],
  ['another shape', 'open'],
])('%s sends nothing of it', async (_name, eInvoice) => {
  expect(JSON.parse(await requestOf({ ...SHEET, eInvoice }))).not.toHaveProperty('eInvoice');
});

test('what is no field of the panel is not sent', async () => {
  const strange = { '__proto__/name': 'x', 'other/name': 'x', seller: 'x', 'buyer/name': 7 };
  const kept = `{"isOpen":true,"fields":${JSON.stringify(strange)}}`;
  expect(JSON.parse(await requestOf({ eInvoice: JSON.parse(kept) })).eInvoice).toEqual({
    issueDate: '',
    dueDate: '',
    seller: {},
    buyer: {},
    payment: {},
  });
});
