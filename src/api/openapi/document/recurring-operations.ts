import {
  OCCURRENCES_SEARCH,
  PREVIEW_QUERY,
  RECURRING_SEARCH,
} from '../../../billing/schemas/recurring';
import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const COMMON = { tag: 'Recurring invoices', answer: 'RecurringInvoice' } as const;
const PATH = '/api/v1/recurring-invoices';
const ONE = `${PATH}/{id}`;
const WRITE_ERRORS = [400, 404, 409, 413, 415, 422] as const;
const ENDS = 'recurring_invoice.completed at the end';

const action = (
  name: 'pause' | 'resume' | 'cancel' | 'skip',
  summary: string,
  emits: string,
): Operation => ({
  ...COMMON,
  method: 'post',
  path: `${ONE}/${name}`,
  id: `${name}RecurringInvoice`,
  scope: 'write',
  summary,
  status: 200,
  emits,
  errors: WRITE_ERRORS,
});

const RECORDS: readonly Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: PATH,
    id: 'createRecurringInvoice',
    scope: 'write',
    summary: 'Create a recurring invoice',
    body: 'RecurringInvoiceCreate',
    example: EXAMPLES.recurringInvoice,
    status: 201,
    emits: 'recurring_invoice.created',
    errors: [400, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'get',
    path: PATH,
    id: 'searchRecurringInvoices',
    scope: 'read',
    summary: 'Search recurring invoices, by default newest first',
    query: RECURRING_SEARCH,
    status: 200,
    list: true,
    errors: [400],
  },
  {
    ...COMMON,
    method: 'get',
    path: ONE,
    id: 'retrieveRecurringInvoice',
    scope: 'read',
    summary: 'Retrieve a recurring invoice',
    status: 200,
    errors: [404],
  },
  {
    ...COMMON,
    method: 'patch',
    path: ONE,
    id: 'updateRecurringInvoice',
    scope: 'write',
    summary: 'Change what a recurring invoice has not made yet',
    body: 'RecurringInvoiceUpdate',
    example: EXAMPLES.recurringInvoiceUpdate,
    status: 200,
    emits: `recurring_invoice.updated, and ${ENDS}`,
    errors: WRITE_ERRORS,
  },
];

const ACTIONS: readonly Operation[] = [
  action(
    'pause',
    'Pause a recurring invoice; a second time changes nothing',
    'recurring_invoice.paused',
  ),
  {
    ...action(
      'resume',
      'Let a paused recurring invoice go on; a second time changes nothing',
      `recurring_invoice.resumed, and ${ENDS}`,
    ),
    body: 'RecurringInvoiceResume',
    example: EXAMPLES.recurringInvoiceResume,
  },
  action(
    'cancel',
    'Cancel a recurring invoice for good; its invoices stay',
    'recurring_invoice.cancelled',
  ),
  {
    ...action('skip', 'Skip the next occurrence', `recurring_invoice.updated, and ${ENDS}`),
    body: 'RecurringInvoiceRun',
    example: EXAMPLES.recurringInvoiceSkip,
  },
  {
    ...COMMON,
    method: 'post',
    path: `${ONE}/run`,
    id: 'runRecurringInvoice',
    scope: 'write',
    summary: 'Make the invoice of the next occurrence now',
    body: 'RecurringInvoiceRun',
    example: EXAMPLES.recurringInvoiceRun,
    status: 201,
    answer: 'Invoice',
    emits: `invoice.created, invoice.sent unless its mode is draft, and ${ENDS}`,
    errors: WRITE_ERRORS,
  },
];

const PREVIEWS: readonly Operation[] = [
  {
    ...COMMON,
    method: 'get',
    path: `${ONE}/preview`,
    id: 'previewRecurringInvoice',
    scope: 'read',
    summary: 'Show the invoices that a recurring invoice will make',
    query: PREVIEW_QUERY,
    status: 200,
    answer: 'RecurringInvoicePreview',
    errors: [400, 404],
  },
  {
    ...COMMON,
    method: 'post',
    path: `${PATH}/preview`,
    id: 'previewNewRecurringInvoice',
    scope: 'read or write',
    summary: 'Show the invoices that a recurring invoice would make, without storing it',
    query: PREVIEW_QUERY,
    body: 'RecurringInvoiceCreate',
    example: EXAMPLES.recurringInvoice,
    status: 200,
    answer: 'RecurringInvoicePreview',
    errors: [400, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'get',
    path: `${ONE}/occurrences`,
    id: 'listRecurringOccurrences',
    scope: 'read',
    summary: 'List the occurrences that were made or skipped, the last one first',
    query: OCCURRENCES_SEARCH,
    status: 200,
    answer: 'RecurringOccurrence',
    list: true,
    errors: [400, 404],
  },
];

const REPRICE: Operation = {
  ...COMMON,
  method: 'post',
  path: `${PATH}/reprice`,
  id: 'repriceRecurringInvoices',
  scope: 'write',
  summary: 'Change prices or tax rates of recurring invoices, by default as a dry run',
  body: 'RecurringInvoiceReprice',
  example: EXAMPLES.recurringInvoiceReprice,
  status: 200,
  answer: 'RecurringInvoiceRepricing',
  emits: 'recurring_invoice.updated for each, unless it is a dry run',
  errors: [400, 409, 413, 415, 422],
};

const OF_INVOICE: Operation = {
  ...COMMON,
  method: 'post',
  path: '/api/v1/invoices/{id}/recurring',
  id: 'createRecurringFromInvoice',
  scope: 'write',
  summary: 'Make a recurring invoice from an invoice',
  body: 'RecurringInvoiceOfInvoice',
  example: EXAMPLES.recurringInvoiceOfInvoice,
  status: 201,
  emits: 'recurring_invoice.created',
  errors: WRITE_ERRORS,
};

export const RECURRING_OPERATIONS: readonly Operation[] = [
  ...RECORDS,
  ...ACTIONS,
  ...PREVIEWS,
  REPRICE,
  OF_INVOICE,
];
