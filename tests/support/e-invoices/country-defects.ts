import type { SourceParty } from '../../../src/einvoice/source';
import { invoiceSource, type Changes } from './build';
import type { Defect } from './defects';

const peppol = (name: string, changes: Changes, expected: Defect['expected']): Defect => ({
  name,
  format: 'peppol',
  source: invoiceSource(changes),
  expected,
});

const address = (scheme: string, id: string) => ({
  electronic_address: id,
  electronic_address_scheme: scheme,
});

const registration = (scheme: string, id: string) => ({
  registration_id: id,
  registration_scheme: scheme,
});

/** Two identifiers per document, each as the address of one side and as its registration. */
const BAD: readonly (readonly [rule: number, scheme: string, id: string])[] = [
  [40, '0088', '4000001000006'],
  [41, '0192', '923829645'],
  [42, '0184', '1234567'],
  [43, '0208', '0202239952'],
  [49, '0007', '5560160681'],
  [50, '0151', '51824753557'],
  [52, '0096', '123'],
  [53, '0198', '12345678'],
];

export function identifierDefects(): Defect[] {
  return BAD.map(([rule, scheme, id]) =>
    peppol(
      `a wrong identifier of scheme ${scheme}`,
      { business: address(scheme, id), customer: registration(scheme, id) },
      {
        '/business/electronic_address': `PEPPOL-COMMON-R0${rule}`,
        '/customer/registration_id': `PEPPOL-COMMON-R0${rule}`,
      },
    ),
  );
}

const NO_STREET: Partial<SourceParty> = { address: null, city: null, postal_code: null };

export function countryDefects(): Defect[] {
  const dutch = { country_code: 'NL', ...NO_STREET, ...registration('0208', '0202239951') };
  const icelandic = { country_code: 'IS', ...NO_STREET, vat_id: null };
  return [
    peppol(
      'Dutch',
      {
        business: { ...dutch, vat_id: 'NL123456789B01', iban: null },
        customer: { ...dutch, vat_id: 'NL987654321B01' },
      },
      {
        '/business/address': 'NL-R-002',
        '/business/city': 'NL-R-002',
        '/business/postal_code': 'NL-R-002',
        '/business/registration_scheme': 'NL-R-003',
        '/business/iban': 'NL-R-007',
        '/customer/address': 'NL-R-004',
        '/customer/city': 'NL-R-004',
        '/customer/postal_code': 'NL-R-004',
        '/customer/registration_scheme': 'NL-R-005',
      },
    ),
    peppol(
      'Danish without a registration',
      { business: { country_code: 'DK', vat_id: 'DK12345674', ...address('0184', 'DK12345674') } },
      { '/business/registration_id': 'DK-R-002' },
    ),
    peppol(
      'Danish with another register',
      {
        business: {
          country_code: 'DK',
          vat_id: 'DK12345674',
          ...address('0184', 'DK12345674'),
          ...registration('0088', '4000001000005'),
        },
        customer: {
          country_code: 'DK',
          vat_id: 'DK87654321',
          ...address('0198', 'DK87654321'),
          ...registration('0088', '4000001000005'),
        },
      },
      { '/business/registration_scheme': 'DK-R-014', '/customer/registration_scheme': 'DK-R-017' },
    ),
    peppol(
      'Swedish',
      {
        business: {
          country_code: 'SE',
          vat_id: 'SE556016068001',
          tax_id: '556016-0680',
          registration_id: '5560160681',
          ...address('0088', '4000001000005'),
        },
      },
      {
        '/business/registration_id': 'SE-R-013',
        '/business/tax_id': 'SE-R-005',
        '/items/0/tax_rate': 'SE-R-006',
      },
    ),
    peppol(
      'Norwegian',
      {
        business: {
          country_code: 'NO',
          vat_id: 'NO923829644',
          ...address('0192', '923829644'),
        },
      },
      { '/business/vat_id': 'NO-R-001' },
    ),
    peppol(
      'Italian',
      {
        business: {
          country_code: 'IT',
          vat_id: 'IT00743110157',
          tax_id: '12',
          ...NO_STREET,
          ...address('0211', 'IT00743110157'),
        },
      },
      {
        '/business/tax_id': 'IT-R-001',
        '/business/address': 'IT-R-002',
        '/business/city': 'IT-R-003',
        '/business/postal_code': 'IT-R-004',
      },
    ),
    peppol(
      'Icelandic',
      {
        business: {
          ...icelandic,
          tax_id: '12345',
          ...registration('0088', '4000001000005'),
          ...address('0196', '5501692829'),
        },
        customer: { ...icelandic, ...address('0196', '5501692829') },
      },
      {
        '/business/registration_scheme': 'IS-R-002',
        '/business/address': 'IS-R-003',
        '/business/postal_code': 'IS-R-003',
        '/customer/registration_id': 'IS-R-004',
        '/customer/address': 'IS-R-005',
        '/customer/postal_code': 'IS-R-005',
      },
    ),
    peppol(
      'Greek',
      { business: { country_code: 'GR', vat_id: 'EL123456783' } },
      { '/business/country_code': 'GR-R-004-1' },
    ),
  ];
}
