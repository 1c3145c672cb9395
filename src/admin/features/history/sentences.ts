import { NUMBERED_KINDS } from '../../../domain/number-pattern';
import type { Change, HistoryEntry, PanelHistory } from '../../../panel/answers';
import { fieldText } from '../../words/field-text';
import { valueText, type ValueContext } from './values';
import { attachmentWords, historyWords, nextNumberWords } from '../../words';
import type { Part, Value } from '../../words/en/records';

export interface Context extends ValueContext {
  labels: PanelHistory['labels'];
}

type Line = Record<string, unknown> & { id: string };

/** These follow from other fields of the same change. */
const OF_LINES = ['subtotal', 'tax_amount'];
const OF_A_LINE = ['id', 'tax_amount', 'amount'];

function labelOf(field: string, { labels }: Context, prefix = ''): string {
  if (field === 'attachments') return attachmentWords().title;
  const numbered = NUMBERED_KINDS.find((kind) => field === `next_${kind}_number`);
  if (numbered) return nextNumberWords().kinds[numbered];
  const known = labels[prefix + field];
  if (known !== undefined) return fieldText(known);
  const words = field.replaceAll('_', ' ');
  return fieldText(words.charAt(0).toUpperCase() + words.slice(1));
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function pair(label: string, field: string, { before, after }: Change, context: Context): Part[] {
  const words = historyWords();
  const value = (one: unknown): Value => ({ value: valueText(field, one, context) });
  if (isEmpty(after)) return words.cleared(label, value(before));
  if (isEmpty(before)) return words.set(label, value(after));
  return words.changed(label, value(before), value(after));
}

function nameOf(line: Line): Value | undefined {
  return isEmpty(line['description']) ? undefined : { value: String(line['description']) };
}

function changesOfLine(place: number, before: Line, after: Line, context: Context): Part[][] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !OF_A_LINE.includes(field) && before[field] !== after[field])
    .map((field) => {
      const change = { field, before: before[field], after: after[field] };
      const sentence = pair(labelOf(field, context, 'items.'), field, change, context);
      return historyWords().inLine(place, sentence);
    });
}

/** Whether lines that stay have another order. */
function isMoved(before: readonly Line[], after: readonly Line[]): boolean {
  const stays = (lines: readonly Line[], others: readonly Line[]) =>
    lines.map(({ id }) => id).filter((id) => others.some((one) => one.id === id));
  return stays(before, after).join() !== stays(after, before).join();
}

/** The lines of a recurring invoice have no ids. They are known by their places. */
const withIds = (lines: unknown): Line[] =>
  ((lines ?? []) as Line[]).map((line, place) => ({ ...line, id: line.id ?? String(place) }));

function lineSentences(before: readonly Line[], after: readonly Line[], context: Context) {
  const words = historyWords();
  const removed = before.flatMap((line, place) =>
    after.some(({ id }) => id === line.id) ? [] : [words.removed(place + 1, nameOf(line))],
  );
  const others = after.flatMap((line, place) => {
    const stored = before.find(({ id }) => id === line.id);
    if (stored) return changesOfLine(place + 1, stored, line, context);
    return [words.added(place + 1, nameOf(line))];
  });
  const moved: Part[][] = isMoved(before, after) ? [[words.moved]] : [];
  return [...removed, ...others, ...moved];
}

function hidden(field: string, fields: readonly string[]): boolean {
  if (field === 'issued_at') return fields.includes('status');
  return OF_LINES.includes(field) && fields.includes('items');
}

/** A sentence per change, such as `changed Due date from 1 May 2026 to 15 May 2026`. */
export function sentencesOf({ changes }: HistoryEntry, context: Context): Part[][] {
  const fields = changes.map(({ field }) => field);
  return changes
    .filter(({ field }) => !hidden(field, fields))
    .flatMap((change) => {
      const { field, before, after } = change;
      if (before === null && after === null)
        return [historyWords().unknown(labelOf(field, context))];
      if (field === 'items') return lineSentences(withIds(before), withIds(after), context);
      return [pair(labelOf(field, context), field, change, context)];
    });
}

/** The fields of a new record, such as `Due date: 1 May 2026`. */
export function firstValues({ changes }: HistoryEntry, context: Context): Part[][] {
  const words = historyWords();
  return changes.flatMap(({ field, after }): Part[][] => {
    if (field !== 'items' || !Array.isArray(after))
      return [words.value(labelOf(field, context), { value: valueText(field, after, context) })];
    return (after as Line[]).map((line, place) => words.line(place + 1, nameOf(line)));
  });
}

/** The author of a change. */
export function actorName({ actor: { type, name } }: HistoryEntry): string {
  const words = historyWords();
  if (type === 'system') return words.service;
  if (type === 'key') return name === null ? words.aKey : words.key(name);
  return name ?? (type === 'operator' ? words.operator : words.customer);
}

const MAIL = /^(invoice|quotation|credit note|reminder|statement of account) to (.*)$/su;

/** The kind of a mail and its addresses. The service stored them as `reminder to a@b.c`. */
export function mailText(stored: string): string {
  const { mails, mailTo } = historyWords();
  const [, kind = '', addresses = ''] = MAIL.exec(stored) ?? [];
  const word = mails[kind];
  return word === undefined ? stored : mailTo(word, addresses);
}

/**
 * The currency of each entry's amounts. Before a change of the currency, they were in the former one.
 * @param current that of the latest entry
 */
export function currencies(
  entries: readonly HistoryEntry[],
  current: string | null,
): { shown: (string | null)[]; before: string | null } {
  let before = current;
  const shown = entries.map(({ action, changes }) => {
    const now = before;
    const change = changes.find(({ field }) => field === 'currency');
    if (change && action === 'changed') before = change.before as string | null;
    return now;
  });
  return { shown, before };
}
