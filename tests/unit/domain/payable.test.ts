import { requirePayable } from '../../../src/domain/payable';
import { refusal } from './refusal';

test.each([
  ['draft', 'A payment cannot be recorded for a draft'],
  ['sent', null],
  ['paid', null],
  ['overdue', null],
  ['cancelled', 'A payment cannot be recorded for a cancelled invoice'],
] as const)('a payment of an invoice that is %s is answered by %s', (status, message) => {
  const refused = refusal(() => requirePayable({ status }));
  expect(refused).toEqual(message && { code: 'invoice_not_payable', message, errors: [] });
});
