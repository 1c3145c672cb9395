import type { EInvoiceFormat } from '../../../src/domain/e-invoice-formats';
import type { DocumentSource } from '../../../src/einvoice/source';
import { invoiceSource, ITEMS, type Changes, type Item } from './build';
import { countryDefects, identifierDefects } from './country-defects';
import { frenchDefects } from './french-defects';

/** Data that breaks rules of a format. */
export interface Defect {
  name: string;
  format: EInvoiceFormat;
  source: DocumentSource;
  /** The field that our check names, and the rule that the official rules name. */
  expected: Readonly<Record<string, string>>;
}

const BLANK = '\u0001';

const defect = (
  name: string,
  format: EInvoiceFormat,
  changes: Changes,
  expected: Defect['expected'],
): Defect => ({ name, format, source: invoiceSource(changes), expected });

const work = (rest: Partial<Item>): Item => ({ unit_price: '100', ...rest });

function standardDefects(): Defect[] {
  const unnamed: Changes = {
    business: {
      name: BLANK,
      country_code: null,
      registration_id: '1',
      registration_scheme: '0999',
    },
    customer: { name: BLANK, country_code: null, vat_id: '123456' },
    document: { number: BLANK },
    items: [work({ description: BLANK, unit_code: 'QQQ', tax_rate: '19' })],
  };
  const names = {
    '/business/name': 'BR-06',
    '/business/country_code': 'BR-09',
    '/business/registration_scheme': 'BR-CL-11',
    '/customer/name': 'BR-07',
    '/customer/country_code': 'BR-11',
    '/customer/vat_id': 'BR-CO-09',
    '/invoice_number': 'BR-02',
    '/items/0/description': 'BR-25',
    '/items/0/unit_code': 'BR-CL-23',
  };
  return [
    defect('names and codes', 'ubl', unnamed, names),
    defect('names and codes', 'cii', unnamed, names),
    ...(['ubl', 'cii'] as const).map((format) =>
      defect(
        'addresses without a scheme',
        format,
        {
          business: { electronic_address: '123' },
          customer: { electronic_address: '456' },
          document: { currency: 'BGN' },
        },
        {
          '/business/electronic_address_scheme': 'BR-62',
          '/customer/electronic_address_scheme': 'BR-63',
          '/currency': 'BR-CL-04',
        },
      ),
    ),
    defect(
      'unknown schemes of addresses',
      'cii',
      { business: { electronic_address: '1', electronic_address_scheme: '0999' } },
      { '/business/electronic_address_scheme': 'BR-CL-25' },
    ),
    defect('hash signs', 'ubl', { document: { notes: 'Room #1AB#' } }, { '/notes': 'BR-CL-08' }),
    defect(
      'neither due date nor terms',
      'factur-x',
      { document: { due_date: null } },
      { '/due_date': 'BR-CO-25' },
    ),
  ];
}

/** Seller and buyer without any number. */
const UNKNOWN: Changes = {
  business: { vat_id: null },
  customer: { vat_id: null },
};

