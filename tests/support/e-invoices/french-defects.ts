import type { CodedNote } from '../../../src/einvoice/source';
import { creditNoteSource, invoiceSource, type Changes } from './build';
import { FRENCH_NOTES, frenchChanges } from './countries';
import type { Defect } from './defects';

/** Changes of a French invoice that is good. */
function changed(changes: Changes): Changes {
  const whole = frenchChanges();
  return {
    ...whole,
    ...changes,
    business: { ...whole.business, ...changes.business },
    customer: { ...whole.customer, ...changes.customer },
    document: { ...whole.document, ...changes.document },
  };
}

const BARE: Changes = {
  business: {
    registration_id: '1',
    registration_scheme: null,
    business_process: null,
    coded_notes: [],
    vat_id: null,
    tax_id: '1',
    email: null,
  },
  customer: { vat_id: null, registration_id: null, email: null },
  document: { currency: 'USD', due_date: '2026-11-19', number: 'INV 42', issue_date: '2026-11-20' },
  items: [{ quantity: '1.23456', unit_price: '1', tax_rate: '19' }],
};

const BARE_EXPECTED = {
  '/business/registration_id': 'BR-FR-10',
  '/business/business_process': 'BR-FR-08',
  '/business/coded_notes': 'BR-FR-05',
  '/business/electronic_address': 'BR-FR-13',
  '/customer/electronic_address': 'BR-FR-12',
  '/currency': 'BR-FR-CO-12',
  '/due_date': 'BR-FR-CO-07',
  '/invoice_number': 'BR-FR-02',
  '/items/0/quantity': 'BR-FR-DEC-02',
  '/items/0/tax_rate': 'BR-FR-16',
};

const BETWEEN: Changes = {
  business: {
    registration_id: '73282932',
    electronic_address: 'a b',
    electronic_address_scheme: '0225',
  },
  customer: {
    registration_scheme: '0009',
    registration_id: '40483304800022',
    electronic_address: 'x'.repeat(126),
    electronic_address_scheme: '0088',
  },
  document: {
    number: 'X'.repeat(36),
    delivery_date: '1999-12-31',
    service_period_start: '1999-01-01',
    service_period_end: '1999-01-31',
  },
};

const BETWEEN_EXPECTED = {
  '/business/registration_id': 'BR-FR-10',
  '/business/electronic_address': 'BR-FR-23',
  '/customer/registration_id': 'BR-FR-11',
  '/customer/electronic_address': 'BR-FR-25',
  '/invoice_number': 'BR-FR-01',
  '/delivery_date': 'BR-FR-03',
  '/service_period_start': 'BR-FR-03',
  '/service_period_end': 'BR-FR-03',
};

const note = (code: string, text: string): CodedNote => ({ code, text });

export function frenchDefects(): Defect[] {
  const both = ['ubl', 'cii'] as const;
  const notes = (name: string, rule: string, coded_notes: readonly CodedNote[]): Defect[] =>
    both.map((format) => ({
      name,
      format,
      source: invoiceSource(changed({ business: { coded_notes } })),
      expected: { '/business/coded_notes': rule },
    }));
  return [
    ...both.flatMap((format): Defect[] => [
      {
        name: 'French fields',
        format,
        expected: BARE_EXPECTED,
        source: invoiceSource(changed(BARE)),
      },
      {
        name: 'between French businesses',
        format,
        expected: BETWEEN_EXPECTED,
        source: invoiceSource(changed(BETWEEN)),
      },
      {
        name: 'a French invoice that is not paid',
        format,
        source: invoiceSource(changed({ document: { business_process: 'B2', due_date: null } })),
        expected: { '/amount_paid': 'BR-FR-CO-09', '/due_date': 'BR-FR-CO-09' },
      },
      {
        name: 'a number of the French invoice that is credited',
        format,
        source: creditNoteSource(changed({ document: { number: 'INV 1' } }), [{ line: 0 }]),
        expected: { '/invoice_number': 'BR-FR-02' },
      },
      {
        name: 'an address outside the directory',
        format,
        source: invoiceSource(changed({ customer: { electronic_address: 'a@b.example' } })),
        expected: { '/customer/electronic_address': 'BR-FR-21' },
      },
    ]),
    ...notes('a French note twice', 'BR-FR-06', [...FRENCH_NOTES, note('PMT', 'Encore')]),
    ...notes('an unknown code', 'BR-CL-08', [note('QQQ', 'What'), ...FRENCH_NOTES]),
    {
      name: 'a French customer with half a SIREN',
      format: 'ubl',
      source: invoiceSource(changed({ customer: { registration_id: '4048' } })),
      expected: { '/customer/registration_id': 'BR-FR-32' },
    },
  ];
}
