import { folded } from '../../../src/domain/folded';

test.each([
  [' INV-00001 ', 'inv-00001'],
  ['ＩＮＶ－00001', 'inv-00001'],
  ['\u3000Re ½\u00a0', 're 1⁄2'],
  ['A  B', 'a  b'],
])('%j is compared as %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
