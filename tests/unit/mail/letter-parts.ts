import { LANGUAGES, type Language } from '../../../src/domain/languages';
import type { LetterParts } from '../../../src/mail/compose/parts';

export { LANGUAGES };

/** An invoice of a German studio that is due. */
export const parts = (fields: Partial<LetterParts> = {}): LetterParts => ({
  kind: 'invoice',
  language: 'en',
  number: 'INV-00042',
  reference: 'INV-00042',
  status: 'sent',
  currency: 'EUR',
  total: '1234.5',
  amountPaid: '0',
  amountCredited: '0',
  amountDue: '1234.5',
  deadline: '2026-01-15',
  sender: {
    name: 'Nord Design',
    email: 'post@nord.example',
    phone: '+49 40 123456',
    address: 'Hafenstraße 7',
    city: 'Hamburg',
    state: null,
    postal_code: '20359',
    country: 'Germany',
    country_code: 'DE',
    legal_name: null,
    vat_id: null,
    brand_color: null,
    logo_url: null,
  },
  customer: { name: 'Acme GmbH', email: 'ada@acme.example', contacts: null },
  payUrl: null,
  account: { holder: 'Nord Design GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  ...fields,
});

export const inEach = (fields: Partial<LetterParts> = {}): [Language, LetterParts][] =>
  LANGUAGES.map((language) => [language, parts({ ...fields, language })]);
