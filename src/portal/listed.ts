import type { NumberedName } from '../billing/document';
import { isOpen as isOpenStatus } from '../domain/invoice-status';
import { decisionState } from '../hosted/decision';
import type { Stamp } from '../pdf/view-model';
import type { HostedWords } from '../words/hosted';
import type { PortalWords } from '../words/portal';

/** An issued document as lists of the portal show it. Amounts are exact decimal text. */
export interface ListedDocument {
  kind: NumberedName;
  /** The public id. */
  id: string;
  number: string;
  issue_date: string;
  /** When an invoice is due, or the last day of a quotation. */
  deadline: string | null;
  status: string;
  currency: string;
  total: string;
  /** What remains to be paid of an invoice; 0 for every other. */
  due: string;
  /** Whether a part of a paid invoice is written off. */
  is_written_off: boolean;
}

/** Whether something is due of it. */
export const isOpen = ({ kind, status }: Pick<ListedDocument, 'kind' | 'status'>): boolean =>
  kind === 'invoice' && isOpenStatus(status);

export const isToDecide = (document: ListedDocument, today: string): boolean =>
  document.kind === 'quotation' && decisionState(document, today) === 'open';

const QUOTED = {
  accepted: 'good',
  converted: 'good',
  rejected: 'neutral',
  expired: 'neutral',
} as const;

function quoted(document: ListedDocument, today: string, words: Said): Stamp {
  const state = decisionState(document, today);
  if (state === 'open') return { text: words.portal.states.decide, tone: 'neutral' };
  return { text: words.hosted.states[state], tone: QUOTED[state] };
}

interface Said {
  portal: PortalWords;
  hosted: HostedWords;
}

/** The state of a document in a word; null for a credit note and for what was written off, which have none. */
export function stampOf(document: ListedDocument, today: string, words: Said): Stamp | null {
  const { kind, status, is_written_off: isWrittenOff } = document;
  const { states } = words.portal;
  if (kind === 'credit_note' || isWrittenOff) return null;
  if (kind === 'quotation') return quoted(document, today, words);
  if (status === 'paid') return { text: states.paid, tone: 'good' };
  if (!isOpen(document)) return { text: states.cancelled, tone: 'neutral' };
  return status === 'overdue'
    ? { text: states.overdue, tone: 'warning' }
    : { text: states.open, tone: 'neutral' };
}
