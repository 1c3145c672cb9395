import { html, sentence, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { own } from '../../hosted/page/text';
import { WORDS } from '../../words';
import { longDate, moneyIn } from '../../words/format';
import { isOpen, isToDecide, stampOf, type ListedDocument } from '../listed';

/** How a list shows its documents. */
export interface RowLook {
  language: Language;
  /** In the time zone of the business. */
  today: string;
  /** Whether the list has documents of several kinds. */
  isMixed?: boolean;
}

export const dateIn = (date: string, language: Language): Html =>
  html`<time datetime="${date}">${longDate(date, language)}</time>`;

/** Until when something is to be done, else when the document was issued. */
function dated(document: ListedDocument, { language, today }: RowLook): Html {
  const { hosted } = WORDS[language];
  const { deadline, issue_date: issued } = document;
  const text = isOpen(document) ? hosted.due : isToDecide(document, today) && hosted.validUntil;
  const date = dateIn(deadline ?? issued, language);
  return text && deadline ? sentence(text, { date }) : dateIn(issued, language);
}

/** A document as the link to its page. */
export function documentLink(
  document: ListedDocument,
  look: RowLook,
  note: Html | null = null,
): Html {
  const { id, kind, number, currency, total, due } = document;
  const { portal, hosted } = WORDS[look.language];
  const stamp = stampOf(document, look.today, { portal, hosted });
  const amount = moneyIn(currency, look.language)(isOpen(document) ? due : total);
  return html`<a class="doc" href="/portal/documents/${id}"
    ><span class="what">${look.isMixed ? `${portal.kinds[kind]} ` : ''}${own(number)}</span>
    <bdi class="sum">${amount}</bdi>
    <span class="meta"
      ><span>${dated(document, look)}</span>
      ${note ?? (stamp && html`<span class="stamp ${stamp.tone}">${stamp.text}</span>`)}</span
    ></a
  >`;
}
