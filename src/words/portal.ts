/** The lists of documents that a customer chooses from. */
export type DocumentList = 'open' | 'paid' | 'decide' | 'credit_notes' | 'all';

/** The fields of a customer that may be asked to be changed. */
export type RequestedField =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'postal_code'
  | 'city'
  | 'state'
  | 'country'
  | 'vat_id'
  | 'tax_id';

/** The words of the portal once somebody is signed in. Parts in braces are filled in. */
export interface PortalWords {
  readonly documents: string;
  readonly kinds: Readonly<Record<'invoice' | 'quotation' | 'credit_note', string>>;
  readonly states: Readonly<
    Record<'open' | 'overdue' | 'paid' | 'cancelled' | 'decide' | 'waiting', string>
  >;
  /** Above the sum that is due. */
  readonly due: string;
  readonly nothingDue: string;
  /** `{amount}` is paid and not used yet. */
  readonly onAccount: string;
  readonly openInvoices: string;
  readonly toDecide: string;
  /** Read out beside a tick box. */
  readonly select: string;
  readonly payHelp: string;
  readonly paySelected: string;
  readonly allOpen: string;
  readonly all: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** After a payment at a provider. */
  readonly paid: string;
  readonly refused: Readonly<Record<'none' | 'too_many' | 'mixed' | 'nothing', string>>;
  readonly lists: Readonly<Record<DocumentList, string>>;
  readonly emptyList: string;
  /** Read out for the link to the PDF of `{number}`. */
  readonly pdfOf: string;
  readonly range: string;
  readonly newer: string;
  readonly older: string;
  readonly statement: Readonly<Record<'from' | 'to' | 'show' | 'pdf' | 'refused', string>>;
  readonly details: {
    readonly title: string;
    readonly fields: Readonly<Record<RequestedField, string>>;
    readonly you: string;
    readonly receives: Readonly<Record<'documents' | 'reminders' | 'none', string>>;
    readonly ask: string;
    readonly help: string;
    readonly send: string;
    /** What became of the request of `{date}`. */
    readonly requests: Readonly<Record<'open' | 'confirmed' | 'refused', string>>;
    readonly problems: Readonly<
      Record<'unchanged' | 'name' | 'too_long' | 'email' | 'vat_id' | 'other', string>
    >;
    readonly faulty: string;
  };
  readonly account: {
    readonly title: string;
    readonly email: string;
    readonly signedIn: string;
    readonly signOut: string;
    readonly everywhere: string;
    readonly everywhereHelp: string;
  };
}