function taxDefects(): Defect[] {
  const of = (category: Item['tax_category'], tax_exemption_reason: string | null = null) => [
    work({ tax_category: category, tax_exemption_reason }),
  ];
  const seller = (rule: string) => ({ '/business/vat_id': rule });
  return [
    defect('S without numbers', 'ubl', UNKNOWN, seller('BR-S-02')),
    defect('Z without numbers', 'cii', { ...UNKNOWN, items: of('Z') }, seller('BR-Z-02')),
    defect(
      'E without numbers and reason',
      'ubl',
      { ...UNKNOWN, items: [...ITEMS, ...of('E')] },
      { '/items/2/tax_exemption_reason': 'BR-E-10' },
    ),
    defect('E without numbers', 'cii', { ...UNKNOWN, items: of('E', 'x') }, seller('BR-E-02')),
    ...(['ubl', 'cii'] as const).map((format) =>
      defect(
        'AE without numbers',
        format,
        { ...UNKNOWN, items: of('AE') },
        { ...seller('BR-AE-02'), '/customer/vat_id': 'BR-AE-02' },
      ),
    ),
    ...(['ubl', 'cii'] as const).map((format) =>
      defect(
        'K without numbers and date',
        format,
        { ...UNKNOWN, items: of('K'), document: { delivery_date: null } },
        {
          ...seller('BR-IC-02'),
          '/customer/vat_id': 'BR-IC-02',
          '/delivery_date': 'BR-IC-11',
        },
      ),
    ),
    defect('G without numbers', 'ubl', { ...UNKNOWN, items: of('G') }, seller('BR-G-02')),
    defect(
      'O without a registration',
      'ubl',
      { items: of('O') },
      {
        '/business/registration_id': 'BR-CO-26',
      },
    ),
    defect(
      'a charge for export and an allowance within the EU',
      'ubl',
      {
        business: { vat_id: null, tax_id: '29/123/45678', registration_id: '1' },
        items: of('E', 'x'),
        allowances: [
          {
            is_charge: true,
            amount: '5',
            tax_amount: '0',
            reason: 'Shipping',
            tax_rate: '0',
            tax_category: 'G',
            tax_exemption_reason: null,
          },
        ],
      },
      seller('BR-G-04'),
    ),
    defect(
      'an allowance within the EU',
      'ubl',
      {
        business: { vat_id: null, tax_id: '29/123/45678', registration_id: '1' },
        items: of('E', 'x'),
        allowances: [
          {
            is_charge: false,
            amount: '5',
            tax_amount: '0',
            reason: 'Discount',
            tax_rate: '0',
            tax_category: 'K',
            tax_exemption_reason: null,
          },
        ],
      },
      seller('BR-IC-03'),
    ),
    ...(['ubl', 'cii'] as const).map((format) =>
      defect(
        'lines without a fitting category',
        format,
        { items: [work({}), work({ tax_category: 'S' }), work({ tax_category: 'O' })] },
        {
          '/items/0/tax_category': 'BR-CO-04',
          '/items/1/tax_rate': 'BR-S-05',
          '/items/2/tax_category': 'BR-O-12',
        },
      ),
    ),
  ];
}

/** Germany's rules by their numbers. */
function germanDefects(): Defect[] {
  const changes: Changes = {
    business: { city: null, postal_code: null, phone: null, email: null, iban: null },
    customer: { city: null, postal_code: null, buyer_reference: null },
    document: { terms: '#SKONTO#TAGE=14#\nor so', order_reference: 'X' },
  };
  const expected = (rule: (number: number) => string) => ({
    '/business/city': rule(3),
    '/business/postal_code': rule(4),
    '/business/phone': rule(6),
    '/business/email': rule(7),
    '/business/iban': rule(1),
    '/customer/city': rule(8),
    '/customer/postal_code': rule(9),
    '/customer/buyer_reference': rule(15),
    '/terms': rule(18),
  });
  const nowhere: Changes = {
    business: { vat_id: null, tax_id: '29/123/45678', registration_id: '1', email: null },
    customer: { vat_id: null, email: null },
  };
  const ends = {
    '/business/electronic_address': 'PEPPOL-EN16931-R020',
    '/customer/electronic_address': 'PEPPOL-EN16931-R010',
  };
  const xrechnung = expected((number) => `BR-DE-${number}`);
  return [
    defect('fields of XRechnung', 'xrechnung-ubl', changes, xrechnung),
    defect('fields of XRechnung', 'xrechnung-cii', changes, xrechnung),
    defect('fields of Germany', 'peppol', changes, {
      ...expected((number) => `DE-R-${String(number).padStart(3, '0')}`),
    }),
    defect('no addresses', 'xrechnung-ubl', nowhere, ends),
    defect('no addresses', 'xrechnung-cii', nowhere, ends),
    defect('no addresses', 'peppol', nowhere, ends),
  ];
}

function peppolDefects(): Defect[] {
  const abroad = { country_code: 'AT', vat_id: 'ATU12345678' };
  return [
    defect(
      'no reference and mails as addresses',
      'peppol',
      {
        business: { electronic_address: 'a@b.example' },
        customer: { ...abroad, electronic_address: 'c@d.example', buyer_reference: null },
        document: { order_reference: null },
      },
      {
        '/business/electronic_address': 'PEPPOL-EN16931-CL008',
        '/customer/electronic_address': 'PEPPOL-EN16931-CL008',
        '/customer/buyer_reference': 'PEPPOL-EN16931-R003',
      },
    ),
  ];
}

/** Every rule that data of users can break, several in one document where they do not hide each other. */
export const DEFECTS: readonly Defect[] = [
  ...standardDefects(),
  ...taxDefects(),
  ...germanDefects(),
  ...peppolDefects(),
  ...identifierDefects(),
  ...countryDefects(),
  ...frenchDefects(),
];
