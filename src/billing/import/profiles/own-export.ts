import { columnWord } from '../../../messages/columns';
import { PANEL_LANGUAGES, type PanelLanguage } from '../../../messages/languages';
import { CUSTOMER_IMPORT_FIELDS, PRODUCT_IMPORT_FIELDS, type ImportField } from '../fields';
import { PAST_INVOICE_FIELDS } from '../invoice-fields';
import type { ExportTable, Profile } from './profile';

/** Most columns have the names of fields. */
const byName = (fields: readonly ImportField[], but: readonly string[] = []) =>
  Object.fromEntries(
    fields.flatMap(({ name }) => (but.includes(name) ? [] : [[name, name] as const])),
  );

const METADATA = { metadata: 'metadata_pairs' };

/** Lines have a period of their own under the names of the document's. */
const PERIOD = ['service_period_start', 'service_period_end'];

const headed = ({ shownBy, fills }: ExportTable, language: PanelLanguage): ExportTable => ({
  shownBy: shownBy.map((name) => columnWord(language, name)),
  fills: Object.fromEntries(
    Object.entries(fills).map(([name, field]) => [columnWord(language, name), field]),
  ),
});

/** A table under the names of the API, and as a file for reading in each language. */
const written = (table: ExportTable): ExportTable[] => [
  table,
  ...PANEL_LANGUAGES.map((language) => headed(table, language)),
];

/** The exports of this service: to another installation, and back after a change. */
export const OWN_EXPORT: Profile = {
  id: 'own',
  name: 'Invoicing',
  exports: {
    customers: written({
      shownBy: ['id', 'business_id', 'registration_scheme', 'updated_at'],
      fills: { ...byName(CUSTOMER_IMPORT_FIELDS), ...METADATA, contacts: 'contact_list' },
    }),
    products: written({
      shownBy: ['id', 'business_id', 'unit_code', 'updated_at'],
      fills: { ...byName(PRODUCT_IMPORT_FIELDS), ...METADATA },
    }),
    invoices: [
      ...written({
        shownBy: ['id', 'business_id', 'invoice_number', 'subtotal', 'tax_amount', 'total'],
        fills: {
          ...byName(PAST_INVOICE_FIELDS, ['amount_due']),
          ...METADATA,
          tax_amount: 'tax_total',
        },
      }),
      ...written({
        shownBy: ['invoice_id', 'business_id', 'invoice_number', 'unit_price', 'tax_amount'],
        fills: {
          ...byName(PAST_INVOICE_FIELDS, PERIOD),
          tax_amount: 'line_tax',
          amount: 'line_gross',
        },
      }),
    ],
  },
};
