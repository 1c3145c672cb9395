import type { Core } from '@strapi/strapi';
import type { StoredInvoice, StoredQuotation } from '../billing/document';
import { printedOf, type BusinessDetails } from '../billing/sql/printed-details';
import { paidAccount } from '../domain/bank-account';
import { amountDue, isClosedByWriteOff, withoutWriteOffs } from '../domain/amount-due';
import { languageOf, type Language } from '../domain/languages';
import { ZERO } from '../domain/money';
import { paymentLink } from '../domain/payment-link';
import { payersReference } from '../domain/rf-reference';
import { onlineState } from '../online/state';
import { transferCode } from '../pdf/stored/bank-details';
import { partsOf } from '../pdf/stored/send';
import { viewOf } from '../pdf/stored/view';
import type { DocumentView } from '../pdf/view-model';
import { pageDecision } from './decision';
import { WORDS } from '../words';
import { labelBefore } from '../words/format';
import { attachmentsOf } from './attachments';
import { formatsOf } from './formats';
import type { Opened } from './place';
import type { PageOnline, PagePayment, PageView, RefusedDecision } from './page-view';
import type { Shared } from './sql/find-shared';

export const isQuotation = (shared: Shared): shared is Shared<StoredQuotation> =>
  'decided_at' in shared;
export const isInvoice = (shared: Shared): shared is Shared<StoredInvoice> =>
  'amount_paid' in shared;

/** The due date of an invoice of which something may be due, or the last day of a quotation. */
function deadlineOf(shared: Shared): string | null {
  if (isInvoice(shared) && isClosedByWriteOff(shared)) return null;
  return 'deadline' in shared ? shared.deadline : null;
}

/** How to pay an invoice of which something is due. */
function paymentOf(
  shared: Shared,
  business: BusinessDetails,
  { due }: DocumentView,
): PagePayment | null {
  if (!isInvoice(shared)) return null;
  const { number, currency, payment_link: pattern } = shared;
  if (ZERO.gte(amountDue(shared))) return null;
  const shown = withoutWriteOffs(shared);
  const amount = amountDue(shown);
  return {
    amount: due.value,
    account: paidAccount(business),
    reference: payersReference(business, number),
    code: transferCode(shown, business),
    link: paymentLink(pattern, { number, amount, currency }),
  };
}

/** What is known of paying an invoice online. @param hasPaid the customer comes back from a provider */
async function onlineOf(
  strapi: Core.Strapi,
  shared: Shared,
  hasPaid: boolean,
): Promise<PageOnline | null> {
  if (!isInvoice(shared)) return null;
  const {
    business_row_id: businessRowId,
    row_id: invoiceRowId,
    currency,
    issue_date: issued,
  } = shared;
  const due = amountDue(shared);
  if (ZERO.gte(due)) return hasPaid ? { state: 'arrived' } : null;
  const state = await onlineState(strapi, { businessRowId, invoiceRowId, issued, due, currency });
  if (state === null || state === 'waiting') return state && { state };
  if (hasPaid && state.isOpen) return { state: 'unconfirmed' };
  return { state: 'offered', provider: state.offered };
}

/** The details that a document prints, and where its logo lies. */
export function printedParts(shared: Shared) {
  const printed = printedOf(shared);
  if (!printed) throw new Error('A document without a business');
  return partsOf(shared, printed);
}

function footOf({ name, vat_id: vatId }: BusinessDetails, language: Language): string[] {
  return [name, ...(vatId ? [labelBefore(WORDS[language].document.vatId, vatId, language)] : [])];
}

interface Wish {
  /** The path of the page. */
  path: string;
  /** A decision that was just refused. */
  refused?: RefusedDecision;
  /** Whether the customer comes back from a payment provider. */
  hasPaid?: boolean;
}

/** The page of a document: the words and figures of its PDF, and what its customer can do. */
export async function pageView(
  strapi: Core.Strapi,
  opened: Opened,
  { path, refused, hasPaid = false }: Wish,
): Promise<PageView> {
  const { kind, shared } = opened;
  const { document: printed, business } = printedParts(shared);
  const document = viewOf(printed, business, { bankDetails: 'apart' });
  const language = languageOf(printed.customer.language, business.language);
  return {
    language,
    kind: kind.name,
    document,
    deadline: deadlineOf(shared),
    path,
    hasPortal: shared.has_portal,
    hasLogo: business.logo_url !== null,
    formats: await formatsOf(strapi, opened),
    attachments: await attachmentsOf(strapi, opened),
    payment: paymentOf(shared, business, document),
    online: await onlineOf(strapi, shared, hasPaid),
    foot: footOf(business, language),
    decision: isQuotation(shared) ? pageDecision(shared, refused ?? null, new Date()) : null,
  };
}
