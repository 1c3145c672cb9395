import Big from 'big.js';
import { say, type Message } from '../messages/message';
import { isInEu } from './country';
import { smallBusinessOf } from './country-defaults';
import { ZERO } from './money';
import { saysWhenSupplied, type Supplied } from './service-period';
import {
  ONLY_REGISTERED,
  sheetLawOf,
  SIMPLE_INVOICES,
  SMALL_OMITS,
  SUPPLY_COUNTRIES,
  type Demand,
  type SheetLaw,
} from './sheet-law';
import type { TaxCategory } from './tax';

/** A demand that the sheet does not meet. */
export interface Gap {
  /** As the API names the field, such as `/business/vat_id`. */
  readonly pointer: string;
  /** It reads on from the name of the field. */
  readonly message: Message;
}

interface Party {
  readonly address: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country_code: string | null;
  readonly tax_id: string | null;
  readonly vat_id: string | null;
  readonly registration_id: string | null;
}

interface Line extends NonNullable<Supplied['lines'][number]> {
  readonly tax_rate: string;
  readonly tax_category: TaxCategory | null;
  readonly tax_exemption_reason: string | null;
  readonly tax_amount: string;
  /** With tax. */
  readonly amount: string;
}

/** An invoice as its sheet shows it. */
export interface Sheet {
  readonly business: Party;
  readonly customer: Party;
  readonly document: Omit<Supplied, 'lines'> & {
    readonly currency: string;
    readonly due_date: string | null;
    readonly notes: string | null;
    readonly terms: string | null;
  };
  readonly lines: readonly Line[];
}

type Side = 'business' | 'customer';
type Rule = (sheet: Sheet, law: string) => Gap[];

const gap = (pointer: string, law: string, text = say('needed')): Gap => ({
  pointer,
  message: text.of(law),
});

/** A rule for what is missing while `isGood` is false. */
const unless =
  (isGood: (sheet: Sheet) => boolean, pointer: string, text?: Message): Rule =>
  (sheet, law) =>
    isGood(sheet) ? [] : [gap(pointer, law, text)];

/** An address of several lines may hold city and postal code. */
const addressOf =
  (side: Side): Rule =>
  (sheet, law) => {
    const { address, city, postal_code: code } = sheet[side];
    const lines = (address ?? '').split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 1) return [];
    const parts = { address: lines[0], postal_code: code, city };
    return Object.entries(parts)
      .filter(([, part]) => !part)
      .map(([name]) => gap(`/${side}/${name}`, law));
  };

const sumOf = (lines: readonly Line[], of: (line: Line) => Big): Big =>
  lines.reduce((sum, line) => sum.plus(of(line)), ZERO);

const hasTax = ({ lines }: Sheet): boolean =>
  lines.some(({ tax_rate: rate }) => new Big(rate).gt(ZERO));

const has = ({ lines }: Sheet, category: TaxCategory): boolean =>
  lines.some((line) => line.tax_category === category && ZERO.eq(line.tax_rate));

/** Nobody says what a customer is. Whoever has one of these numbers is a business. */
const isBusiness = ({ vat_id: vatId, registration_id: registration }: Party): boolean =>
  [vatId, registration].some(Boolean);

const isAbroad = ({ business, customer }: Sheet): boolean =>
  customer.country_code !== null && customer.country_code !== business.country_code;

/** Customers outside the EU have no number of its kind. */
const isReversed = (sheet: Sheet): boolean =>
  has(sheet, 'AE') && (!isAbroad(sheet) || isInEu(sheet.customer.country_code));

const hasNumber = ({ tax_id: taxId, vat_id: vatId }: Party): boolean =>
  [taxId, vatId].some(Boolean);

/** Both sides are named by their VAT numbers. */
const bothVatIds =
  (isMeant: (sheet: Sheet) => boolean): Rule =>
  (sheet, law) =>
    (['business', 'customer'] as const)
      .filter((side) => isMeant(sheet) && !sheet[side].vat_id)
      .map((side) => gap(`/${side}/vat_id`, law));

const LARGE = 10_000;

/** A business customer must find these words in the terms or the notes. */
const termsSay =
  (words: RegExp, text: Message): Rule =>
  ({ customer, document: { terms, notes } }, law) =>
    !isBusiness(customer) || words.test(`${terms ?? ''}\n${notes ?? ''}`)
      ? []
      : [gap('/terms', law, text)];

const zeroReason: Rule = ({ lines }, law) => {
  const index = lines.findIndex(
    ({ tax_rate: rate, tax_category: category, tax_exemption_reason: reason }) =>
      ZERO.eq(rate) && category === null && !reason?.trim(),
  );
  const text = say('or_tax_category_needed');
  return index < 0 ? [] : [gap(`/items/${index}/tax_exemption_reason`, law, text)];
};

const saysSupply = ({ document, lines }: Sheet): boolean =>
  saysWhenSupplied({ ...document, lines });

