import { INVOICE } from '../../../billing/schemas/answers';
import {
  OCCURRENCES_SEARCH,
  PREVIEW_QUERY,
  RECURRING_CREATE,
  RECURRING_OF_INVOICE,
  RECURRING_RESUME,
  RECURRING_RUN,
  RECURRING_SEARCH,
  RECURRING_UPDATE,
} from '../../../billing/schemas/recurring';
import {
  OCCURRENCE,
  RECURRING_INVOICE,
  RECURRING_PREVIEW,
} from '../../../billing/schemas/recurring-answers';
import { REPRICE, REPRICING } from '../../../billing/schemas/repricing';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { isIssuing } from '../../../recurring/sql/find';
import { EXAMPLES } from '../../examples';
import * as handle from '../handlers';

const PATH = '/recurring-invoices';
const ONE = `${PATH}/:id`;
const record = 'recurring_invoices';

/** A key that may do something with invoices may do it with recurring ones (contract §14). */
const invoices = (...actions: ('find' | 'findOne' | 'create' | 'update')[]) =>
  actions.map((action) => `api::invoice.invoice.${action}`);

const READ = { tag: 'Recurring invoices', permissions: invoices('findOne'), record } as const;
/** Changes the record of the path, and answers it. */
const CHANGE = {
  tag: 'Recurring invoices',
  permissions: invoices('update'),
  record,
  answer: RECURRING_INVOICE,
} as const;
const ENDS = 'recurring_invoice.completed at the end';

