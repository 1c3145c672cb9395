type OfKind = Readonly<Record<'invoice' | 'quotation' | 'credit_note', string>>;

/** The subject and the first sentence of a mail about one document. */
interface Letter {
  /** @param sender the name of the business */
  readonly subject: (number: string, sender: string) => string;
  /** Follows the greeting, so that it begins as that language has it there. */
  readonly text: (number: string) => string;
}

/** The notice to a business that its customer has decided. @param by the name that the customer gave */
interface Decision {
  readonly subject: (number: string) => string;
  readonly text: (by: string, number: string) => string;
}

/** The words of mails. Amounts and dates come as they are printed in the language. */
export interface MailWords {
  readonly greeting: string;
  readonly closing: string;
  readonly invoice: Letter;
  /** An invoice that was sent before and is not to be paid any more. */
  readonly cancelled: Letter;
  readonly quotation: Letter;
  readonly creditNote: Letter;
  readonly reminder: {
    readonly before: Letter & { readonly due: (amount: string, date: string) => string };
    readonly after: Letter & { readonly due: (amount: string, date: string) => string };
    readonly alreadyPaid: string;
  };
  readonly decision: { readonly accepted: Decision; readonly rejected: Decision };
  /** To a customer whose online payment has arrived. @param numbers of the invoices */
  readonly receipt: {
    readonly subject: (numbers: string) => string;
    readonly text: (amount: string, numbers: string) => string;
  };
  /** The notice to a business of the same. @param by the name of the customer */
  readonly payment: {
    readonly subject: (by: string, amount: string) => string;
    readonly text: (by: string, amount: string, numbers: string) => string;
  };
  /** Brings a customer its statement of account. @param from and `to` are its first and last day */
  readonly statement: {
    readonly subject: (from: string, to: string, sender: string) => string;
    readonly text: (from: string, to: string) => string;
  };
  readonly sentences: {
    readonly pay: (amount: string) => string;
    readonly payBy: (amount: string, date: string) => string;
    readonly wasDue: (amount: string, date: string) => string;
    readonly paid: string;
    readonly decide: string;
    /** Introduces the bank details. */
    readonly transfer: (number: string) => string;
    /** Stands last. @param address that an answer goes to */
    readonly answer: (address: string) => string;
  };
  /** The name of each kind of document. */
  readonly documents: OfKind;
  readonly labels: {
    readonly total: string;
    readonly amountPaid: string;
    readonly amountCredited: string;
    readonly amountDue: string;
    readonly dueDate: string;
    readonly validUntil: string;
    readonly customer: string;
    readonly remark: string;
  };
  /** The buttons. */
  readonly view: OfKind;
}
