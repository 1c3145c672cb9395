/** A demand of a law on invoices. `sheet-gaps` has the rule of each. */
export type Demand =
  | 'seller_address'
  | 'seller_city'
  | 'seller_number'
  | 'seller_vat_id'
  | 'seller_vat_id_with_tax'
  | 'seller_register'
  | 'customer_address'
  | 'customer_city'
  | 'business_customer_address'
  | 'customer_number'
  | 'customer_register'
  | 'large_customer'
  | 'supply'
  | 'other_supply'
  | 'zero_reason'
  | 'reverse_charge'
  | 'reverse_charge_abroad'
  | 'within_eu'
  | 'due_date'
  | 'late_payment'
  | 'recovery_costs'
  | 'early_payment';

/** The paragraph of each demand, as its country cites it. The order is that of the list. */
export type SheetLaw = Readonly<Partial<Record<Demand, string>>>;

const USTG = (part: string) => `§ 14 Abs. 4 ${part} UStG`;
const USTG_AT = (part: string) => `§ 11 Abs. 1 Z 3 lit. ${part} UStG 1994`;
const CGI = (part: string) => `CGI, ann. II, art. 242 nonies A, I, ${part}`;
const RD = (part: string) => `RD 1619/2012, art. 6.1.${part}`;
const DPR = (part: string) => `DPR 633/1972, art. 21, c. 2, lett. ${part}`;
const WET_OB = (part: string) => `Wet OB 1968, art. 35a, lid 1, onder ${part}`;
const REG = (part: string) => `VAT Regulations 1995, reg. 14(1)(${part})`;
const MWSTG = (part: string) => `Art. 26 Abs. 2 Bst. ${part} MWSTG`;

/** By the country of the seller. Sources: `docs/countries.md`. */
const LAWS = {
  DE: {
    seller_address: USTG('Nr. 1'),
    seller_number: USTG('Nr. 2'),
    customer_address: USTG('Nr. 1'),
    supply: USTG('Nr. 6'),
    zero_reason: USTG('Nr. 8'),
    reverse_charge_abroad: '§ 14a Abs. 1 UStG',
    within_eu: '§ 14a Abs. 3 UStG',
  },
  AT: {
    seller_address: USTG_AT('a'),
    seller_vat_id_with_tax: USTG_AT('i'),
    customer_address: USTG_AT('b'),
    large_customer: USTG_AT('b'),
    supply: USTG_AT('d'),
    zero_reason: USTG_AT('e'),
    reverse_charge: '§ 11 Abs. 1a UStG 1994',
    within_eu: 'Art. 11 Abs. 2 UStG 1994',
  },
  FR: {
    seller_address: CGI('1°'),
    seller_register: CGI('1°'),
    seller_vat_id_with_tax: CGI('2°'),
    customer_address: CGI('1°'),
    customer_register: CGI('1°'),
    other_supply: CGI('10°'),
    zero_reason: CGI('12°'),
    reverse_charge: CGI('4°'),
    within_eu: CGI('3°'),
    due_date: 'C. com., art. L. 441-9, I',
    late_payment: 'C. com., art. L. 441-9, I',
    recovery_costs: 'C. com., art. D. 441-5',
    early_payment: 'C. com., art. L. 441-9, I',
  },
  ES: {
    seller_address: RD('e)'),
    seller_number: RD('d)'),
    business_customer_address: RD('e)'),
    customer_number: RD('d)'),
    other_supply: RD('i)'),
    zero_reason: RD('j)'),
    reverse_charge: RD('d)'),
    within_eu: RD('d)'),
  },
  IT: {
    seller_address: DPR('c)'),
    seller_vat_id: DPR('d)'),
    customer_address: DPR('e)'),
    customer_number: DPR('f)'),
    other_supply: DPR('g-bis)'),
    zero_reason: 'DPR 633/1972, art. 21, c. 6',
    reverse_charge: DPR('f)'),
    within_eu: DPR('f)'),
  },
  NL: {
    seller_address: WET_OB('e'),
    seller_vat_id: WET_OB('c'),
    seller_register: 'Handelsregisterwet 2007, art. 27',
    customer_address: WET_OB('e'),
    other_supply: WET_OB('g'),
    zero_reason: WET_OB('l'),
    reverse_charge: WET_OB('d'),
    within_eu: WET_OB('d'),
  },
  GB: {
    seller_address: REG('d'),
    seller_vat_id_with_tax: REG('d'),
    customer_address: REG('e'),
    other_supply: REG('b'),
  },
  CH: {
    seller_city: MWSTG('a'),
    seller_vat_id_with_tax: MWSTG('a'),
    customer_city: MWSTG('b'),
    other_supply: MWSTG('c'),
  },
} as const satisfies Readonly<Record<string, SheetLaw>>;

type Country = keyof typeof LAWS;

/** The law of a country; null for one whose law is not here. */
export const sheetLawOf = (country: string | null): SheetLaw | null =>
  country !== null && Object.hasOwn(LAWS, country) ? LAWS[country as Country] : null;

/** Where an invoice says when it was supplied even if that was on its issue date. */
export const SUPPLY_COUNTRIES: readonly string[] = Object.entries<SheetLaw>(LAWS)
  .filter(([, { supply }]) => supply !== undefined)
  .map(([country]) => country);

/** Here the law is about sellers who are registered for the tax, and no others. */
export const ONLY_REGISTERED: readonly string[] = ['GB', 'CH'] satisfies Country[];

/** An invoice up to this amount may leave things out. */
export interface SimpleInvoice {
  readonly upTo: number;
  readonly currency: string;
  /** The amount is without tax. */
  readonly isNet?: true;
  readonly omits: readonly Demand[];
}

/**
 * § 33 UStDV; § 11 Abs. 6 UStG 1994; CGI, ann. II, art. 242 nonies A, II; VAT Regulations 1995, reg. 16A;
 * Art. 57 MWSTV. Spain, Italy and the Netherlands have such invoices as a kind of their own.
 */
export const SIMPLE_INVOICES: Readonly<Record<string, SimpleInvoice>> = {
  DE: { upTo: 250, currency: 'EUR', omits: ['seller_number', 'customer_address', 'supply'] },
  AT: { upTo: 400, currency: 'EUR', omits: ['seller_vat_id_with_tax', 'customer_address'] },
  FR: { upTo: 150, currency: 'EUR', isNet: true, omits: ['seller_vat_id_with_tax', 'zero_reason'] },
  GB: { upTo: 250, currency: 'GBP', omits: ['customer_address'] },
  CH: { upTo: 400, currency: 'CHF', omits: ['customer_city'] },
};

/** The demands that do not hold for a small business: § 34a UStDV; § 11 Abs. 6 UStG 1994. */
export const SMALL_OMITS: Readonly<Record<string, readonly Demand[]>> = {
  DE: ['supply'],
  AT: ['customer_address'],
};