export const RECURRING_OPERATIONS = [
  keyOperation('POST', PATH, handle.create, {
    id: 'createRecurringInvoice',
    tag: 'Recurring invoices',
    summary: 'Create a recurring invoice',
    does: 'creates',
    confirm: false,
    permissions: invoices('create'),
    body: RECURRING_CREATE,
    example: EXAMPLES.recurringInvoice,
    answer: RECURRING_INVOICE,
    emits: 'recurring_invoice.created',
    refuses: ['customer_not_found', 'too_many_items'],
  }),
  keyOperation('GET', PATH, handle.find, {
    id: 'searchRecurringInvoices',
    tag: 'Recurring invoices',
    summary: 'Search recurring invoices, by default newest first',
    permissions: invoices('find'),
    query: RECURRING_SEARCH,
    answer: RECURRING_INVOICE,
    list: true,
    refuses: ['page_too_large'],
  }),
  // Before the routes of a record, whose id this is not.
  keyOperation('POST', `${PATH}/preview`, handle.previewBody, {
    id: 'previewNewRecurringInvoice',
    tag: 'Recurring invoices',
    summary: 'Show the invoices that a recurring invoice would make, without storing it',
    does: 'reads',
    permissions: invoices('findOne', 'create'),
    any: true,
    query: PREVIEW_QUERY,
    body: RECURRING_CREATE,
    example: EXAMPLES.recurringInvoice,
    answer: RECURRING_PREVIEW,
    refuses: ['customer_not_found', 'too_many_items', 'preview_too_large'],
  }),
  keyOperation('POST', `${PATH}/reprice`, handle.repriceAll, {
    id: 'repriceRecurringInvoices',
    tag: 'Recurring invoices',
    summary: 'Change prices or tax rates of recurring invoices, by default as a dry run',
    does: 'changes',
    confirm: false,
    permissions: invoices('update'),
    body: REPRICE,
    example: EXAMPLES.recurringInvoiceReprice,
    answer: REPRICING,
    emits: 'recurring_invoice.updated for each, unless it is a dry run',
  }),
  keyOperation('GET', ONE, handle.findOne, {
    ...READ,
    id: 'retrieveRecurringInvoice',
    summary: 'Retrieve a recurring invoice',
    answer: RECURRING_INVOICE,
  }),
  keyOperation('PATCH', ONE, handle.update, {
    ...CHANGE,
    id: 'updateRecurringInvoice',
    summary: 'Change what a recurring invoice has not made yet',
    confirm: isIssuing,
    body: RECURRING_UPDATE,
    example: EXAMPLES.recurringInvoiceUpdate,
    emits: `recurring_invoice.updated, and ${ENDS}`,
    refuses: ['customer_not_found', 'too_many_items', 'recurring_invoice_ended'],
  }),
  keyOperation('POST', `${ONE}/pause`, handle.pause, {
    ...CHANGE,
    id: 'pauseRecurringInvoice',
    summary: 'Pause a recurring invoice; a second time changes nothing',
    does: 'changes',
    confirm: false,
    emits: 'recurring_invoice.paused',
    refuses: ['recurring_invoice_ended'],
  }),
  keyOperation('POST', `${ONE}/resume`, handle.resume, {
    ...CHANGE,
    id: 'resumeRecurringInvoice',
    summary: 'Let a paused recurring invoice go on; a second time changes nothing',
    does: 'changes',
    confirm: true,
    body: RECURRING_RESUME,
    example: EXAMPLES.recurringInvoiceResume,
    emits: `recurring_invoice.resumed, and ${ENDS}`,
    refuses: ['recurring_invoice_ended'],
  }),
  keyOperation('POST', `${ONE}/cancel`, handle.cancel, {
    ...CHANGE,
    id: 'cancelRecurringInvoice',
    summary: 'Cancel a recurring invoice for good; its invoices stay',
    does: 'changes',
    confirm: true,
    emits: 'recurring_invoice.cancelled',
    refuses: ['recurring_invoice_ended'],
  }),
  keyOperation('POST', `${ONE}/skip`, handle.skip, {
    ...CHANGE,
    id: 'skipRecurringInvoice',
    summary: 'Skip the next occurrence',
    does: 'changes',
    confirm: true,
    body: RECURRING_RUN,
    example: EXAMPLES.recurringInvoiceSkip,
    emits: `recurring_invoice.updated, and ${ENDS}`,
    refuses: ['recurring_invoice_ended', 'occurrence_exists', 'occurrence_not_next'],
  }),
  keyOperation('POST', `${ONE}/run`, handle.run, {
    ...CHANGE,
    id: 'runRecurringInvoice',
    summary: 'Make the invoice of the next occurrence now',
    does: 'changes',
    confirm: true,
    permissions: invoices('create', 'update'),
    about: 'invoices',
    status: 201,
    body: RECURRING_RUN,
    example: EXAMPLES.recurringInvoiceRun,
    answer: INVOICE,
    emits: `invoice.created, invoice.sent unless its mode is draft, and ${ENDS}`,
    refuses: [
      'customer_not_found',
      'period_closed',
      'recurring_invoice_ended',
      'occurrence_exists',
      'occurrence_not_next',
    ],
  }),
  keyOperation('GET', `${ONE}/preview`, handle.preview, {
    ...READ,
    id: 'previewRecurringInvoice',
    summary: 'Show the invoices that a recurring invoice will make',
    query: PREVIEW_QUERY,
    answer: RECURRING_PREVIEW,
    refuses: ['customer_not_found', 'preview_too_large'],
  }),
  keyOperation('GET', `${ONE}/occurrences`, handle.occurrences, {
    ...READ,
    id: 'listRecurringOccurrences',
    summary: 'List the occurrences that were made or skipped, the last one first',
    query: OCCURRENCES_SEARCH,
    answer: OCCURRENCE,
    list: true,
  }),
  keyOperation('POST', '/invoices/:id/recurring', handle.fromInvoice, {
    id: 'createRecurringFromInvoice',
    tag: 'Recurring invoices',
    summary: 'Make a recurring invoice from an invoice',
    does: 'changes',
    confirm: false,
    permissions: invoices('create'),
    record: 'invoices',
    about: 'recurring-invoices',
    status: 201,
    body: RECURRING_OF_INVOICE,
    example: EXAMPLES.recurringInvoiceOfInvoice,
    answer: RECURRING_INVOICE,
    emits: 'recurring_invoice.created',
    refuses: ['customer_not_found', 'too_many_items'],
  }),
];

export default routesOf(RECURRING_OPERATIONS);
