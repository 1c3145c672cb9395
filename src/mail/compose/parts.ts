import type { NumberedName } from '../../billing/document';
import type { PaidAccount } from '../../domain/bank-account';
import type { Reachable } from '../../domain/contacts';
import type { Language } from '../../domain/languages';
import type { PostalAddress } from '../../domain/postal-address';

/** The business that writes, as it is today. */
export interface Sender extends PostalAddress {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly legal_name: string | null;
  readonly vat_id: string | null;
  readonly brand_color: string | null;
  /** Where its logo lies: a path under the public folder, or a URL. */
  readonly logo_url: string | null;
}

/** What mails tell about one document. Amounts are exact decimal text. */
export interface LetterParts {
  readonly kind: NumberedName;
  /** The language of the reader. */
  readonly language: Language;
  readonly number: string;
  /** The reference that a payer gives with a transfer. */
  readonly reference: string;
  readonly status: string;
  readonly currency: string;
  readonly total: string;
  /** These three are `0` for what is not to be paid. */
  readonly amountPaid: string;
  readonly amountCredited: string;
  readonly amountDue: string;
  /** The due date, or the last day of a quotation. */
  readonly deadline: string | null;
  readonly sender: Sender;
  readonly customer: Reachable & { readonly name: string };
  /** Where it is paid online. */
  readonly payUrl: string | null;
  /** The account that the document names. */
  readonly account: PaidAccount | null;
}
