import type Big from 'big.js';
import { printedMinorUnit } from '../domain/currency';
import { validationError } from '../domain/errors';
import { ZERO } from '../domain/money';
import { say } from '../messages/message';
import type { GeneratorBody } from './body';
import { discountLabel } from './labels';
import { generatorTotals, isShare, rateOf } from './totals';

/** Signs of which the page's visitors mean one currency. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
};

/** The client of a draft: for an e-invoice all details, else a name above the lines of an address. */
function customerOf({ billTo, eInvoice, language }: GeneratorBody) {
  const [first, ...address] = (billTo ?? '').trim().split('\n');
  const buyer = eInvoice?.buyer;
  const name = buyer?.name ?? first?.trim();
  if (!name) throw validationError([{ path: ['billTo'], message: say('required') }]);
  const lines = address.map((line) => line.trim()).filter(Boolean);
  return {
    name,
    address: buyer?.address ?? (buyer ? null : lines.join('\n') || null),
    city: buyer?.city,
    postal_code: buyer?.postalCode,
    country_code: buyer?.countryCode,
    vat_id: buyer?.vatId,
    email: buyer?.email,
    phone: buyer?.phone,
    language,
  };
}

/** A row of a generator's sums as a line. */
const sumLine = (description: string, price: Big, rate: Big) => ({
  description,
  quantity: 1,
  unit_price: price,
  tax_rate: rate,
});

/** A discount of an amount is a line of each rate; one in per cent belongs to the lines themselves. */
function discountLines(body: GeneratorBody) {
  const { discount, labels, language, currency } = body;
  if (!discount || isShare(discount)) return [];
  const label = discountLabel(labels.discount, discount, language);
  return generatorTotals(body, printedMinorUnit(currency))
    .taxes.filter((one) => !one.discount.eq(ZERO))
    .map((one) => sumLine(label, one.discount.times(-1), one.rate));
}

function linesOf(body: GeneratorBody) {
  const { discount, shipping, labels, eInvoice } = body;
  const share = discount && isShare(discount) ? discount.percent : ZERO;
  const items = body.items.map((line) => ({
    description: line.item,
    quantity: line.qty,
    unit_price: line.rate,
    tax_rate: rateOf(line, body),
    discount_rate: share,
    ...(line.unit === undefined ? {} : { unit_code: line.unit }),
  }));
  const shipped = shipping && !shipping.eq(ZERO) ? [sumLine(labels.shipping, shipping, ZERO)] : [];
  const category = eInvoice?.taxCategory === 'S' ? undefined : eInvoice?.taxCategory;
  return [...items, ...discountLines(body), ...shipped].map((line) =>
    category && line.tax_rate.eq(ZERO) ? { ...line, tax_category: category } : line,
  );
}

/** An invoice has no address of delivery of its own, so its notes have it. */
function notesOf({ notes, shipTo, labels }: GeneratorBody): string | null {
  const delivery = shipTo && `${labels.shipTo}:\n${shipTo.trim()}`;
  return [notes, delivery].filter(Boolean).join('\n\n') || null;
}

/**
 * A draft of the page at / as the bodies of a customer and of a draft invoice, before they are checked.
 * Sender, logo, colour and number stay behind: the business has its own.
 * @throws ApiError 400 for a draft without a client
 */
export function draftInvoice(body: GeneratorBody) {
  const { currency, date, dueDate, supplyDate, poNumber, terms, template, amountPaid, eInvoice } =
    body;
  return {
    customer: customerOf(body),
    invoice: {
      status: 'draft',
      currency: eInvoice?.currency ?? SIGNS[currency] ?? currency,
      issue_date: date,
      ...(dueDate === undefined ? {} : { due_date: dueDate }),
      delivery_date: supplyDate,
      order_reference: poNumber,
      notes: notesOf(body),
      terms,
      template_type: template,
      amount_paid: amountPaid,
      items: linesOf(body),
    },
  };
}
