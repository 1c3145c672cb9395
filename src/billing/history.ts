import type { HistoryTableName } from '../database/history/fields';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from './kind';

/** A type of records whose history the API answers. */
export interface ApiHistory {
  table: Extract<
    HistoryTableName,
    'customers' | 'products' | 'invoices' | 'quotations' | 'credit_notes' | 'recurring_invoices'
  >;
  /** The first part of its path. */
  path:
    'customers' | 'products' | 'invoices' | 'quotations' | 'credit-notes' | 'recurring-invoices';
  /** The record in a 404. */
  word: string;
  /** A permission of a key to read such a record. */
  permission: string;
  /** Its group and its name in the OpenAPI document. */
  tag: 'Customers' | 'Products' | 'Invoices' | 'Quotations' | 'Credit notes' | 'Recurring invoices';
  name: string;
}

/** GET /api/v1/{path}/{id}/history. Another type is one entry more. */
export const API_HISTORIES: readonly ApiHistory[] = [
  {
    table: 'customers',
    path: 'customers',
    word: 'customer',
    permission: 'api::customer.customer.findOne',
    tag: 'Customers',
    name: 'Customer',
  },
  {
    table: 'products',
    path: 'products',
    word: 'product',
    permission: 'api::product.product.findOne',
    tag: 'Products',
    name: 'Product',
  },
  {
    table: 'invoices',
    path: 'invoices',
    word: 'invoice',
    permission: 'api::invoice.invoice.findOne',
    tag: 'Invoices',
    name: 'Invoice',
  },
  {
    table: 'quotations',
    path: 'quotations',
    word: 'quotation',
    permission: 'api::quotation.quotation.findOne',
    tag: 'Quotations',
    name: 'Quotation',
  },
  {
    table: 'credit_notes',
    path: 'credit-notes',
    word: 'credit note',
    permission: 'api::credit-note.credit-note.findOne',
    tag: 'Credit notes',
    name: 'CreditNote',
  },
  {
    table: 'recurring_invoices',
    path: 'recurring-invoices',
    word: 'recurring invoice',
    permission: 'api::invoice.invoice.findOne',
    tag: 'Recurring invoices',
    name: 'RecurringInvoice',
  },
];

/** The tables whose records have lines. */
export const LINED: Partial<Record<HistoryTableName, NumberedKind>> = {
  invoices: INVOICE,
  quotations: QUOTATION,
  credit_notes: CREDIT_NOTE,
};
