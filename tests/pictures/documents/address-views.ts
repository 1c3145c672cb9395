import type { StoredInvoice } from '../../../src/billing/document';
import type { BusinessDetails } from '../../../src/billing/sql/printed-details';
import { creditNoteView } from '../../../src/pdf/stored/credit-note';
import { invoiceView } from '../../../src/pdf/stored/view';
import { STORED, WERFT } from './stored-records';
import { MIXED } from './summary-views';
import type { Pictured } from './views';

const of = (details: Partial<StoredInvoice['customer']>): StoredInvoice['customer'] => ({
  ...{ ...STORED.customer, buyer_reference: null, vat_id: null },
  ...details,
});

const NORTHWIND = of({
  ...{ name: 'Northwind Studio', address: '12 Harbour Lane', city: 'Bristol', state: null },
  ...{ postal_code: 'BS1 4QA', country_code: 'GB' },
});

const TOKYO: BusinessDetails = {
  ...{
    ...WERFT,
    name: '株式会社ノースウィンド',
    tax_id: null,
    vat_id: null,
    iban: null,
    bic: null,
  },
  ...{ address: '丸の内1-2-3', city: '千代田区', state: '東京都', postal_code: '100-0005' },
  ...{ country: '日本', country_code: 'JP', email: 'info@northwind.example' },
};

const sent = { ...STORED, template_version: 3 };

/** Documents of version 3, which has the look of version 2: only addresses differ. */
export const ADDRESSES = {
  complete: invoiceView(sent, WERFT),
  'address-british': invoiceView({ ...sent, customer: NORTHWIND }, WERFT),
  'address-japanese': invoiceView({ ...sent, customer: NORTHWIND, currency: 'JPY' }, TOKYO),
  'summary-mixed': invoiceView({ ...MIXED, template_version: 3 }, WERFT),
  'credit-note': creditNoteView(
    {
      ...{ ...MIXED, template_version: 3, number: 'CN-00003', status: 'issued', reason: 'return' },
      ...{ invoice_number: 'WD-2026-044', invoice_date: '2026-03-02', terms: null },
      ...{ applied_amount: '2985.6', refunded_amount: '0' },
    },
    WERFT,
  ),
} satisfies Record<string, Pictured>;
