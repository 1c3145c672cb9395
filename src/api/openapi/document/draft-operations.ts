import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const OF = {
  Invoice: { tag: 'Invoices', plain: 'invoice', one: 'a draft invoice' },
  Quotation: { tag: 'Quotations', plain: 'quotation', one: 'a draft quotation' },
} as const;

/** What a PUT or a PATCH of a document emits. */
export const changeEvents = (name: 'Invoice' | 'Quotation'): string =>
  name === 'Invoice'
    ? 'invoice.sent, invoice.paid, invoice.cancelled or invoice.overdue, and invoice.updated'
    : 'quotation.sent, quotation.expired or quotation.converted, and quotation.updated';

/** PUT and DELETE of a draft of one kind. */
export function draftOperations(name: keyof typeof OF): Operation[] {
  const { tag, plain, one } = OF[name];
  const common = { path: `/api/v1/${plain}s/{id}`, tag, scope: 'write' } as const;
  return [
    {
      ...common,
      method: 'put',
      id: `replace${name}`,
      summary: `Replace ${one}; an omitted field takes its default, an omitted number stays`,
      body: `${name}Create`,
      example: EXAMPLES[plain],
      status: 200,
      answer: name,
      emits: changeEvents(name),
      errors: [400, 404, 409, 413, 415, 422],
    },
    {
      ...common,
      method: 'delete',
      id: `delete${name}`,
      summary: `Delete ${one}${name === 'Invoice' ? '; its number must be the last of its run, or of none' : ''}`,
      status: 204,
      errors: [400, 404, 409, 422],
    },
  ];
}
