import {
  CSV_LINES,
  CUSTOMER_SEARCH,
  INVOICE_SEARCH,
  PRODUCT_SEARCH,
  QUOTATION_SEARCH,
} from '../../../billing/schemas/search';
import { BUSINESS_OPERATION, KEY_OPERATION } from './business-operation';
import { CREDIT_NOTE_OPERATIONS } from './credit-note-operations';
import { changeEvents, draftOperations } from './draft-operations';
import { eInvoiceOperation } from './e-invoice-operation';
import { EMAIL_OPERATIONS } from './email-operations';
import { EXAMPLES } from './examples';
import { GENERATOR_OPERATIONS } from './generator-operations';
import { HISTORIES } from './history-operations';
import { linkOperations } from './link-operations';
import type { Operation } from './operation';
import { PAYMENT_OPERATIONS } from './payment-operations';
import { PORTAL_OPERATION } from './portal-operation';
import { RECURRING_OPERATIONS } from './recurring-operations';
import { sendOperation } from './send-operations';
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
    summary: 'Search customers, by default newest first',
    query: CUSTOMER_SEARCH,
    csv: true,
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
    emits: 'customer.updated',
    example: EXAMPLES.customerUpdate,
    answer: 'Customer',
  },
];

const PRODUCTS: Operation[] = [
  {
    ...CREATE,
    path: '/api/v1/products',
    id: 'createProduct',
    tag: 'Products',
    summary: 'Create a product',
    body: 'ProductCreate',
    emits: 'product.created',
    example: EXAMPLES.product,
    answer: 'Product',
    errors: CREATE_ERRORS,
  },
  {
    ...LIST,
    path: '/api/v1/products',
    id: 'searchProducts',
    tag: 'Products',
    summary: 'Search products, by default newest first',
    query: PRODUCT_SEARCH,
    csv: true,
    answer: 'Product',
  },
  {
    ...READ,
    path: '/api/v1/products/{id}',
    id: 'retrieveProduct',
    tag: 'Products',
    summary: 'Retrieve a product',
    answer: 'Product',
  },
  {
    ...UPDATE,
    path: '/api/v1/products/{id}',
    id: 'updateProduct',
    tag: 'Products',
    summary: 'Update the given fields of a product; active: false archives it',
    body: 'ProductUpdate',
    emits: 'product.updated',
    example: EXAMPLES.productUpdate,
    answer: 'Product',
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
      summary: `Search ${plain}s, by default newest first`,
      query: (name === 'Invoice' ? INVOICE_SEARCH : QUOTATION_SEARCH).extend(CSV_LINES.shape),
      csv: true,
      answer: `Listed${name}`,
    },
  ];
}

function single({ tag, name, plain, one }: DocumentNames): Operation[] {
  const path = `/api/v1/${plain}s/{id}`;
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
      emits: changeEvents(name),
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
  emits: 'invoice.created, quotation.converted and quotation.updated',
  errors: [400, 404, 409, 413, 415, 422],
};

export const OPERATIONS: readonly Operation[] = [
  BUSINESS_OPERATION,
  KEY_OPERATION,
  ...CUSTOMERS,
  PORTAL_OPERATION,
  ...PRODUCTS,
  ...collection(INVOICES),
  ...single(INVOICES),
  ...draftOperations('Invoice'),
  eInvoiceOperation('Invoice'),
  sendOperation('Invoice'),
  ...linkOperations('Invoice'),
  ...RECURRING_OPERATIONS,
  ...collection(QUOTATIONS),
  ...single(QUOTATIONS),
  ...draftOperations('Quotation'),
  sendOperation('Quotation'),
  CONVERT,
  ...linkOperations('Quotation'),
  ...PAYMENT_OPERATIONS,
  ...CREDIT_NOTE_OPERATIONS,
  sendOperation('CreditNote'),
  ...EMAIL_OPERATIONS,
  ...linkOperations('CreditNote'),
  ...HISTORIES,
  ...GENERATOR_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
];
