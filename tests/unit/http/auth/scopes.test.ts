import { permissionsOf, scopesOf } from '../../../../src/http/auth/scopes';

const READ = [
  'api::customer.customer.find',
  'api::customer.customer.findOne',
  'api::invoice.invoice.find',
  'api::invoice.invoice.findOne',
  'api::quotation.quotation.find',
  'api::quotation.quotation.findOne',
  'api::payment.payment.find',
  'api::payment.payment.findOne',
  'api::product.product.find',
  'api::product.product.findOne',
  'api::credit-note.credit-note.find',
  'api::credit-note.credit-note.findOne',
  'api::refund.refund.find',
];
const WRITE = [
  'api::customer.customer.create',
  'api::customer.customer.update',
  'api::invoice.invoice.create',
  'api::invoice.invoice.update',
  'api::quotation.quotation.create',
  'api::quotation.quotation.update',
  'api::payment.payment.create',
  'api::payment.payment.update',
  'api::product.product.create',
  'api::product.product.update',
  'api::credit-note.credit-note.create',
  'api::refund.refund.create',
  'api::refund.refund.update',
];
const WEBHOOKS = [
  'api::webhook-endpoint.webhook-endpoint.find',
  'api::webhook-endpoint.webhook-endpoint.findOne',
  'api::webhook-endpoint.webhook-endpoint.create',
  'api::webhook-endpoint.webhook-endpoint.update',
  'api::webhook-endpoint.webhook-endpoint.delete',
  'api::webhook-delivery.webhook-delivery.find',
  'api::webhook-delivery.webhook-delivery.redeliver',
];
const BANK = [
  'api::bank-statement.bank-statement.find',
  'api::bank-statement.bank-statement.findOne',
  'api::bank-statement.bank-statement.create',
  'api::bank-statement.bank-statement.delete',
  'api::bank-transaction.bank-transaction.find',
  'api::bank-transaction.bank-transaction.findOne',
];

test.each([
  ['read', READ],
  ['write', WRITE],
  ['webhooks', WEBHOOKS],
  ['bank', BANK],
] as const)('the scope %s has these permissions, and no other', (scope, expected) => {
  expect([...permissionsOf([scope])].sort()).toEqual([...expected].sort());
});

test('a key has the permissions of all its scopes', () => {
  expect(permissionsOf(['read', 'webhooks'])).toHaveLength(READ.length + WEBHOOKS.length);
  expect(permissionsOf([])).toEqual([]);
});

test.each([
  ['full-access', [], ['read', 'write', 'webhooks', 'bank']],
  ['read-only', [], ['read']],
  ['read-only', ['api::invoice.invoice.create'], ['read']],
  ['custom', [], []],
  ['custom', ['api::invoice.invoice.find'], ['read']],
  ['custom', ['api::invoice.invoice.create'], ['write']],
  [
    'custom',
    ['api::webhook-endpoint.webhook-endpoint.delete', 'api::refund.refund.find'],
    ['read', 'webhooks'],
  ],
  ['custom', ['plugin::upload.content-api.upload'], []],
])(
  'a token of the type %s with the actions %j is listed with the scopes %j',
  (type, actions, scopes) => {
    expect(scopesOf({ type, actions })).toEqual(scopes);
  },
);
