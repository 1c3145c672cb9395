/**
 * The keys of `labels` and their defaults (contract §7). The page at / loads them, too, as
 * public/generator/labels.js (scripts/setup/page-scripts.mjs).
 */
export const DEFAULT_LABELS = {
  invoice: 'INVOICE',
  billTo: 'Bill To',
  shipTo: 'Ship To',
  date: 'Date',
  dueDate: 'Due Date',
  poNumber: 'PO Number',
  item: 'Item',
  quantity: 'Quantity',
  rate: 'Rate',
  amount: 'Amount',
  notes: 'Notes',
  terms: 'Terms',
  subTotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  shipping: 'Shipping',
  total: 'Total',
  paid: 'Amount Paid',
  balanceDue: 'Balance Due',
} as const;

/** The labels that are heads of the columns, from left to right. */
export const COLUMN_LABELS = ['item', 'quantity', 'rate', 'amount'] as const;

export type Labels = Record<keyof typeof DEFAULT_LABELS, string>;
