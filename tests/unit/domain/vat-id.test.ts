import { checkVatId } from '../../../src/domain/vat-id';

test.each([
  ['ATU12345678', 'ATU12345678'],
  ['be 0123.456.789', 'BE0123456789'],
  ['BG123456789', 'BG123456789'],
  ['BG1234567890', 'BG1234567890'],
  ['CY12345678X', 'CY12345678X'],
  ['CZ12345678', 'CZ12345678'],
  ['DE 123 456 789', 'DE123456789'],
  ['DK12 34 56 78', 'DK12345678'],
  ['EE123456789', 'EE123456789'],
  ['EL123456789', 'EL123456789'],
  ['ESX12345678', 'ESX12345678'],
  ['ES12345678X', 'ES12345678X'],
  ['ESX1234567X', 'ESX1234567X'],
  ['FI12345678', 'FI12345678'],
  ['FRXX123456789', 'FRXX123456789'],
  ['HR12345678901', 'HR12345678901'],
  ['HU12345678', 'HU12345678'],
  ['IE1234567WA', 'IE1234567WA'],
  ['IE1+23456W', 'IE1+23456W'],
  ['IT12345678901', 'IT12345678901'],
  ['LT123456789012', 'LT123456789012'],
  ['LU12345678', 'LU12345678'],
  ['LV12345678901', 'LV12345678901'],
  ['MT12345678', 'MT12345678'],
  ['NL123456789B01', 'NL123456789B01'],
  ['PL123-456-78-90', 'PL1234567890'],
  ['PT123456789', 'PT123456789'],
  ['RO12', 'RO12'],
  ['SE123456789001', 'SE123456789001'],
  ['SI12345678', 'SI12345678'],
  ['SK1234567890', 'SK1234567890'],
  ['XI123456789', 'XI123456789'],
  ['GB 123 4567 89', 'GB123456789'],
  ['GBGD001', 'GBGD001'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['CHE-123.456.789', 'CHE123456789'],
  ['NO 123 456 789 MVA', 'NO123456789MVA'],
  ['US12-3456789', 'US123456789'],
  ['12/345/67890', '1234567890'],
])('the VAT number %s is stored as %s', (input, value) => {
  expect(checkVatId(input)).toEqual({ value });
});

test.each([
  ['DE12345678', 'must be a VAT number as DE has them, such as DE123456789'],
  ['DE1234567890', 'must be a VAT number as DE has them, such as DE123456789'],
  ['AT12345678', 'must be a VAT number as AT has them, such as ATU12345678'],
  ['ES123456789', 'must be a VAT number as ES has them, such as ESX12345678'],
  ['NL123456789X01', 'must be a VAT number as NL has them, such as NL123456789B01'],
  ['GB12345678', 'must be a VAT number as GB has them, such as GB123456789'],
  ['CHE12345678', 'must be a VAT number as CH has them, such as CHE-123.456.789 MWST'],
  ['NO12345678MVA', 'must be a VAT number as NO has them, such as NO123456789MVA'],
  ...['U', '', 'US_1', 'X'.repeat(21), 'US1️⃣', 'ÜS123', 'US+1'].map((id) => [
    id,
    'must be a VAT number of 2 to 20 letters and digits, such as DE123456789',
  ]),
  ...[7, true, {}, ['DE123456789']].map((id) => [id, 'must be a string']),
])('the VAT number %p %s', (input, problem) => {
  expect(checkVatId(input)).toEqual({ problem });
});
