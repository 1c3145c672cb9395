import { moneyIn } from '../../words/format';
import { WORDS } from '../../words';
import { compose } from './compose';
import { frameOf } from './frame';
import type { Composed, Row } from './letter';
import { LINK_WORDS } from './link-words';
import type { LetterParts } from './parts';
import { oneLine, subjectOf } from './texts';

/** Money that came online. */
export interface Received {
  /** As decimal text. */
  readonly amount: string;
  readonly currency: string;
  /** The numbers of the invoices that it was paid for; at least one. */
  readonly numbers: readonly string[];
}

/** What both mails print of it. */
function printed({ language }: LetterParts, { amount, currency, numbers }: Received) {
  const { documents, labels } = WORDS[language].mails;
  const money = moneyIn(currency, language)(amount);
  const all = numbers.map(oneLine).join(', ');
  const facts: Row[] = [
    [documents.invoice, all],
    [labels.amountPaid, money],
  ];
  return { money, all, facts };
}

/** The receipt of a customer. @param parts of the first invoice, in the language of the customer */
export function composeReceipt(parts: LetterParts, received: Received): Composed {
  const { receipt, greeting, closing, view } = WORDS[parts.language].mails;
  const { money, all, facts } = printed(parts, received);
  return compose({
    ...frameOf(parts),
    subject: subjectOf(receipt.subject(all)),
    paragraphs: [greeting, receipt.text(money, all)],
    facts,
    links: [{ label: view.invoice, url: LINK_WORDS }],
    account: null,
    closing,
  });
}

/**
 * The notice to a business that its customer has paid online.
 * @param parts of the first invoice, in the language of the business
 * @param url of the invoice in the panel
 */
export function composePayment(parts: LetterParts, received: Received, url: string): Composed {
  const { payment, labels, view } = WORDS[parts.language].mails;
  const { money, all, facts } = printed(parts, received);
  const customer = oneLine(parts.customer.name);
  return compose({
    ...frameOf(parts),
    subject: subjectOf(payment.subject(customer, money)),
    paragraphs: [payment.text(customer, money, all)],
    facts: [[labels.customer, customer], ...facts],
    links: [{ label: view.invoice, url }],
    account: null,
    closing: null,
    footer: null,
  });
}
