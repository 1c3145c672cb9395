import type { LineFacts } from '../domain/fields/line-facts';
import type { BilledReferenceName } from '../domain/fields/references';
import type { RECEIVING_METHODS } from '../domain/payment';
import type { StatementEntryType } from '../domain/reports';
import type { TaxCategory } from '../domain/tax';

/** The words that documents of the generator and stored ones share; the keys are those of contract §7. */
export interface LabelWords {
  /** The large word of an invoice. */
  readonly invoice: string;
  readonly billTo: string;
  readonly shipTo: string;
  /** The issue date of an invoice. */
  readonly date: string;
  readonly dueDate: string;
  readonly poNumber: string;
  readonly item: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
  readonly notes: string;
  readonly terms: string;
  readonly subTotal: string;
  readonly discount: string;
  /** Of the generator's lines that come to less than 0: their total ends at 0. */
  readonly notCredited: string;
  readonly tax: string;
  readonly shipping: string;
  readonly total: string;
  readonly paid: string;
  readonly balanceDue: string;
}

/** The forms of a word by CLDR's categories of numbers. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

interface CreditNoteWords {
  readonly heading: string;
  readonly recipient: string;
  readonly invoice: string;
  readonly invoiceDate: string;
  readonly reason: string;
  readonly reasons: Readonly<
    Record<'return' | 'price' | 'duplicate' | 'order_change' | 'other', string>
  >;
  readonly applied: string;
  readonly refunded: string;
  readonly refundDue: string;
}

interface QuotationWords {
  readonly heading: string;
  readonly recipient: string;
  readonly validUntil: string;
}

/** Papers that name a document as their reference. */
interface PaperWords {
  readonly reference: string;
  readonly customer: string;
  /** The large words. */
  readonly deliveryNote: string;
  readonly orderConfirmation: string;
  readonly proforma: string;
  /** What a pro forma is not, below its label. */
  readonly noDemand: { readonly label: string; readonly text: string };
}

/** A receipt for one way of money. */
interface ReceiptWords {
  readonly heading: string;
  /** Before the customer. */
  readonly customer: string;
  readonly amount: string;
}

/** Receipts of payments and refunds. */
interface ReceiptsWords {
  readonly payment: ReceiptWords;
  readonly refund: ReceiptWords;
  readonly method: string;
  readonly methods: Readonly<Record<(typeof RECEIVING_METHODS)[number], string>>;
  /** The part of a payment that has paid nothing yet. */
  readonly onAccount: string;
}

/** A statement of account, which goes to a customer. */
interface StatementWords {
  readonly heading: string;
  readonly printed: string;
  /** Before a currency code. */
  readonly inCurrency: string;
  readonly date: string;
  readonly entry: string;
  readonly number: string;
  readonly amount: string;
  readonly balance: string;
  readonly before: string;
  readonly after: string;
  readonly empty: string;
  /** Before the number of a page, and before how many there are. */
  readonly page: string;
  readonly pageOf: string;
  readonly entries: Readonly<Record<StatementEntryType, string>>;
}

/** The words of documents on paper. */
export interface DocumentWords {
  readonly labels: LabelWords;
  /** Before the number of a document. */
  readonly number: string;
  /** The issue date of a quotation or credit note. */
  readonly issued: string;
  readonly deliveryDate: string;
  /** When it was supplied. A period without one of its days has `[date]` in place of it. */
  readonly servicePeriod: Readonly<Record<'label' | 'from' | 'until', string>>;
  readonly orderReference: string;
  readonly references: Readonly<Record<Exclude<BilledReferenceName, 'buyer_reference'>, string>>;
  /** Below the description of a line. */
  readonly lineFacts: Readonly<Record<keyof LineFacts, string>>;
  readonly customerNumber: string;
  readonly yourReference: string;
  /** Of lines without tax, where tax is added below them. */
  readonly netAmount: string;
  /** Sum and total where tax is added between them. */
  /** The line of an invoice of which only the amount due came from another program. */
  readonly balanceForward: string;
  readonly netTotal: string;
  readonly grossTotal: string;
  readonly taxSummary: { readonly rate: string; readonly net: string; readonly tax: string };
  readonly taxCategories: Readonly<Record<TaxCategory, string>>;
  /** Above the reasons of lines without tax. */
  readonly taxRemark: string;
  /** The number of a business in its register. */
  readonly registrationId: string;
  readonly taxId: string;
  readonly vatId: string;
  readonly credited: string;
  readonly bankDetails: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly bank: string;
  /** Further facts for a payer, such as a routing number. */
  readonly accountDetails: string;
  /** Beside the code that a banking app reads. */
  readonly paymentCode: string;
  readonly status: string;
  readonly stamps: Readonly<Record<'paid' | 'overdue' | 'cancelled', string>>;
  /** Before the sum of the lines on earlier pages. */
  readonly carried: string;
  /** Behind a quantity. `Intl` has those of time, and the others are signs. */
  readonly units: Readonly<Record<'C62' | 'LS' | 'SET' | 'PR' | 'DZN', PluralForms>>;
  /** Large and pale across a page. */
  readonly draft: string;
  readonly preview: string;
  /** A cash discount, with `[percent]` and `[days]`. Its form is that of the days. */
  readonly cashDiscount: PluralForms;
  /** The four quarters of a year, in short. */
  readonly quarters: readonly [string, string, string, string];
  readonly quotation: QuotationWords;
  readonly creditNote: CreditNoteWords;
  readonly papers: PaperWords;
  readonly receipts: ReceiptsWords;
  readonly statement: StatementWords;
}
