import type { BilledReferenceName } from '../domain/fields/references';
import type { TaxCategory } from '../domain/tax';
import type { AttachedDocument } from './attached-document';

// The semantic model of EN 16931-1, as far as documents of this service fill it. BT and BG are the
// numbers of its business terms and groups. An empty text never stands here: it is null.

/** Exact decimal text such as `-12.5`. A number of JavaScript would lose digits. */
export type Decimal = string;

/** `YYYY-MM-DD`. */
type CalendarDate = string;

/** BG-1. */
export interface Note {
  /** BT-21, by UNTDID 4451. */
  readonly subjectCode: string | null;
  /** BT-22. */
  readonly text: string;
}

/** BG-5 and BG-8; BG-15 without a name. */
export interface Address {
  /** BT-35, BT-50, BT-75. */
  readonly line1: string | null;
  /** BT-36, BT-51, BT-76. */
  readonly line2: string | null;
  /** BT-162, BT-163, BT-165. */
  readonly line3: string | null;
  /** BT-37, BT-52, BT-77. */
  readonly city: string | null;
  /** BT-38, BT-53, BT-78. */
  readonly postCode: string | null;
  /** BT-39, BT-54, BT-79. */
  readonly subdivision: string | null;
  /** BT-40, BT-55, BT-80, by ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** An identifier with the code of the list that it is from. */
export interface Identifier {
  readonly id: string;
  /** ISO 6523 ICD for a registration, EAS for an electronic address. */
  readonly scheme: string | null;
}

/** BG-6 and BG-9. */
interface Contact {
  /** BT-41, BT-56. */
  readonly name: string | null;
  /** BT-42, BT-57. */
  readonly phone: string | null;
  /** BT-43, BT-58. */
  readonly email: string | null;
}

/** BG-4 and BG-7. */
export interface Party {
  /** BT-27, BT-44. */
  readonly name: string | null;
  /** BT-29: the tax number of a seller who is known by nothing else (BR-CO-26). BT-46: the number of the customer. */
  readonly partyId: string | null;
  /** BT-30, BT-47. */
  readonly registration: Identifier | null;
  /** BT-31, BT-48. */
  readonly vatId: string | null;
  /** BT-32; a buyer has none. */
  readonly taxId: string | null;
  /** BT-34, BT-49. */
  readonly electronicAddress: Identifier | null;
  readonly address: Address;
  readonly contact: Contact;
}

/** BG-14 or BG-26; one of the days or both. */
export interface Period {
  /** BT-73, BT-134. */
  readonly start: CalendarDate | null;
  /** BT-74, BT-135. */
  readonly end: CalendarDate | null;
}

/** BG-13. */
export interface Delivery {
  /** BT-70. */
  readonly name: string | null;
  /** BT-72. */
  readonly date: CalendarDate | null;
  /** BG-15. */
  readonly address: Address | null;
}

/** BG-16 with one credit transfer (BG-17). */
export interface Payment {
  /** BT-81, by UNTDID 4461. */
  readonly meansCode: string;
  /** BT-83. */
  readonly reference: string | null;
  /** BT-84; null where nothing is to be transferred, and for an account with a number alone. */
  readonly iban: string | null;
  /** BT-84 of an account without an IBAN. */
  readonly accountNumber: string | null;
  /** BT-85. */
  readonly accountName: string | null;
  /** BT-86. */
  readonly bic: string | null;
}

/** The category and rate of a line, allowance or breakdown. */
export interface Tax {
  /** BT-151, BT-95, BT-102, BT-118, by UNTDID 5305. Null where nobody has chosen one. */
  readonly category: TaxCategory | null;
  /** BT-152, BT-96, BT-103, BT-119. A percentage. */
  readonly rate: Decimal;
}

/** BG-20 or BG-21; BG-27 or BG-28 on a line. */
export interface AllowanceCharge {
  readonly isCharge: boolean;
  /** BT-92, BT-99, BT-136, BT-141. */
  readonly amount: Decimal;
  /** BT-137, with a percentage or not at all. Only the discount of a line has both. */
  readonly base: Decimal | null;
  /** BT-138. */
  readonly percentage: Decimal | null;
  /** BT-97, BT-104, BT-139, BT-144. */
  readonly reason: string | null;
  /** BT-140, by UNTDID 5189. */
  readonly reasonCode: string | null;
}

/** BG-20 or BG-21. */
export interface DocumentAllowanceCharge extends AllowanceCharge {
  readonly tax: Tax;
}

/** BG-22. */
export interface Totals {
  /** BT-106. */
  readonly lines: Decimal;
  /** BT-107. */
  readonly allowances: Decimal;
  /** BT-108. */
  readonly charges: Decimal;
  /** BT-109. */
  readonly withoutTax: Decimal;
  /** BT-110. */
  readonly tax: Decimal;
  /** BT-112. */
  readonly withTax: Decimal;
  /** BT-113. */
  readonly paid: Decimal;
  /** BT-115. */
  readonly due: Decimal;
}

/** BG-23. */
export interface TaxBreakdown extends Tax {
  /** BT-116. */
  readonly taxable: Decimal;
  /** BT-117. */
  readonly tax: Decimal;
  /** BT-120. */
  readonly exemptionReason: string | null;
  /** BT-121, of the code list VATEX. */
  readonly exemptionCode: string | null;
}

/** BG-25. */
export interface Line {
  /** BT-126. */
  readonly id: string;
  /** BT-129; negative for a line with a negative price. */
  readonly quantity: Decimal;
  /** BT-130, by UN/ECE Recommendation 20. */
  readonly unitCode: string;
  /** BT-131. */
  readonly net: Decimal;
  /** BT-146; never negative. */
  readonly price: Decimal;
  /** BT-132. */
  readonly orderLine: string | null;
  /** BG-26. */
  readonly period: Period | null;
  /** BT-155. */
  readonly sellerItemId: string | null;
  /** BT-157: a GTIN. */
  readonly standardItemId: string | null;
  /** BT-153. */
  readonly name: string | null;
  /** BT-154. */
  readonly description: string | null;
  readonly tax: Tax;
  /** BG-27 and BG-28. */
  readonly allowances: readonly AllowanceCharge[];
}

/** BG-3. */
interface PrecedingInvoice {
  /** BT-25. */
  readonly number: string;
  /** BT-26. */
  readonly issueDate: CalendarDate | null;
}

export interface EInvoice {
  readonly kind: 'invoice' | 'credit_note';
  /** BT-1. */
  readonly number: string | null;
  /** BT-2. */
  readonly issueDate: CalendarDate;
  /** BT-3, by UNTDID 1001: 380 is an invoice, 381 a credit note. */
  readonly typeCode: '380' | '381';
  /** BT-5, by ISO 4217. */
  readonly currency: string;
  /** BT-9. */
  readonly dueDate: CalendarDate | null;
  /** BT-10 to BT-12, BT-14, BT-16 and BT-17, by the names of the API. */
  readonly references: Readonly<Record<BilledReferenceName, string | null>>;
  /** BT-13. */
  readonly orderReference: string | null;
  /** BT-20. */
  readonly paymentTerms: string | null;
  /** BG-1. */
  readonly notes: readonly Note[];
  /** BT-23 of France, such as B1. Profiles with a process of their own leave it out. */
  readonly businessProcess: string | null;
  /** BG-3. */
  readonly precedingInvoice: PrecedingInvoice | null;
  /** BG-4. */
  readonly seller: Party;
  /** BG-7. */
  readonly buyer: Party;
  /** BG-13. */
  readonly delivery: Delivery;
  /** BG-14. */
  readonly period: Period | null;
  /** BG-16. */
  readonly payment: Payment | null;
  /** BG-20 and BG-21. */
  readonly allowances: readonly DocumentAllowanceCharge[];
  /** BG-22. */
  readonly totals: Totals;
  /** BG-23. */
  readonly taxes: readonly TaxBreakdown[];
  /** BG-24. */
  readonly attachments: readonly AttachedDocument[];
  /** BG-25. */
  readonly lines: readonly Line[];
}
