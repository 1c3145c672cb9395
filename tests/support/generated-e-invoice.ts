import { ApiError } from '../../src/domain/errors';
import { parseGeneratorBody } from '../../src/generator/body';
import { facturXOf } from '../../src/generator/e-invoice/factur-x';
import { LEAST } from './generator';
import type { Fields } from './records';

export const SELLER = {
  name: 'Acme GmbH',
  address: 'Chausseestraße 8\nHof 2',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
  vatId: 'DE123456789',
  email: 'post@acme.example',
  phone: '+49 30 1',
  contactName: 'Ada Nord',
};

export const BUYER = {
  name: 'Contoso B.V.',
  address: 'Damrak 1',
  city: 'Amsterdam',
  postalCode: '1012',
  countryCode: 'NL',
  vatId: 'NL123456789B01',
  email: 'inkoop@contoso.example',
};

export const E_INVOICE: Fields = {
  seller: SELLER,
  buyer: BUYER,
  currency: 'EUR',
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  payment: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
};

/** The body of an invoice with everything that a taxed e-invoice needs. */
export const TAXED: Fields = { ...LEAST, invoiceNumber: '1001', tax: '19', eInvoice: E_INVOICE };

/** The same with other fields within `eInvoice`. */
export const withEInvoice = (fields: Fields, others: Fields = {}): Fields => ({
  ...TAXED,
  ...others,
  eInvoice: { ...E_INVOICE, ...fields },
});

/** Lines by quantity and rate. */
export const items = (...rows: readonly (readonly [qty: number, rate: number])[]) => ({
  items: rows.map(([qty, rate], index) => ({ item: `Work ${index}`, qty, rate })),
});

/** The XML of a body, or what is wrong with each of its fields. */
export function made(fields: Fields): string | Record<string, string> {
  const parsed = parseGeneratorBody(fields);
  if (!parsed.ok) return Object.fromEntries(parsed.errors.map((e) => [e.pointer, e.message]));
  const { body } = parsed;
  if (!body.eInvoice) throw new Error('No e-invoice');
  try {
    return Buffer.from(facturXOf(body, body.eInvoice).xml).toString('utf8');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([error.status, error.code]).toEqual([400, 'validation_failed']);
    return Object.fromEntries((error.details.errors ?? []).map((e) => [e.pointer, e.message]));
  }
}
