import { suggestedFormat } from '../../../src/domain/suggested-format';

test.each([
  ['04011000-12345-34', null, 'xrechnung-ubl'],
  ['991-33333TEST-33', '9930', 'xrechnung-ubl'],
  ['05-12', null, 'xrechnung-ubl'],
  ['PO 4711', '0088', 'peppol'],
  [null, '9930', 'peppol'],
  ['2026-11-23-X', null, null],
  [null, 'EM', null],
  [null, '', null],
  [null, null, null],
])('the reference %j with the scheme %j suggests %j', (reference, scheme, format) => {
  const customer = { buyer_reference: reference, electronic_address_scheme: scheme };
  expect(suggestedFormat(customer)).toBe(format);
});
