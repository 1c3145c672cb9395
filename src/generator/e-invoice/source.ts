import type Big from 'big.js';
import { decimalText, ZERO } from '../../domain/money';
import type { TaxCategory } from '../../domain/tax';
import { shortText } from '../../einvoice/mapping/text';
import type {
  DocumentSource,
  SourceAllowance,
  SourceBusiness,
  SourceDocument,
  SourceLine,
  SourceParty,
  SourceTax,
} from '../../einvoice/source';
import type { GeneratorBody } from '../body';
import { discountLabel } from '../labels';
import { rateOf, type GeneratorTotals } from '../totals';
import type { EInvoiceFields, PartyFields } from '../e-invoice-fields';

/** Stand for what is missing. A missing date or currency is refused before a file is made. */
const STAND_IN = { currency: 'EUR', date: '2000-01-01' } as const;

/** "One", for lines that name no unit. */
const PIECE = 'C62';

/** Fields of stored businesses that the generator does not take. */
const NOT_TAKEN = {
  state: null,
  tax_id: null,
  registration_id: null,
  registration_scheme: null,
  electronic_address: null,
  electronic_address_scheme: null,
} as const;

const partyOf = (party: PartyFields = {} as PartyFields): SourceParty => ({
  ...NOT_TAKEN,
  name: party.name ?? '',
  email: party.email ?? null,
  phone: party.phone ?? null,
  contact_name: party.contactName ?? null,
  address: party.address ?? null,
  city: party.city ?? null,
  postal_code: party.postalCode ?? null,
  country_code: party.countryCode ?? null,
  vat_id: party.vatId ?? null,
});

const sellerOf = ({ seller, payment }: EInvoiceFields): SourceBusiness => ({
  ...partyOf(seller),
  iban: payment?.iban ?? null,
  bic: payment?.bic ?? null,
  business_process: null,
  coded_notes: [],
});

function documentOf(
  body: GeneratorBody,
  eInvoice: EInvoiceFields,
  { amountPaid }: GeneratorTotals,
): SourceDocument {
  return {
    kind: 'invoice',
    number: body.invoiceNumber ?? '',
    issue_date: eInvoice.issueDate ?? STAND_IN.date,
    due_date: eInvoice.dueDate ?? null,
    delivery_date: body.supplyDate ?? null,
    order_reference: body.poNumber ?? null,
    currency: eInvoice.currency ?? STAND_IN.currency,
    notes: body.notes ?? null,
    terms: body.terms ?? null,
    amount_paid: decimalText(amountPaid),
    invoice: null,
  };
}

/** With a rate there is one category only, so the caller's is that of what has no tax. */
function taxAt(rate: Big, { notes }: GeneratorBody, { taxCategory }: EInvoiceFields): SourceTax {
  const untaxed: TaxCategory | null = taxCategory ?? null;
  const category = rate.eq(ZERO) ? untaxed : 'S';
  return {
    tax_rate: decimalText(rate),
    tax_category: category,
    tax_exemption_reason: category === 'E' ? (notes ?? null) : null,
    tax_amount: '0',
  };
}

type TaxAt = (rate: Big) => SourceTax;

function linesOf(body: GeneratorBody, totals: GeneratorTotals, taxAtRate: TaxAt): SourceLine[] {
  // Only the tax of each rate is written, so its first line has it all.
  const left = new Map(totals.taxes.map(({ rate, tax }) => [rate.toFixed(), tax]));
  return body.items.map((line, index) => {
    const { item, qty, rate, unit } = line;
    const own = rateOf(line, body);
    const taxAmount = left.get(own.toFixed()) ?? ZERO;
    left.delete(own.toFixed());
    return {
      ...taxAtRate(own),
      description: item,
      quantity: decimalText(qty),
      unit_price: decimalText(rate),
      discount_rate: '0',
      unit_code: unit ?? PIECE,
      tax_amount: decimalText(taxAmount),
      amount: decimalText((totals.amounts[index] ?? ZERO).plus(taxAmount)),
    };
  });
}

/** The part of the discount of each rate, and shipping. The generator adds no tax to shipping. */
function allowancesOf(
  { labels, discount: given, language }: GeneratorBody,
  { taxes, shipping }: GeneratorTotals,
  taxAtRate: TaxAt,
): SourceAllowance[] {
  const reason = shortText(discountLabel(labels.discount, given, language)) ?? 'Discount';
  const off = taxes
    .filter(({ discount }) => !discount.eq(ZERO))
    .map(({ rate, discount }) => ({
      ...taxAtRate(rate),
      is_charge: false,
      amount: decimalText(discount),
      reason,
    }));
  const added = {
    is_charge: true,
    amount: decimalText(shipping),
    reason: shortText(labels.shipping) ?? 'Shipping',
  };
  return [...off, ...(shipping.eq(ZERO) ? [] : [{ ...taxAtRate(ZERO), ...added }])];
}

/** An invoice of the generator in the form of the stored ones. Its figures are those that are printed. */
export function sourceOf(
  body: GeneratorBody,
  eInvoice: EInvoiceFields,
  totals: GeneratorTotals,
): DocumentSource {
  const taxAtRate = (rate: Big) => taxAt(rate, body, eInvoice);
  return {
    business: sellerOf(eInvoice),
    customer: { ...partyOf(eInvoice.buyer), buyer_reference: null },
    document: documentOf(body, eInvoice, totals),
    lines: linesOf(body, totals, taxAtRate),
    allowances: allowancesOf(body, totals, taxAtRate),
  };
}
