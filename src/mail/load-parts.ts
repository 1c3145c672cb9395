import type { NumberedName, Shapes } from '../billing/document';
import type { NumberedKind } from '../billing/kind';
import { getDocument } from '../billing/sql/find-document';
import { printedDetails, type Printed } from '../billing/sql/printed-details';
import type { Queryable } from '../database/connection';
import { amountDue, withoutWriteOffs } from '../domain/amount-due';
import { paidAccount } from '../domain/bank-account';
import { notFound } from '../domain/errors';
import { languageOf } from '../domain/languages';
import { paymentLink } from '../domain/payment-link';
import { payersReference } from '../domain/rf-reference';
import { takerOf } from '../providers';
import { LINK_WORDS } from './compose/link-words';
import type { LetterParts } from './compose/parts';
import { findSender } from './sql/sender';

type Stored = Shapes[NumberedName]['stored'];

function amountsOf(document: Stored) {
  const { currency, total } = document;
  if (!('amount_paid' in document))
    return { currency, total, amountPaid: '0', amountCredited: '0', amountDue: '0' };
  const { amount_paid: amountPaid, amount_credited: amountCredited } = document;
  return { currency, total, amountPaid, amountCredited, amountDue: amountDue(document) };
}

/**
 * The business's own link, else the page of the document where a provider takes what is due.
 * @param stored with what is written off, as its page has it
 */
function payUrlOf(stored: Stored, own: string | null, { providers }: Printed): string | null {
  const taker = takerOf(providers, amountsOf(stored).amountDue, stored.currency);
  return own ?? (taker ? LINK_WORDS : null);
}

/** Names one document of one business. */
interface Wanted {
  businessRowId: number;
  id: string | null;
}

/** The parts of a document's letter, and the row id of the document. */
export interface LoadedParts {
  rowId: number;
  parts: LetterParts;
}

/**
 * Reads everything that mails tell about a document. The account is the one that the document names; the
 * business and the customer are as they are today.
 * @param reader whose language it is
 * @throws 404
 */
export async function loadLetterParts(
  db: Queryable,
  kind: NumberedKind,
  { businessRowId, id }: Wanted,
  reader: 'customer' | 'business' = 'customer',
): Promise<LoadedParts> {
  const stored: Stored = await getDocument(db, kind, businessRowId, id);
  const document = 'amount_paid' in stored ? withoutWriteOffs(stored) : stored;
  const { row_id: rowId, customer } = document;
  const details = await printedDetails(db, kind, { rowId, businessRowId });
  const sender = await findSender(db, businessRowId);
  if (!details || !sender) throw notFound(kind.name);
  const own = paymentLink(sender.payment_link, {
    number: document.number,
    currency: document.currency,
    amount: amountsOf(document).amountDue,
  });
  const parts: LetterParts = {
    ...amountsOf(document),
    kind: kind.name,
    language: languageOf(reader === 'customer' ? customer.language : null, sender.language),
    number: document.number,
    reference: payersReference(details.business, document.number),
    status: document.status,
    deadline: 'deadline' in document ? document.deadline : null,
    sender,
    customer: { name: customer.name, email: customer.email, contacts: customer.contacts },
    payUrl: payUrlOf(stored, own, details),
    account: paidAccount(details.business),
  };
  return { rowId, parts };
}
