import { WORDS } from '../../words';
import { compose } from './compose';
import { factsOf, frameOf } from './frame';
import type { Composed } from './letter';
import type { LetterParts } from './parts';
import { linesOf, oneLine, subjectOf } from './texts';

/** A decision about a quotation, as the customer gave it on its page. */
export interface CustomerDecision {
  readonly decision: 'accepted' | 'rejected';
  readonly by: string;
  readonly remark: string | null;
  /** The quotation in the panel. */
  readonly url: string;
}

/**
 * The notice to a business that its customer has decided about a quotation.
 * @param parts in the language of the business
 */
export function composeDecision(
  parts: LetterParts,
  { decision, by, remark, url }: CustomerDecision,
): Composed {
  const { decision: decisions, labels, view } = WORDS[parts.language].mails;
  const words = decisions[decision];
  const number = oneLine(parts.number);
  const text = remark === null ? '' : linesOf(remark).join('\n').trim();
  return compose({
    ...frameOf(parts),
    subject: subjectOf(words.subject(number)),
    paragraphs: [words.text(oneLine(by), number), ...(text ? [`${labels.remark}:\n${text}`] : [])],
    facts: [[labels.customer, oneLine(parts.customer.name)], ...factsOf(parts)],
    links: [{ label: view.quotation, url }],
    closing: null,
    footer: null,
  });
}
