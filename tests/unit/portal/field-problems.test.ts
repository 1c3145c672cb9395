import type { ApiError } from '../../../src/domain/errors';
import { checkedChanges } from '../../../src/portal/contact-requests';
import { fieldProblems } from '../../../src/portal/field-problems';

test('each wrong field is told by what is wrong with it', () => {
  const wrong = {
    name: '',
    email: 'nobody',
    vat_id: 'DE1',
    tax_id: 'x'.repeat(300),
    address: 'x'.repeat(1001),
    city: '\ud800',
  };
  let refused: unknown = null;
  try {
    checkedChanges(wrong);
  } catch (error) {
    refused = error;
  }
  expect(fieldProblems(refused as ApiError)).toEqual({
    name: { what: 'name', max: null },
    email: { what: 'email', max: null },
    vat_id: { what: 'vat_id', max: null },
    tax_id: { what: 'too_long', max: '255' },
    address: { what: 'too_long', max: '1,000' },
    city: { what: 'other', max: null },
  });
});
