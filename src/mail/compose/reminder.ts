import { WORDS } from '../../words';
import { compose } from './compose';
import { frameOf, printed } from './frame';
import type { Composed } from './letter';
import type { LetterParts } from './parts';
import { oneLine, paragraphsOf, subjectOf } from './texts';

/**
 * The message of a reminder without own words. A form begins with it.
 * @param day days after the due date, negative before it
 */
export function usualReminder(parts: LetterParts, day: number): string {
  const { greeting, reminder } = WORDS[parts.language].mails;
  const words = day > 0 ? reminder.after : reminder.before;
  const { due, deadline } = printed(parts);
  const text = words.text(oneLine(parts.number));
  const sentences = deadline === null ? text : `${text} ${words.due(due, deadline)}`;
  return [greeting, sentences, reminder.alreadyPaid].join('\n\n');
}

/**
 * The mail that reminds a customer of an invoice.
 * @param day days after the due date, negative before it
 * @param message own words, instead of greeting, sentences and closing
 */
export function composeReminder(
  parts: LetterParts,
  day: number,
  message: string | null = null,
): Composed {
  const { closing, reminder } = WORDS[parts.language].mails;
  const words = day > 0 ? reminder.after : reminder.before;
  return compose({
    ...frameOf(parts),
    subject: subjectOf(words.subject(oneLine(parts.number), oneLine(parts.sender.name))),
    paragraphs: paragraphsOf(message ?? usualReminder(parts, day)),
    closing: message === null ? closing : null,
  });
}
