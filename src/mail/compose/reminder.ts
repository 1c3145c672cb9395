import type { Language } from '../../domain/languages';
import { longDate, moneyIn } from '../../words/format';

/** The contents of a reminder. Days are `YYYY-MM-DD`. */
export interface Reminder {
  language: Language;
  number: string;
  /** Decimal text. */
  amountDue: string;
  currency: string;
  dueDate: string | null;
  /** The day of the reminder in the time zone of the business. */
  today: string;
  senderName: string;
  customerName: string;
  /** The business's own words; null for the prepared ones. */
  ownText: string | null;
  /** The URL of the invoice's page. */
  link: string;
}

/** A mail without its addresses. */
interface Composed {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** A name or a number may hold line breaks; a subject is one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function dueSentence({ number, amountDue, currency, dueDate, today, language }: Reminder): string {
  const amount = moneyIn(currency, language)(amountDue);
  if (dueDate === null) return `${amount} of invoice ${number} is still to be paid.`;
  const day = longDate(dueDate, language);
  if (dueDate === today) return `${amount} of invoice ${number} is due today.`;
  if (dueDate > today) return `${amount} of invoice ${number} is due on ${day}.`;
  return `${amount} of invoice ${number} was due on ${day} and is still to be paid.`;
}

/** The subject and both texts of a reminder. */
export function composeReminder(reminder: Reminder): Composed {
  const { number, senderName, customerName, ownText, link } = reminder;
  const paragraphs = [
    `Dear ${customerName},`,
    ...(ownText === null ? [] : [ownText]),
    dueSentence(reminder),
    link,
    'If you have paid in the meantime, please disregard this reminder.',
    senderName,
  ];
  return {
    subject: [...oneLine(`Reminder: invoice ${number} of ${senderName}`)].slice(0, 200).join(''),
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((one) => `<p>${escaped(one).replaceAll('\n', '<br>')}</p>`).join('\n'),
  };
}
