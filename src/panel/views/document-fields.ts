import {
  ALL_REFERENCES,
  REFERENCE_NAMES,
  type BilledReferenceName,
} from '../../domain/fields/references';
import type { FieldView, View } from './view';

const COMPUTED = 'Computed from the lines.';

/** The fields that invoices and quotations share. */
export const DOCUMENT_FIELDS = {
  business: {
    label: 'Business',
    help: 'The business of this document. You cannot change it later.',
    namedBy: 'name',
  },
  customer: { label: 'Customer', help: 'Customers of the chosen business.', namedBy: 'name' },
  issue_date: { label: 'Issue date', help: 'If empty, today.' },
  currency: { label: 'Currency', help: 'If empty, the currency of the business.' },
  items: { label: 'Lines', help: 'One line per item sold.' },
  subtotal: { label: 'Subtotal', help: COMPUTED, readOnly: true },
  tax_amount: { label: 'Tax', help: COMPUTED, readOnly: true },
  total: { label: 'Total', help: COMPUTED, readOnly: true },
  template_type: { label: 'PDF design', help: 'If empty, the template of the business.' },
  tax_rounding: { label: 'Tax rounding', readOnly: true },
  issued_at: {
    label: 'Issued on',
    help: 'Set when the status first says that it was sent.',
    readOnly: true,
  },
  delivery_address: {
    label: 'Delivery address',
    help: 'Where it goes, if not to the customer. Printed.',
  },
  bank_account_id: {
    label: 'Bank account',
    help: 'If empty, the first in the currency, else the first.',
  },
  metadata: { label: 'Metadata' },
  notes: { label: 'Notes', help: 'Printed below the totals.', placeholder: 'Thank you!' },
  terms: { label: 'Terms', help: 'Printed below the notes.', placeholder: 'Payable in 14 days.' },
} as const satisfies Readonly<Record<string, FieldView>>;

const PRINTED = 'Its number. Printed.';
const REFERENCE_HELP: Readonly<Record<BilledReferenceName, string>> = {
  contract_reference: PRINTED,
  project_reference: PRINTED,
  sales_order_reference: 'Printed.',
  tender_reference: PRINTED,
  buyer_reference: 'In place of that of the customer. Printed as "Your Reference".',
  despatch_reference: PRINTED,
};

/** The references of documents, which the form shows behind "More". */
export const REFERENCE_FIELDS: Readonly<Record<string, FieldView>> = Object.fromEntries(
  ALL_REFERENCES.map(({ name, label }) => [name, { label, help: REFERENCE_HELP[name] }]),
);

const inRows = (names: readonly string[]): View['form'] =>
  [names.slice(0, 3), names.slice(3)].map((row) => row.map((name) => [name, 4] as const));

const DELIVERY_ROW: View['form'] = [[['delivery_address', 12]]];

/** An invoice or a recurring one. */
export const ACCOUNT_ROW: View['form'] = [[['bank_account_id', 6]]];

export const REFERENCE_ROWS = [...inRows(REFERENCE_NAMES), ...DELIVERY_ROW];
export const BILLED_REFERENCE_ROWS = [
  ...inRows(ALL_REFERENCES.map(({ name }) => name)),
  ...DELIVERY_ROW,
];

/** The rows after the lines of either kind. */
export function lastRows(number: 'invoice_number' | 'quotation_number'): View['form'] {
  return [
    [
      ['notes', 6],
      ['terms', 6],
    ],
    [
      [number, 6],
      ['template_type', 6],
    ],
  ];
}

const LINE_COMPUTED = 'Computed.';

/** A line of either kind of document. */
export const LINE_VIEW = {
  namedBy: 'description',
  form: [
    [['product_id', 12]],
    [['description', 12]],
    [
      ['quantity', 3],
      ['unit_price', 3],
      ['discount_rate', 3],
      ['tax_rate', 3],
    ],
    [
      ['tax_amount', 3],
      ['amount', 3],
      ['unit_code', 3],
      ['tax_category', 3],
    ],
    [['tax_exemption_reason', 12]],
    [
      ['sku', 4],
      ['standard_item_id', 4],
      ['order_line_reference', 4],
    ],
  ],
  fields: {
    description: { label: 'Description', placeholder: 'Consulting in May' },
    quantity: { label: 'Quantity', help: 'At most 6 decimals.' },
    unit_price: { label: 'Unit price', help: 'Before discount and tax. Negative for a credit.' },
    discount_rate: { label: 'Discount %', help: 'Deducted before tax.' },
    tax_rate: { label: 'Tax %', help: 'If empty, the usual rate.' },
    tax_amount: { label: 'Tax', help: LINE_COMPUTED, readOnly: true },
    amount: { label: 'Amount with tax', help: LINE_COMPUTED, readOnly: true },
    unit_code: {
      label: 'Unit',
      help: 'Chosen by its name. Codes of UN/ECE Recommendation 20 can be typed, too.',
      placeholder: 'C62',
    },
    tax_category: {
      label: 'Tax category',
      help: 'If empty, the standard rate, or at 0 % the category of the business.',
    },
    tax_exemption_reason: {
      label: 'Reason for no tax',
      help: 'Printed on the document.',
      placeholder: 'Reverse charge',
    },
    product_id: { label: 'Product', help: 'Fills the line. You can change what it fills in.' },
    sku: { label: 'Article number', help: 'Yours. Printed.' },
    standard_item_id: { label: 'GTIN', help: 'Such as an EAN. Printed.' },
    order_line_reference: { label: 'Order line', help: 'Its number in the order. Printed.' },
    line_id: { label: 'Line id', readOnly: true },
  },
} as const;

const SUPPLIED = 'When it was supplied. Printed.';

/** The bounds of a period, of an invoice or of one of its lines. */
export const PERIOD_FIELDS = {
  service_period_start: { label: 'Service period from', help: SUPPLIED },
  service_period_end: { label: 'Service period until', help: SUPPLIED },
} as const;

/** A line of an invoice. */
export const INVOICE_LINE_VIEW = {
  ...LINE_VIEW,
  form: [
    ...LINE_VIEW.form,
    [
      ['service_period_start', 6],
      ['service_period_end', 6],
    ],
  ],
  fields: { ...LINE_VIEW.fields, ...PERIOD_FIELDS },
} as const;
