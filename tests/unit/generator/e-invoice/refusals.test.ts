import {
  BUYER,
  items,
  made,
  SELLER,
  TAXED,
  withEInvoice,
} from '../../../support/generated-e-invoice';
import type { Fields } from '../../../support/records';

const without = (party: Fields, ...names: string[]) =>
  Object.fromEntries(Object.entries(party).filter(([name]) => !names.includes(name)));

const REFUSED: readonly (readonly [name: string, body: Fields, pointer: string, words: RegExp])[] =
  [
    ['no number', { ...TAXED, invoiceNumber: '' }, '/invoiceNumber', /^is needed \(BR-02\)$/],
    ['no issue date', withEInvoice({ issueDate: '' }), '/eInvoice/issueDate', /needed \(BR-03\)/],
    ['no currency', withEInvoice({ currency: null }), '/eInvoice/currency', /needed \(BR-05\)/],
    ['no due date', withEInvoice({ dueDate: null }), '/eInvoice/dueDate', /BR-CO-25/],
    [
      'no seller name',
      withEInvoice({ seller: without(SELLER, 'name') }),
      '/eInvoice/seller/name',
      /^is needed \(BR-06\)$/,
    ],
    [
      'a name of control characters',
      withEInvoice({ buyer: { ...BUYER, name: '\u0001\u0002' } }),
      '/eInvoice/buyer/name',
      /^is needed \(BR-07\)$/,
    ],
    [
      'no seller country',
      withEInvoice({ seller: without(SELLER, 'countryCode') }),
      '/eInvoice/seller/countryCode',
      /^is needed \(BR-09\)$/,
    ],
    [
      'no VAT number',
      withEInvoice({ seller: without(SELLER, 'vatId') }),
      '/eInvoice/seller/vatId',
      /^is needed \(BR-S-02\)$/,
    ],
    [
      'reverse charge to a buyer without VAT number',
      withEInvoice({ taxCategory: 'AE', buyer: without(BUYER, 'vatId') }, { tax: '' }),
      '/eInvoice/buyer/vatId',
      /^is needed \(BR-AE-02\)$/,
    ],
    [
      'a line without words',
      { ...TAXED, items: [{ item: ' ', qty: 1, rate: 1 }] },
      '/items/0/item',
      /^is needed \(BR-25\)$/,
    ],
    ['no tax and no category', { ...TAXED, tax: '' }, '/eInvoice/taxCategory', /BR-CO-04/],
    ['standard rate of 0', withEInvoice({ taxCategory: 'S' }, { tax: 0 }), '/tax', /BR-S-05/],
    ['a rate beside Z', withEInvoice({ taxCategory: 'Z' }), '/eInvoice/taxCategory', /^must be S/],
    ['shipping beside tax', { ...TAXED, shipping: 5 }, '/eInvoice/taxCategory', /^must be Z or E/],
    [
      'shipping outside the scope of tax',
      withEInvoice({ taxCategory: 'AE' }, { shipping: 5 }),
      '/eInvoice/taxCategory',
      /^must be Z or E/,
    ],
    [
      'category K',
      withEInvoice({ taxCategory: 'K' }, { tax: '' }),
      '/eInvoice/taxCategory',
      /IC-11/,
    ],
    [
      'category O',
      withEInvoice({ taxCategory: 'O' }, { tax: '' }),
      '/eInvoice/taxCategory',
      /CO-26/,
    ],
    [
      'an exemption without reason',
      withEInvoice({ taxCategory: 'E' }, { tax: '' }),
      '/notes',
      /E-10/,
    ],
    [
      'a seller in France',
      withEInvoice({ seller: { ...SELLER, countryCode: 'FR', vatId: 'FR83404833048' } }),
      '/eInvoice/seller/countryCode',
      /^cannot be FR here/,
    ],
    ['a rate that rules take for 0', { ...TAXED, tax: '0.4' }, '/tax', /below 0.5 %/],
    ['a negative rate', { ...TAXED, tax: '-1' }, '/tax', /^must be from 0 to 100/],
    ['a rate above 100', { ...TAXED, tax: '100.1' }, '/tax', /^must be from 0 to 100/],
    ['a fine rate', { ...TAXED, tax: '19.00001' }, '/tax', /at most 4 decimals/],
    ['a fine quantity', { ...TAXED, ...items([0.1234567, 1]) }, '/items/0/qty', /at most 6/],
    ['a fine price', { ...TAXED, ...items([1, 0.1234567]) }, '/items/0/rate', /at most 6/],
    [
      'a third decimal',
      withEInvoice(
        { currency: 'KWD', taxCategory: 'Z' },
        { currency: 'KWD', tax: '', ...items([1, 1.255]) },
      ),
      '/items/0',
      /1.255, and an e-invoice has at most two decimals/,
    ],
    [
      'a tax with a third decimal',
      withEInvoice({ currency: 'KWD' }, { currency: 'KWD', ...items([1, 1.25]) }),
      '/tax',
      /at most two decimals/,
    ],
    [
      'an amount paid with a third decimal',
      withEInvoice({ currency: 'KWD' }, { currency: 'KWD', amountPaid: '1.001', tax: '20' }),
      '/amountPaid',
      /at most two decimals/,
    ],
    [
      'a discount with a third decimal',
      withEInvoice({ currency: 'KWD' }, { currency: 'KWD', discount: '1.001', tax: '20' }),
      '/discount',
      /at most two decimals/,
    ],
    [
      'a discount above the subtotal',
      { ...TAXED, discount: 101 },
      '/discount',
      /at most the subtotal/,
    ],
    ['a negative discount', { ...TAXED, discount: -1 }, '/discount', /at least 0/],
    ['negative shipping', { ...TAXED, shipping: -1 }, '/shipping', /at least 0/],
    ['a negative amount paid', { ...TAXED, amountPaid: -1 }, '/amountPaid', /at least 0/],
    ['lines below 0', { ...TAXED, ...items([-1, 5]) }, '/items', /not come to less than 0/],
    ['a symbol of another currency', { ...TAXED, currency: '$' }, '/currency', /^must be EUR/],
    ['another currency', { ...TAXED, currency: 'usd' }, '/currency', /^must be EUR/],
    [
      'decimals of yen',
      withEInvoice({ currency: 'JPY' }, { currency: '¥' }),
      '/currency',
      /be JPY/,
    ],
    [
      'a currency off the list',
      withEInvoice({ currency: 'ANG' }),
      '/eInvoice/currency',
      /BR-CL-04/,
    ],
    ['another date', { ...TAXED, date: '2026-11-21' }, '/date', /^must be 2026-11-20/],
    ['another due date', { ...TAXED, dueDate: '2026-11-21' }, '/dueDate', /^must be 2026-12-20/],
    [
      'a day that does not exist',
      withEInvoice({ issueDate: '2026-02-30' }),
      '/eInvoice/issueDate',
      /YYYY/,
    ],
    [
      'a country that does not exist',
      withEInvoice({ buyer: { countryCode: 'XX' } }),
      '/eInvoice/buyer/countryCode',
      /ISO 3166/,
    ],
    [
      'a mistyped IBAN',
      withEInvoice({ payment: { iban: 'DE88370400440532013000' } }),
      '/eInvoice/payment/iban',
      /check digits/,
    ],
    [
      'an e-mail that is none',
      withEInvoice({ seller: { email: 'me' } }),
      '/eInvoice/seller/email',
      /e-mail/,
    ],
    ['a number as name', withEInvoice({ seller: { name: 7 } }), '/eInvoice/seller/name', /string/],
    [
      'a long name',
      withEInvoice({ buyer: { name: 'x'.repeat(256) } }),
      '/eInvoice/buyer/name',
      /255/,
    ],
    ['a NUL', withEInvoice({ buyer: { city: 'a\u0000' } }), '/eInvoice/buyer/city', /NUL/],
    ['a list as seller', withEInvoice({ seller: [] }), '/eInvoice/seller', /^must be an object$/],
    [
      'text as payment',
      withEInvoice({ payment: 'IBAN' }),
      '/eInvoice/payment',
      /^must be an object$/,
    ],
    [
      'an unknown category',
      withEInvoice({ taxCategory: 's' }),
      '/eInvoice/taxCategory',
      /one of S/,
    ],
    ['an e-invoice that is a list', { ...TAXED, eInvoice: [] }, '/eInvoice', /^must be an object$/],
    ['an e-invoice that is true', { ...TAXED, eInvoice: true }, '/eInvoice', /^must be an object$/],
  ];

test.each(REFUSED)('%s is refused at its field alone', (_name, body, pointer, words) => {
  expect(made(body)).toEqual({ [pointer]: expect.stringMatching(words) });
});

test('an empty e-invoice names all that it lacks', () => {
  expect(made({ ...TAXED, invoiceNumber: null, tax: null, eInvoice: {} })).toEqual({
    '/eInvoice/issueDate': 'is needed (BR-03)',
    '/eInvoice/currency': 'is needed (BR-05)',
    '/invoiceNumber': 'is needed (BR-02)',
    '/eInvoice/taxCategory': 'is needed (BR-CO-04)',
    '/eInvoice/seller/name': 'is needed (BR-06)',
    '/eInvoice/seller/countryCode': 'is needed (BR-09)',
    '/eInvoice/seller/vatId': 'is needed (BR-CO-26)',
    '/eInvoice/buyer/name': 'is needed (BR-07)',
    '/eInvoice/buyer/countryCode': 'is needed (BR-11)',
    '/eInvoice/dueDate': 'or terms are needed (BR-CO-25)',
  });
});
