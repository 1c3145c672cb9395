import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CUSTOMER_EXPORT,
  DOCUMENT_EXPORTS,
  PAYMENT_EXPORT,
  PRODUCT_EXPORT,
  REFUND_EXPORT,
} from '../../../src/billing/csv/exports';

/** The right to a column is asked by the names of fields in the schemas. A name that is in none asks nothing. */
interface Attribute {
  target?: string;
  component?: string;
}

const read = (...parts: string[]): Record<string, Attribute> => {
  const file = path.join(__dirname, '../../../src', ...parts);
  return (JSON.parse(readFileSync(file, 'utf8')) as { attributes: Record<string, Attribute> })
    .attributes;
};

const typeOf = (name: string) => read('api', name, 'content-types', name, 'schema.json');

function resolves(attributes: Record<string, Attribute>, [first, ...rest]: string[]): boolean {
  const attribute = attributes[first ?? ''];
  if (!attribute || rest.length === 0) return attribute !== undefined;
  const component = attribute.component?.replace('billing.', '');
  if (component) return resolves(read('components', 'billing', `${component}.json`), rest);
  return resolves(typeOf(attribute.target?.split('.')[1] ?? ''), rest);
}

const { invoice, quotation, credit_note: note } = DOCUMENT_EXPORTS;

test.each([
  ['customer', CUSTOMER_EXPORT],
  ['product', PRODUCT_EXPORT],
  ['payment', PAYMENT_EXPORT],
  ['refund', REFUND_EXPORT],
  ['invoice', invoice.documents],
  ['invoice', invoice.lines],
  ['quotation', quotation.documents],
  ['quotation', quotation.lines],
  ['credit-note', note.documents],
  ['credit-note', note.lines],
])('each column of %s asks for fields that its type has', (type, { columns }) => {
  const attributes = typeOf(type);
  const unknown = columns.flatMap(({ needs }) =>
    needs.filter((one) => !resolves(attributes, one.split('.'))),
  );
  expect(unknown).toEqual([]);
  const free = columns.filter(({ needs, only }) => needs.length === 0 && only !== 'api');
  const always = new Set(['id', 'created_at', 'updated_at', `${type.replace('-', '_')}_id`]);
  expect(free.map(({ name }) => name).filter((name) => !always.has(name))).toEqual([]);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
});
