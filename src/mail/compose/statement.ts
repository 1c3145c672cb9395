import Big from 'big.js';
import type { StatementPart } from '../../billing/reports/answers';
import type { Language } from '../../domain/languages';
import type { Period } from '../../domain/reports';
import { longDate, moneyIn } from '../../words/format';
import { WORDS } from '../../words';
import { compose } from './compose';
import { paperOf } from './frame';
import type { Composed, Row } from './letter';
import type { Sender } from './parts';
import { oneLine, paragraphsOf, subjectOf } from './texts';

/** What the mail tells of a statement of account. */
interface StatementParts extends Period {
  /** The language of the customer. */
  readonly language: Language;
  readonly sender: Sender;
  /** One for each currency. */
  readonly balances: readonly Pick<StatementPart, 'currency' | 'closing'>[];
}

/** What is due at the end of the period, per currency. Less than nothing is the customer's money. */
function balancesOf({ language, balances }: StatementParts): Row[] {
  const { mails, document } = WORDS[language];
  return balances.map(({ currency, closing }): Row => {
    const isDue = new Big(closing).gt(0);
    const label = isDue ? mails.labels.amountDue : document.statement.balance;
    return [label, moneyIn(currency, language)(closing)];
  });
}

/**
 * The mail that brings a customer its statement of account.
 * @param message own words, instead of greeting, sentence and closing
 */
export function composeStatement(parts: StatementParts, message: string | null): Composed {
  const { language, sender } = parts;
  const { greeting, closing, statement } = WORDS[language].mails;
  const [from, to] = [longDate(parts.from, language), longDate(parts.to, language)];
  return compose({
    ...paperOf(parts),
    subject: subjectOf(statement.subject(from, to, oneLine(sender.name))),
    paragraphs: paragraphsOf(message ?? `${greeting}\n\n${statement.text(from, to)}`),
    facts: balancesOf(parts),
    links: [],
    account: null,
    closing: message === null ? closing : null,
  });
}
