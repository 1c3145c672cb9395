import { WORDS } from '../../words';
import { compose } from './compose';
import { frameOf, printed } from './frame';
import type { Composed } from './letter';
import type { LetterParts } from './parts';
import { oneLine, paragraphsOf, subjectOf } from './texts';

/**
 * The mail that reminds a customer of an invoice.
 * @param day days after the due date, negative before it
 * @param message own words of the business, instead of greeting, sentences and closing
 */
export function composeReminder(
  parts: LetterParts,
  day: number,
  message: string | null = null,
): Composed {
  const { greeting, closing, reminder } = WORDS[parts.language].mails;
  const words = day > 0 ? reminder.after : reminder.before;
  const number = oneLine(parts.number);
  const { due, deadline } = printed(parts);
  const sentences = [words.text(number), deadline === null ? '' : words.due(due, deadline)];
  const usual = [greeting, sentences.filter(Boolean).join(' '), reminder.alreadyPaid];
  return compose({
    ...frameOf(parts),
    subject: subjectOf(words.subject(number, oneLine(parts.sender.name))),
    paragraphs: message === null ? usual : paragraphsOf(message),
    closing: message === null ? closing : null,
  });
}
