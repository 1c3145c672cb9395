import type { Context } from 'koa';
import { convertQuotation } from '../../../billing/documents/convert-quotation';
import { QUOTATION } from '../../../billing/kind';
import { replaceQuotation } from '../../../billing/documents/replace-quotation';
import {
  FOUND_QUOTATION,
  INVOICE,
  LISTED_QUOTATION,
  QUOTATION as ANSWER,
} from '../../../billing/schemas/answers';
import { QUOTATION_CREATE, QUOTATION_UPDATE } from '../../../billing/schemas/quotation';
import { CSV_LINES, QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { sendText } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { caller, pathId } from '../../../http/requests/request';
import { deletesDraft, replacesDraft } from '../../../http/routes/draft-handlers';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

/** POST /api/v1/quotations/{id}/convert. Strapi would list an action of a controller as a permission. */
async function convert(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const invoice = await inTransaction(strapi, ctx, (trx) =>
    convertQuotation(strapi, trx, who, pathId(ctx)),
  );
  sendText(ctx, 201, invoice.json);
}

const replace = replacesDraft(QUOTATION_CREATE, SENT_BACK.quotation, replaceQuotation);
const CHANGE = { permissions: ['api::quotation.quotation.update'], record: 'quotations' } as const;
const CHANGED = 'quotation.sent, quotation.expired or quotation.converted, and quotation.updated';

export const QUOTATION_OPERATIONS = [
  keyOperation('POST', '/quotations', 'quotation.create', {
    id: 'createQuotation',
    tag: 'Quotations',
    summary: 'Create a quotation',
    does: 'creates',
    confirm: false,
    body: QUOTATION_CREATE,
    example: EXAMPLES.quotation,
    answer: ANSWER,
    emits: 'quotation.created',
    refuses: ['customer_not_found', 'too_many_items', 'duplicate_number'],
  }),
  keyOperation('GET', '/quotations', 'quotation.find', {
    id: 'searchQuotations',
    tag: 'Quotations',
    summary: 'Search quotations, by default newest first',
    query: QUOTATION_SEARCH.extend(CSV_LINES.shape),
    answer: LISTED_QUOTATION,
    list: true,
    csv: true,
    refuses: ['page_too_large'],
  }),
  keyOperation('GET', '/quotations/:id', 'quotation.findOne', {
    id: 'retrieveQuotation',
    tag: 'Quotations',
    summary: 'Retrieve a quotation',
    answer: FOUND_QUOTATION,
  }),
  keyOperation('PATCH', '/quotations/:id', 'quotation.update', {
    id: 'updateQuotation',
    tag: 'Quotations',
    summary: 'Update the status, notes, terms or date of a quotation',
    record: 'quotations',
    body: QUOTATION_UPDATE,
    example: EXAMPLES.quotationUpdate,
    answer: ANSWER,
    emits: CHANGED,
    refuses: ['document_locked'],
  }),
  keyOperation('PUT', '/quotations/:id', replace, {
    ...CHANGE,
    id: 'replaceQuotation',
    tag: 'Quotations',
    summary:
      'Replace a draft quotation; an omitted field takes its default, an omitted number stays',
    body: QUOTATION_CREATE,
    example: EXAMPLES.quotation,
    answer: ANSWER,
    emits: CHANGED,
    refuses: ['customer_not_found', 'too_many_items', 'duplicate_number', 'document_issued'],
  }),
  keyOperation('DELETE', '/quotations/:id', deletesDraft(QUOTATION), {
    ...CHANGE,
    id: 'deleteQuotation',
    tag: 'Quotations',
    summary: 'Delete a draft quotation',
    refuses: ['document_issued'],
  }),
  keyOperation('POST', '/quotations/:id/convert', convert, {
    id: 'convertQuotation',
    tag: 'Quotations',
    summary: 'Convert a quotation to a draft invoice',
    does: 'changes',
    confirm: false,
    // A conversion writes both records.
    permissions: ['api::quotation.quotation.update', 'api::invoice.invoice.create'],
    record: 'quotations',
    about: 'invoices',
    status: 201,
    answer: INVOICE,
    emits: 'invoice.created, quotation.converted and quotation.updated',
    refuses: ['already_converted'],
  }),
];

export default routesOf(QUOTATION_OPERATIONS);