const RULES: Readonly<Record<Demand, Rule>> = {
  seller_address: addressOf('business'),
  seller_city: unless(({ business }) => Boolean(business.city), '/business/city'),
  seller_number: unless(
    ({ business }) => hasNumber(business),
    '/business/tax_id',
    say('or_vat_id_needed'),
  ),
  seller_vat_id: unless(({ business }) => Boolean(business.vat_id), '/business/vat_id'),
  seller_vat_id_with_tax: unless(
    (sheet) => Boolean(sheet.business.vat_id) || !hasTax(sheet),
    '/business/vat_id',
  ),
  seller_register: unless(
    ({ business }) => Boolean(business.registration_id),
    '/business/registration_id',
  ),
  customer_address: addressOf('customer'),
  customer_city: unless(({ customer }) => Boolean(customer.city), '/customer/city'),
  business_customer_address: (sheet, law) =>
    isBusiness(sheet.customer) ? addressOf('customer')(sheet, law) : [],
  customer_number: unless(
    (sheet) => isAbroad(sheet) || hasNumber(sheet.customer),
    '/customer/tax_id',
    say('or_vat_id_needed'),
  ),
  customer_register: unless(
    (sheet) => isAbroad(sheet) || !sheet.customer.vat_id || Boolean(sheet.customer.registration_id),
    '/customer/registration_id',
  ),
  large_customer: unless(
    (sheet) =>
      Boolean(sheet.customer.vat_id) ||
      !hasTax(sheet) ||
      sheet.document.currency !== 'EUR' ||
      sumOf(sheet.lines, ({ amount }) => new Big(amount)).lte(LARGE),
    '/customer/vat_id',
    say('needed_above_10000'),
  ),
  supply: unless(saysSupply, '/delivery_date'),
  other_supply: unless(saysSupply, '/delivery_date', say('needed_on_another_day')),
  zero_reason: zeroReason,
  reverse_charge: bothVatIds(isReversed),
  reverse_charge_abroad: bothVatIds((sheet) => isReversed(sheet) && isAbroad(sheet)),
  within_eu: bothVatIds((sheet) => has(sheet, 'K')),
  due_date: unless(
    ({ customer, document }) => !isBusiness(customer) || document.due_date !== null,
    '/due_date',
  ),
  late_payment: termsSay(
    /p[ée]nalit|int[ée]r[êe]ts? de retard|late payment|verzug|demora|mora\b/iu,
    say('law_late_payment'),
  ),
  recovery_costs: termsSay(/\b40(?:[.,]00)?\s*(?:€|eur)|€\s*40\b/iu, say('law_recovery_costs')),
  early_payment: termsSay(
    /escompte|discount|skonto|descuento|pronto pago|early payment/iu,
    say('law_early_payment'),
  ),
};

/** Whether every line bears the sentence of a small business of its country. */
function isSmall({ business, lines }: Sheet): boolean {
  const reason = smallBusinessOf(business.country_code)?.reason ?? null;
  return reason !== null && lines.every((line) => line.tax_exemption_reason === reason);
}

function isSimple(sheet: Sheet, country: string): boolean {
  const simple = Object.hasOwn(SIMPLE_INVOICES, country) ? SIMPLE_INVOICES[country] : undefined;
  if (simple === undefined || sheet.document.currency !== simple.currency) return false;
  if (has(sheet, 'AE') || has(sheet, 'K')) return false;
  const amount = sumOf(sheet.lines, (line) =>
    new Big(line.amount).minus(simple.isNet ? line.tax_amount : ZERO),
  );
  return amount.lte(simple.upTo);
}

/** The demands that do not hold for this sheet. */
const omitted = (sheet: Sheet, country: string): readonly Demand[] => [
  ...(isSimple(sheet, country) ? (SIMPLE_INVOICES[country]?.omits ?? []) : []),
  ...(isSmall(sheet) ? (SMALL_OMITS[country] ?? []) : []),
];

/** The demands of the seller's law that the sheet does not meet, in the order of the law. */
export function sheetGaps(sheet: Sheet): Gap[] {
  const { country_code: country, vat_id: vatId } = sheet.business;
  const law: SheetLaw | null = sheetLawOf(country);
  if (law === null || country === null) return [];
  if (ONLY_REGISTERED.includes(country) && !vatId && !hasTax(sheet)) return [];
  const without = omitted(sheet, country);
  const gaps = (Object.entries(law) as [Demand, string][])
    .filter(([demand]) => !without.includes(demand))
    .flatMap(([demand, paragraph]) => RULES[demand](sheet, paragraph));
  return gaps.filter(
    ({ pointer }, index) =>
      gaps.findIndex((one) => one.pointer === pointer) === index || pointer === '/terms',
  );
}

/** Whether the law wants the date of supply even for the issue date, and the invoice has none. */
export const asksSupply = (sheet: Sheet): boolean =>
  SUPPLY_COUNTRIES.includes(sheet.business.country_code ?? '') && !saysSupply(sheet);
