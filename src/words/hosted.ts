/** The outcome of a quotation. */
type Outcome = 'accepted' | 'rejected' | 'expired' | 'converted';

/** Why a decision is not taken. */
type Refusal = 'name_missing' | 'name_too_long' | 'remark_too_long' | 'not_text';

/** The HTTP statuses that have a page of their own. */
export type NoticeStatus = 404 | 405 | 413 | 415 | 429 | 500 | 503;

/** The words of the page that a customer opens. Parts in braces are filled in. */
export interface HostedWords {
  /** Leads to the portal. */
  readonly allDocuments: string;
  readonly downloads: string;
  readonly downloadPdf: string;
  /** `{format}` is the name of a format, such as XRechnung. */
  readonly eInvoice: string;
  /** `{date}` is written out. */
  readonly due: string;
  /** `{date}` is written out. */
  readonly validUntil: string;
  readonly pay: string;
  readonly payOnline: string;
  /** `{host}` is the host of a URL, or the name of a payment provider. */
  readonly opens: string;
  /** What is known of a payment that the customer makes at a provider. */
  readonly online: Readonly<Record<'waiting' | 'arrived' | 'unconfirmed' | 'unavailable', string>>;
  readonly transfer: string;
  readonly amount: string;
  readonly reference: string;
  readonly scan: string;
  /** Read out in place of the code. */
  readonly codeName: string;
  readonly decide: string;
  /** `{business}` is its name. */
  readonly decideHelp: string;
  readonly name: string;
  readonly remark: string;
  readonly accept: string;
  readonly decline: string;
  readonly from: string;
  readonly details: string;
  readonly lines: string;
  readonly totals: string;
  readonly states: Readonly<Record<Outcome, string>>;
  /** `{name}` decided on `{date}`. */
  readonly decided: Readonly<Record<'accepted' | 'rejected', string>>;
  /** Without a name. */
  readonly closed: Readonly<Record<Outcome, string>>;
  readonly reasons: Readonly<Record<Refusal, string>>;
  /** At an address that leads nowhere. */
  readonly nowhere: string;
  readonly notices: Readonly<
    Record<NoticeStatus, { readonly title: string; readonly text: string }>
  >;
}
