import { CUSTOM_FIELD_KINDS, type CustomFieldKind } from './domain/custom-fields';

/** The content types as Strapi names them. */
export const CONTENT_TYPE = {
  business: 'api::business.business',
  customer: 'api::customer.customer',
  product: 'api::product.product',
  invoice: 'api::invoice.invoice',
  quotation: 'api::quotation.quotation',
  recurring: 'api::recurring-invoice.recurring-invoice',
  payment: 'api::payment.payment',
  creditNote: 'api::credit-note.credit-note',
  refund: 'api::refund.refund',
  bankStatement: 'api::bank-statement.bank-statement',
  bankTransaction: 'api::bank-transaction.bank-transaction',
  mail: 'api::mail.mail',
  endpoint: 'api::webhook-endpoint.webhook-endpoint',
  delivery: 'api::webhook-delivery.webhook-delivery',
  allowance: 'api::generator-allowance.generator-allowance',
  usage: 'api::generator-usage.generator-usage',
} as const;

/**
 * The kind of custom fields that records of a type have; undefined for another type. A recurring invoice has
 * those of its invoices.
 */
export const customFieldKindOf = (uid: string): CustomFieldKind | undefined =>
  uid === CONTENT_TYPE.recurring
    ? 'invoice'
    : CUSTOM_FIELD_KINDS.find((kind) => CONTENT_TYPE[kind] === uid);

/**
 * The types whose records operators edit in forms, so that each record has a version. Each has its table
 * and the word for one record.
 */
export const VERSIONED = [
  { uid: CONTENT_TYPE.business, table: 'businesses', word: 'business' },
  { uid: CONTENT_TYPE.customer, table: 'customers', word: 'customer' },
  { uid: CONTENT_TYPE.product, table: 'products', word: 'product' },
  { uid: CONTENT_TYPE.invoice, table: 'invoices', word: 'invoice' },
  { uid: CONTENT_TYPE.quotation, table: 'quotations', word: 'quotation' },
  { uid: CONTENT_TYPE.recurring, table: 'recurring_invoices', word: 'recurring invoice' },
  { uid: CONTENT_TYPE.allowance, table: 'generator_allowances', word: 'allowance' },
  { uid: CONTENT_TYPE.endpoint, table: 'webhook_endpoints', word: 'webhook endpoint' },
] as const;

/** Table names are constants of this service and never input. */
export type VersionedTable = (typeof VERSIONED)[number]['table'];

/** The address of a customer's form leads to the page of the customer, unless it names this place. */
export const EDIT_PLACE = '#edit';
