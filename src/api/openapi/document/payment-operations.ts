import { PAGES, PAYMENT_SEARCH } from '../../../billing/schemas/payment';
import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const COMMON = { tag: 'Payments', answer: 'Payment' } as const;
const OF_INVOICE = '/api/v1/invoices/{id}/payments';
const PAYMENTS = '/api/v1/payments';
const WRITE_ERRORS = [400, 404, 409, 413, 415, 422] as const;

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: OF_INVOICE,
    id: 'recordPayment',
    scope: 'write',
    summary: 'Record a payment of an invoice; one that pays the rest makes it paid',
    body: 'PaymentCreate',
    example: EXAMPLES.payment,
    status: 201,
    emits: 'payment.recorded and, if nothing is due any more, invoice.paid',
    errors: WRITE_ERRORS,
  },
  {
    ...COMMON,
    method: 'get',
    path: OF_INVOICE,
    id: 'listPaymentsOfInvoice',
    scope: 'read',
    summary: 'List the payments of an invoice, newest first',
    query: PAGES,
    status: 200,
    list: true,
    errors: [400, 404],
  },
  {
    ...COMMON,
    method: 'get',
    path: PAYMENTS,
    id: 'searchPayments',
    scope: 'read',
    summary: 'Search payments, newest first',
    query: PAYMENT_SEARCH,
    csv: true,
    status: 200,
    list: true,
    errors: [400],
  },
  {
    ...COMMON,
    method: 'get',
    path: `${PAYMENTS}/{id}`,
    id: 'retrievePayment',
    scope: 'read',
    summary: 'Retrieve a payment',
    status: 200,
    errors: [404],
  },
  {
    ...COMMON,
    method: 'post',
    path: `${PAYMENTS}/{id}/void`,
    id: 'voidPayment',
    scope: 'write',
    summary: 'Void a payment; a second time changes nothing',
    status: 200,
    emits: 'payment.voided, and invoice.cancelled if credit notes cover the invoice',
    errors: WRITE_ERRORS,
  },
];
