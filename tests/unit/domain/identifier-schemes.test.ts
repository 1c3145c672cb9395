import {
  checkAddressScheme,
  checkRegistrationScheme,
  schemeName,
} from '../../../src/domain/identifier-schemes';

test.each(['0002', ' 0248 ', '0183'])('%j is a register', (code) => {
  expect(checkRegistrationScheme(code)).toEqual({ value: code.trim() });
});

test.each(['0001', '0092', '0249', '9930', 'EM', '2', '', 2, null])('%j is none', (code) => {
  expect(checkRegistrationScheme(code)).toHaveProperty('problem');
});

test('an electronic address has a scheme of EAS, in any letter case', () => {
  expect(checkAddressScheme(' em ')).toEqual({ value: 'EM' });
  expect(checkAddressScheme('9930')).toEqual({ value: '9930' });
  for (const code of ['0003', '9901', 'XX', 88])
    expect(checkAddressScheme(code)).toHaveProperty('problem');
});

test('a scheme without a name here is shown by its code', () => {
  expect(schemeName('0088')).toBe('GLN (GS1 location number)');
  expect(schemeName('0003')).toBe('0003');
});
