import { NO_REFERENCES } from '../../domain/fields/references';
import Big from 'big.js';
import type { LineInput, StoredInvoice } from '../../billing/document';
import { priceLines } from '../../billing/documents/price-lines';
import type { BusinessDetails, PrintedFields } from '../../billing/sql/printed-details';
import type { CustomField, CustomFieldKind } from '../../domain/custom-fields';
import { daysLater } from '../../domain/dates';
import { UNSTATED } from '../../domain/fields/documents';
import type { Language } from '../../domain/languages';
import { decimalText } from '../../domain/money';
import type { TemplateName } from '../../domain/templates';
import { WORDS } from '../../words';
import type { SampleWords } from '../../words/sample';
import type { DocumentView, PrintOptions } from '../view-model';
import { invoiceView } from './view';

/** The settings of a business that a sample takes beside its printed details. */
export interface SampleWishes {
  readonly language: Language;
  readonly template: TemplateName;
  readonly currency: string;
  /** The usual one; null for none. */
  readonly taxRate: Big | null;
  readonly notes: string | null;
  readonly terms: string | null;
  readonly customFields: readonly CustomField[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const DAYS_TO_PAY = 14;

/** Most countries have a reduced rate near this one. */
const REDUCED = new Big(7);
const USUAL = new Big(20);

/** Hours, pieces and kilometres at two rates, so that units and tax have something to show. */
function linesOf({ lines }: SampleWords, taxRate: Big | null): LineInput[] {
  const usual = taxRate ?? USUAL;
  const line = (at: 0 | 1 | 2, unit: string, amounts: [string, string], rate: Big): LineInput => ({
    description: lines[at],
    quantity: new Big(amounts[0]),
    unit_price: new Big(amounts[1]),
    tax_rate: rate,
    discount_rate: new Big(0),
    product_id: null,
    unit_code: unit,
    tax_category: null,
    tax_exemption_reason: null,
  });
  return [
    line(0, 'HUR', ['12.5', '95'], usual),
    line(1, 'C62', ['3', '24.90'], REDUCED),
    line(2, 'KMT', ['42', '0.50'], usual),
  ];
}

const NOTHING = {
  email: null,
  phone: null,
  state: null,
  country: null,
  tax_id: null,
  vat_id: null,
  delivery_address: null,
  customer_number: null,
  buyer_reference: null,
  registration_id: null,
  registration_scheme: null,
  electronic_address: null,
  electronic_address_scheme: null,
  notes: null,
  contacts: null,
  metadata: null,
};

/** No record: nothing of it is stored, and nobody can ask for it. */
const UNSTORED = { row_id: 0, id: '', created_at: '', updated_at: '' };

function fieldsOf({ customFields }: SampleWishes, { value }: SampleWords): PrintedFields {
  const of = (wanted: CustomFieldKind) =>
    customFields
      .filter(({ kind, printed }) => printed && kind === wanted)
      .map(({ label }) => ({ label, value }));
  return { document: of('invoice'), customer: of('customer') };
}

function sampleInvoice(wishes: SampleWishes, words: SampleWords) {
  const { language, currency, today } = wishes;
  const items = linesOf(words, wishes.taxRate);
  const rules = { rounding: 'rate', zeroRateCategory: null, zeroRateReason: null } as const;
  const { lines, totals } = priceLines(items, currency, rules);
  return {
    ...UNSTORED,
    ...NO_REFERENCES,
    delivery_address: null,
    ...UNSTATED,
    customer_id: '',
    customer: { ...NOTHING, ...UNSTORED, ...words.customer, language },
    number: 'INV-00001',
    status: 'sent',
    issue_date: today,
    deadline: daysLater(today, DAYS_TO_PAY),
    currency,
    notes: wishes.notes ?? words.notes,
    terms: wishes.terms ?? words.terms,
    template_type: wishes.template,
    metadata: null,
    issued_at: null,
    lines,
    subtotal: decimalText(totals.subtotal),
    tax_amount: decimalText(totals.taxAmount),
    total: decimalText(totals.total),
    tax_rounding: rules.rounding,
    amount_paid: '0',
    amount_paid_before: '0',
    amount_written_off: '0',
    amount_credited: '0',
  } satisfies StoredInvoice;
}

/** An invoice that nobody has written, as the business would print it: for a look at its look. */
export function sampleView(
  business: BusinessDetails,
  wishes: SampleWishes,
  options: PrintOptions,
): DocumentView {
  const words = WORDS[wishes.language].sample;
  const invoice = { ...sampleInvoice(wishes, words), fields: fieldsOf(wishes, words) };
  return invoiceView(invoice, business, options);
}
