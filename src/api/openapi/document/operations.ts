import { CUSTOMER_SEARCH, INVOICE_SEARCH, QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { EXAMPLES } from './examples';
import type { Operation } from './operation';
import { WEBHOOK_OPERATIONS } from './webhook-operations';

const LIST = { method: 'get', scope: 'read', status: 200, list: true, errors: [400] } as const;
const READ = { method: 'get', scope: 'read', status: 200, errors: [404] } as const;
const CREATE = { method: 'post', scope: 'write', status: 201 } as const;
const UPDATE = {
  method: 'patch',
  scope: 'write',
  status: 200,
  errors: [400, 404, 409, 413, 415, 422],
} as const;
const CREATE_ERRORS = [400, 409, 413, 415, 422] as const;

const CUSTOMERS: Operation[] = [
  {
    ...CREATE,
    path: '/api/v1/customers',
    id: 'createCustomer',
    tag: 'Customers',
    summary: 'Create a customer',
    body: 'CustomerCreate',
    example: EXAMPLES.customer,
    answer: 'Customer',
    emits: 'customer.created',
    errors: CREATE_ERRORS,
  },
  {
    ...LIST,
    path: '/api/v1/customers',
    id: 'searchCustomers',
    tag: 'Customers',
    summary: 'Search customers, newest first',
    query: CUSTOMER_SEARCH,
    answer: 'Customer',
  },
  {
    ...READ,
    path: '/api/v1/customers/{id}',
    id: 'retrieveCustomer',
    tag: 'Customers',
    summary: 'Retrieve a customer',
    answer: 'Customer',
  },
  {
    ...UPDATE,
    path: '/api/v1/customers/{id}',
    id: 'updateCustomer',
    tag: 'Customers',
    summary: 'Update the given fields of a customer',
    body: 'CustomerUpdate',
    example: EXAMPLES.customerUpdate,
    answer: 'Customer',
  },
];

interface DocumentNames {
  tag: 'Invoices' | 'Quotations';
  name: 'Invoice' | 'Quotation';
  plain: 'invoice' | 'quotation';
  /** The name with its article. */
  one: 'an invoice' | 'a quotation';
}

function collection({ tag, name, plain, one }: DocumentNames): Operation[] {
  const path = `/api/v1/${plain}s`;
  return [
    {
      ...CREATE,
      path,
      id: `create${name}`,
      tag,
      summary: `Create ${one}`,
      body: `${name}Create`,
      example: EXAMPLES[plain],
      answer: name,
      emits: `${plain}.created`,
      errors: CREATE_ERRORS,
    },
    {
      ...LIST,
      path,
      id: `search${tag}`,
      tag,
      summary: `Search ${plain}s, newest first`,
      query: name === 'Invoice' ? INVOICE_SEARCH : QUOTATION_SEARCH,
      answer: `Listed${name}`,
    },
  ];
}

function single({ tag, name, plain, one }: DocumentNames): Operation[] {
  const path = `/api/v1/${plain}s/{id}`;
  const emits = 'invoice.sent, invoice.paid or invoice.cancelled';
  return [
    {
      ...READ,
      path,
      id: `retrieve${name}`,
      tag,
      summary: `Retrieve ${one}`,
      answer: `Found${name}`,
    },
    {
      ...UPDATE,
      path,
      id: `update${name}`,
      tag,
      summary: `Update the status, notes, terms or date of ${one}`,
      body: `${name}Update`,
      example: EXAMPLES[`${plain}Update`],
      answer: name,
      ...(name === 'Invoice' ? { emits } : {}),
    },
    {
      ...READ,
      path: `${path}/pdf`,
      id: `print${name}`,
      tag,
      summary: `Download the PDF of ${one}`,
      answer: 'PDF',
    },
  ];
}

const INVOICES: DocumentNames = {
  tag: 'Invoices',
  name: 'Invoice',
  plain: 'invoice',
  one: 'an invoice',
};
const QUOTATIONS: DocumentNames = {
  tag: 'Quotations',
  name: 'Quotation',
  plain: 'quotation',
  one: 'a quotation',
};

const CONVERT: Operation = {
  ...CREATE,
  path: '/api/v1/quotations/{id}/convert',
  id: 'convertQuotation',
  tag: 'Quotations',
  summary: 'Convert a quotation to a draft invoice',
  answer: 'Invoice',
  emits: 'invoice.created',
  errors: [400, 404, 409, 413, 415, 422],
};

const GENERATOR = {
  method: 'post',
  tag: 'Generator',
  scope: null,
  body: 'GeneratorInvoice',
  example: EXAMPLES.generator,
  status: 200,
  answer: 'PDF',
  errors: [400, 413, 415],
} as const;

const GENERATE: Operation = {
  ...GENERATOR,
  path: '/api/invoice/generate',
  id: 'generateInvoice',
  summary:
    'Create a PDF invoice without a key; counts toward the monthly quota of the IP address. All its texts together: at most 100,000 characters, those outside Latin, Greek and Cyrillic counted as five',
};

const PREVIEW: Operation = {
  ...GENERATOR,
  path: '/api/invoice/preview',
  id: 'previewInvoice',
  summary:
    'Create the same PDF with a watermark; does not count toward the quota. 90 per minute and address unless the operator sets another number, then 429',
};

export const OPERATIONS: readonly Operation[] = [
  ...CUSTOMERS,
  ...collection(INVOICES),
  ...single(INVOICES),
  ...collection(QUOTATIONS),
  ...single(QUOTATIONS),
  CONVERT,
  GENERATE,
  PREVIEW,
  ...WEBHOOK_OPERATIONS,
];
