import { WORDS } from '../../words';
import type { MailWords } from '../../words/mails';
import { compose } from './compose';
import { frameOf, isPayable, printed } from './frame';
import type { Composed } from './letter';
import type { LetterParts } from './parts';
import { oneLine, paragraphsOf, subjectOf } from './texts';

/** The sender's own words; null for those of the catalogue. */
export interface OwnWords {
  readonly subject: string | null;
  /** Instead of greeting, sentences and closing. */
  readonly message: string | null;
}

function wordsOf({ kind, status }: LetterParts, words: MailWords) {
  if (kind === 'credit_note') return words.creditNote;
  if (kind === 'quotation') return words.quotation;
  return status === 'cancelled' ? words.cancelled : words.invoice;
}

/** The sentence about what the reader has to do; null when that is nothing. */
function request(parts: LetterParts, { sentences }: MailWords): string | null {
  const { kind, status } = parts;
  if (kind === 'quotation') return status === 'sent' ? sentences.decide : null;
  if (!isPayable(parts)) return status === 'paid' ? sentences.paid : null;
  const { due, deadline } = printed(parts);
  if (deadline === null) return sentences.pay(due);
  return (status === 'overdue' ? sentences.wasDue : sentences.payBy)(due, deadline);
}

/** The subject and the message of a mail without own words. A form begins with them. */
export function usualWords(parts: LetterParts): { subject: string; message: string } {
  const words = WORDS[parts.language].mails;
  const { subject, text } = wordsOf(parts, words);
  const number = oneLine(parts.number);
  const sentences = [text(number), request(parts, words)].filter(Boolean).join(' ');
  return {
    subject: subjectOf(subject(number, oneLine(parts.sender.name))),
    message: `${words.greeting}\n\n${sentences}`,
  };
}

/** The mail that brings a document to its customer. */
export function composeDocument(parts: LetterParts, { subject, message }: OwnWords): Composed {
  const usual = usualWords(parts);
  return compose({
    ...frameOf(parts),
    subject: subject === null ? usual.subject : subjectOf(subject),
    paragraphs: paragraphsOf(message ?? usual.message),
    closing: message === null ? WORDS[parts.language].mails.closing : null,
  });
}
