import { PAGES } from '../../../billing/schemas/payment';
import type { Operation } from './operation';

const OF = [
  { path: 'invoices', tag: 'Invoices', name: 'Invoice', one: 'an invoice' },
  { path: 'quotations', tag: 'Quotations', name: 'Quotation', one: 'a quotation' },
  { path: 'credit-notes', tag: 'Credit notes', name: 'CreditNote', one: 'a credit note' },
] as const;

export const EMAIL_OPERATIONS: readonly Operation[] = OF.map(({ path, tag, name, one }) => ({
  method: 'get',
  path: `/api/v1/${path}/{id}/emails`,
  id: `listEmailsOf${name}`,
  tag,
  scope: 'read',
  summary: `List the e-mails about ${one} with every attempt to send them, newest first`,
  query: PAGES,
  status: 200,
  answer: 'Email',
  list: true,
  errors: [400, 404],
}));
