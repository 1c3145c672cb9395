import type { Operation } from './operation';

const OF = {
  Invoice: { path: '/api/v1/invoices', tag: 'Invoices', one: 'an invoice' },
  Quotation: { path: '/api/v1/quotations', tag: 'Quotations', one: 'a quotation' },
  CreditNote: { path: '/api/v1/credit-notes', tag: 'Credit notes', one: 'a credit note' },
} as const;

const COMMON = {
  method: 'post',
  scope: 'write',
  status: 200,
  answer: 'DocumentLink',
  errors: [400, 404, 409, 413, 415, 422],
} as const;

export function linkOperations(name: keyof typeof OF): Operation[] {
  const { path, tag, one } = OF[name];
  return [
    {
      ...COMMON,
      path: `${path}/{id}/link`,
      id: `link${name}`,
      tag,
      summary: `Tell the URL of the page of ${one} for its customer; the same until it is revoked`,
    },
    {
      ...COMMON,
      path: `${path}/{id}/link/revoke`,
      id: `revoke${name}Link`,
      tag,
      summary: `Revoke the URL of the page of ${one}; the answer holds the new one`,
    },
  ];
}
