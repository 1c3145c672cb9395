import type { StoredInvoice } from '../../../src/billing/document';
import type { BusinessDetails } from '../../../src/billing/sql/printed-details';
import { invoiceView } from '../../../src/pdf/stored/view';
import { STORED, WERFT } from './stored-records';
import type { Pictured } from './views';

const of = (details: Partial<StoredInvoice['customer']>): StoredInvoice['customer'] => ({
  ...STORED.customer,
  buyer_reference: null,
  vat_id: null,
  ...details,
});

const NORTHWIND = of({
  name: 'Northwind Studio',
  address: '12 Harbour Lane',
  city: 'Bristol',
  state: null,
  postal_code: 'BS1 4QA',
  country_code: 'GB',
});

const TOKYO: BusinessDetails = {
  ...WERFT,
  name: '株式会社ノースウィンド',
  tax_id: null,
  vat_id: null,
  iban: null,
  bic: null,
  address: '丸の内1-2-3',
  city: '千代田区',
  state: '東京都',
  postal_code: '100-0005',
  country: '日本',
  country_code: 'JP',
  email: 'info@northwind.example',
};

/** Addresses in the form of their country. */
export function addressesOf(template_version: number) {
  const stored = { ...STORED, template_version, customer: NORTHWIND };
  return {
    'address-british': invoiceView(stored, WERFT),
    'address-japanese': invoiceView({ ...stored, currency: 'JPY' }, TOKYO),
  } satisfies Record<string, Pictured>;
}
