import { Typography } from '@strapi/design-system';
import { DELIVERY, ENDPOINT } from '../../requests/content-manager';
import { LastResult } from './LastResult';
import type { Header, Row } from './header';
import { WORDS } from '../../words';

const { COLUMN_TEXTS } = WORDS.en;

/** The head of a column, as Strapi wants it. */
export const headOf = (id: keyof typeof COLUMN_TEXTS): { id: string; defaultMessage: string } => ({
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

/** Columns that are no fields of the type. */
export const ADDED: readonly { model: string; header: Header }[] = [
  { model: ENDPOINT, header: LAST_RESULT },
  { model: DELIVERY, header: DOCUMENT },
];
