import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const OF = {
  Invoice: { path: 'invoices', tag: 'Invoices', one: 'an invoice' },
  Quotation: { path: 'quotations', tag: 'Quotations', one: 'a quotation' },
  CreditNote: { path: 'credit-notes', tag: 'Credit notes', one: 'a credit note' },
} as const;

/** POST …/{id}/send of a kind. */
export function sendOperation(name: keyof typeof OF): Operation {
  const { path, tag, one } = OF[name];
  const draft = name === 'CreditNote' ? '' : '; a draft becomes sent';
  return {
    method: 'post',
    path: `/api/v1/${path}/{id}/send`,
    id: `send${name}`,
    tag,
    scope: 'write',
    summary: `Send ${one} by e-mail${draft}`,
    body: `${name}Send`,
    example: EXAMPLES.send,
    status: 202,
    answer: 'Email',
    ...(name === 'CreditNote'
      ? {}
      : { emits: `${name.toLowerCase()}.sent and ${name.toLowerCase()}.updated for a draft` }),
    errors: [400, 404, 409, 413, 415, 422],
  };
}
