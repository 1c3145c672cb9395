import { Typography } from '@strapi/design-system';
import { amountDue } from '../../../domain/amount-due';
import { DELIVERY, ENDPOINT, INVOICE, PAYMENT, REFUND } from '../../requests/content-manager';
import { LastResult } from './LastResult';
import { Money } from './cells';
import type { Header, Row } from './header';
import { WORDS } from '../../words';

const { COLUMN_TEXTS } = WORDS.en;

/** The head of a column, as Strapi wants it. */
const headOf = (id: keyof typeof COLUMN_TEXTS): { id: string; defaultMessage: string } => ({
  id,
  defaultMessage: COLUMN_TEXTS[id],
});

const LAST_RESULT: Header = {
  name: 'last_result',
  label: headOf('invoicing.webhooks.last-result'),
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: (row) => <LastResult endpoint={String(row.documentId)} />,
};

/** The amount due. It is not stored, so the list computes it from the stored amounts. */
function amountDueOf(row: Row): unknown {
  // A role may hide the total, and nobody owes a draft.
  if (row.total === undefined || row.total === null || row.state === 'draft') return undefined;
  try {
    return amountDue({
      status: String(row.state),
      total: String(row.total),
      amount_paid: String(row.amount_paid ?? 0),
      amount_credited: String(row.amount_credited ?? 0),
    });
  } catch {
    return undefined;
  }
}

const AMOUNT_DUE: Header = {
  name: 'amount_due',
  label: headOf('invoicing.amount-due'),
  attribute: { type: 'custom' },
  // The service knows this name, as it knows those of fields.
  sortable: true,
  searchable: false,
  cellFormatter: (row) => <Money amount={amountDueOf(row)} currency={row.currency} />,
};

/** A column that the service adds to the rows, and whose words are those of other lists. */
export const related = (name: 'business' | 'customer' | 'invoice', field: string): Header => ({
  name,
  label: headOf(`invoicing.${name}`),
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: (row) => {
    const record = row[name] as Record<string, string | null> | undefined;
    return <Typography textColor="neutral800">{record?.[field] ?? '–'}</Typography>;
  },
});

/** A delivery names its document only in the body that was sent. */
function documentOf({ payload }: Row): string {
  try {
    const body = (typeof payload === 'string' ? JSON.parse(payload) : payload) as {
      data?: Row;
    } | null;
    const numbers = [
      'invoice_number',
      'quotation_number',
      'credit_note_number',
      'name',
      'reference',
    ];
    const number = numbers.map((name) => body?.data?.[name]).find((one) => typeof one === 'string');
    return number === undefined ? '–' : String(number);
  } catch {
    return '–';
  }
}

const DOCUMENT: Header = {
  name: 'document',
  label: headOf('invoicing.document'),
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: (row) => <Typography textColor="neutral800">{documentOf(row)}</Typography>,
};

const CUSTOMER_NAME = related('customer', 'name');
const INVOICE_NUMBER = related('invoice', 'invoice_number');

/** Columns that are no fields of the type. */
export const ADDED: readonly { model: string; header: Header }[] = [
  { model: ENDPOINT, header: LAST_RESULT },
  { model: DELIVERY, header: DOCUMENT },
  { model: INVOICE, header: AMOUNT_DUE },
  { model: PAYMENT, header: CUSTOMER_NAME },
  { model: REFUND, header: CUSTOMER_NAME },
  { model: REFUND, header: INVOICE_NUMBER },
];
