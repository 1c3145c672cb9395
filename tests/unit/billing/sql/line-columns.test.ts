import { INVOICE, QUOTATION } from '../../../../src/billing/kind';
import { answeredText } from '../../../../src/billing/sql/line-columns';

test('a discount of 0 is told of quotations alone', () => {
  const line = { line_id: 'a', description: '"', quantity: '1.5', discount_rate: '0' };
  expect(answeredText(INVOICE, [line])).not.toContain('discount_rate');
  expect(answeredText(QUOTATION, [line])).toContain('"discount_rate":0,');
  expect(answeredText(INVOICE, [{ ...line, discount_rate: '10' }])).toContain(
    '"discount_rate":10,',
  );
  expect(answeredText(INVOICE, [line])).toContain('"description":"\\"","quantity":1.5,');
});
