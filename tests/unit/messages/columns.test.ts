import {
  CUSTOMER_EXPORT,
  DOCUMENT_EXPORTS,
  PAYMENT_EXPORT,
  PRODUCT_EXPORT,
  REFUND_EXPORT,
} from '../../../src/billing/csv/exports';
import { forReading } from '../../../src/billing/csv/for-reading';
import { plainWord } from '../../../src/billing/import/words';
import { FIELD_LABELS } from '../../../src/admin/words/de/texts';
import { columnWord } from '../../../src/messages/columns';
import { PANEL_LANGUAGES } from '../../../src/messages/languages';

const EXPORTS = [
  CUSTOMER_EXPORT,
  PRODUCT_EXPORT,
  PAYMENT_EXPORT,
  REFUND_EXPORT,
  ...Object.values(DOCUMENT_EXPORTS).flatMap(({ documents, lines }) => [documents, lines]),
].map(({ name, columns }) => [name, columns] as const);

describe.each(PANEL_LANGUAGES)('in %s', (language) => {
  test.each(EXPORTS)(
    'every column of %s has a word, and no two have the same',
    (_name, columns) => {
      const words = forReading(columns, language).map(({ label = '' }) => plainWord(label));
      expect(new Set(words).size).toBe(columns.length);
      expect(words).not.toContain('');
      for (const { name } of columns) expect(columnWord(language, name)).not.toBe(name);
    },
  );
});

test('ids stand at the end, and a column that nobody has named keeps its name', () => {
  const columns = forReading(CUSTOMER_EXPORT.columns, 'de').map(({ name }) => name);
  expect(columns[0]).toBe('business_name');
  expect(columns.slice(-2)).toEqual(['id', 'business_id']);
  expect(columns).toContain('vat_id');
  expect(columnWord('fr', 'cost_centre')).toBe('cost_centre');
});

test('a file has the words of the forms', () => {
  const same = [
    ['due_date', 'Due date'],
    ['vat_id', 'VAT number'],
    ['service_period_start', 'Service period from'],
    ['sku', 'Article number'],
    ['contract_reference', 'Contract'],
    ['tax_exemption_reason', 'Reason for no tax'],
    ['amount_written_off', 'Written off'],
    ['applied_amount', 'Taken off the invoice'],
  ] as const;
  for (const [name, english] of same) {
    expect(columnWord('en', name)).toBe(english);
    expect(columnWord('de', name)).toBe(FIELD_LABELS[english]);
  }
});
