import { creditNoteSource, invoiceSource, ITEMS, totalOf, type Changes } from './build';
import { frenchChanges } from './countries';
import { fixture, invoice, PLAIN, XRECHNUNG, type Fixture } from './fixture';

/** The least that each format accepts. */
export function leastFixtures(): Fixture[] {
  const nothing = {
    email: null,
    phone: null,
    contact_name: null,
    address: null,
    city: null,
    postal_code: null,
  };
  const document = { delivery_date: null, order_reference: null };
  return [
    invoice(
      'least',
      {
        business: { ...nothing, iban: null, bic: null },
        customer: { ...nothing, vat_id: null, buyer_reference: null },
        document,
      },
      PLAIN,
    ),
    invoice(
      'least-of-xrechnung',
      {
        business: { contact_name: null, address: null, bic: null },
        customer: { ...nothing, city: 'Bonn', postal_code: '53111' },
        document: { ...document, due_date: null },
      },
      XRECHNUNG,
    ),
    invoice(
      'least-of-peppol',
      {
        business: { ...nothing, iban: null, bic: null },
        customer: { ...nothing, country_code: 'AT', vat_id: 'ATU12345678', buyer_reference: null },
        document: { ...document, order_reference: 'X', due_date: null },
      },
      ['peppol'],
    ),
  ];
}

export function paidFixtures(): Fixture[] {
  const paid = invoiceSource();
  const whole = { ...paid.document, amount_paid: totalOf(paid), due_date: null };
  return [
    invoice('partly-paid', { document: { amount_paid: '400.05' } }),
    fixture('paid', { ...paid, document: whole, business: { ...paid.business, iban: null } }),
    invoice('pounds-and-transfer', { document: { currency: 'GBP' } }, ['peppol', 'cii']),
    invoice('allowance-and-charge', {
      allowances: [
        {
          is_charge: false,
          amount: '100',
          tax_amount: '19',
          reason: 'Discount',
          tax_rate: '19',
          tax_category: 'S',
          tax_exemption_reason: null,
        },
        {
          is_charge: true,
          amount: '12.5',
          tax_amount: '0',
          reason: 'Shipping',
          tax_rate: '0',
          tax_category: 'Z',
          tax_exemption_reason: null,
        },
      ],
    }),
  ];
}

export function creditFixtures(): Fixture[] {
  const thirds: Changes = {
    items: [
      { quantity: '3', unit_price: '33.335', tax_rate: '19' },
      { quantity: '7', unit_price: '1.995', discount_rate: '12.5', tax_rate: '7' },
      ...ITEMS,
    ],
  };
  return [
    fixture('credit-note', creditNoteSource({}, [{ line: 0 }, { line: 1 }])),
    fixture(
      'credit-note-of-parts',
      creditNoteSource({ ...thirds, tax_rounding: 'line' }, [
        { line: 0, quantity: '1' },
        { line: 1, quantity: '2' },
        { line: 2, quantity: '0.3' },
      ]),
    ),
    fixture('credit-note-of-an-amount', creditNoteSource(thirds, [{ line: 2, amount: '50.01' }])),
    fixture(
      'credit-note-in-yen',
      creditNoteSource(
        {
          document: { currency: 'JPY' },
          items: [{ quantity: '7', unit_price: '33.4', discount_rate: '5', tax_rate: '10' }],
        },
        [{ line: 0, quantity: '2' }],
      ),
    ),
  ];
}

export function frenchFixtures(): Fixture[] {
  const whole = frenchChanges();
  const to = (customer: Changes['customer'], document: Changes['document'] = {}): Changes => ({
    ...whole,
    customer: { ...whole.customer, ...customer },
    document: { ...whole.document, ...document },
  });
  const nobody = { vat_id: null, registration_id: null, registration_scheme: null };
  const abroad = { ...nobody, country_code: 'DE' };
  return [
    invoice('french', whole, PLAIN),
    invoice('french-to-a-person', to({ ...nobody, email: 'p@example.fr' }), PLAIN),
    invoice('french-abroad', to({ ...abroad, vat_id: 'DE987654321' }), PLAIN),
    invoice('french-to-a-person-abroad', to({ ...abroad, email: 'p@example.de' }), PLAIN),
    fixture(
      'french-paid',
      invoiceSource(to({}, { amount_paid: totalOf(invoiceSource(whole)) })),
      PLAIN,
    ),
    invoice('french-over-peppol', whole, ['peppol']),
    fixture('french-credit-note', creditNoteSource(whole, [{ line: 0 }]), PLAIN),
  ];
}
