import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../../src/billing/kind';
import { LINES_FORM } from '../../../../src/billing/sql/kept-lines';
import { answeredLineColumns, answeredText } from '../../../../src/billing/sql/line-columns';

const FIELDS = [
  ...['id', 'description', 'quantity', 'unit_price', 'tax_rate', 'discount_rate', 'product_id'],
  ...['unit_code', 'tax_category', 'tax_exemption_reason', 'tax_amount', 'amount'],
];

/** Nodes of two versions keep lines in one database. If this fails, raise LINES_FORM, too. */
test('the form of kept lines has these fields', () => {
  const namesOf = (kind: NumberedKind) => answeredLineColumns(kind).map(({ name }) => name);
  expect(LINES_FORM).toBe(1);
  expect(namesOf(INVOICE)).toEqual(FIELDS);
  expect(namesOf(QUOTATION)).toEqual(FIELDS);
  expect(namesOf(CREDIT_NOTE)).toEqual([...FIELDS, 'line_id']);
});

test('a discount of 0 is told of quotations alone', () => {
  const line = { line_id: 'a', description: '"', quantity: '1.5', discount_rate: '0' };
  expect(answeredText(INVOICE, [line])).not.toContain('discount_rate');
  expect(answeredText(QUOTATION, [line])).toContain('"discount_rate":0,');
  expect(answeredText(INVOICE, [{ ...line, discount_rate: '10' }])).toContain(
    '"discount_rate":10,',
  );
  expect(answeredText(INVOICE, [line])).toContain('"description":"\\"","quantity":1.5,');
});
