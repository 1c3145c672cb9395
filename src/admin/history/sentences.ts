import type { Change, HistoryEntry, PanelHistory } from '../../panel/answers';
import { valueText, type ValueContext } from './values';

/** A part of a sentence. A value may be long, so the page may shorten it. */
export type Part = string | { value: string };

export interface Context extends ValueContext {
  labels: PanelHistory['labels'];
}

type Line = Record<string, unknown> & { id: string };

/** These follow from other fields of the same change. */
const OF_LINES = ['subtotal', 'tax_amount'];
const OF_A_LINE = ['id', 'tax_amount', 'amount'];

function labelOf(field: string, { labels }: Context, prefix = ''): string {
  const known = labels[prefix + field];
  if (known !== undefined) return known;
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function pair(label: string, field: string, { before, after }: Change, context: Context): Part[] {
  const value = (one: unknown): Part => ({ value: valueText(field, one, context) });
  if (isEmpty(after)) return [`cleared ${label}, which was `, value(before)];
  if (isEmpty(before)) return [`set ${label} to `, value(after)];
  return [`changed ${label} from `, value(before), ' to ', value(after)];
}

function named(line: Line): Part[] {
  return isEmpty(line['description']) ? [] : [': ', { value: String(line['description']) }];
}

function changesOfLine(place: number, before: Line, after: Line, context: Context): Part[][] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !OF_A_LINE.includes(field) && before[field] !== after[field])
    .map((field) => {
      const [first, ...rest] = pair(
        labelOf(field, context, 'items.'),
        field,
        { field, before: before[field], after: after[field] },
        context,
      );
      return [`line ${place}: ${String(first)}`, ...rest];
    });
}

/** Whether lines that stay have another order. */
function isMoved(before: readonly Line[], after: readonly Line[]): boolean {
  const stays = (lines: readonly Line[], others: readonly Line[]) =>
    lines.map(({ id }) => id).filter((id) => others.some((one) => one.id === id));
  return stays(before, after).join() !== stays(after, before).join();
}

function lineSentences(before: readonly Line[], after: readonly Line[], context: Context) {
  const removed = before.flatMap((line, place) =>
    after.some(({ id }) => id === line.id)
      ? []
      : [[`removed line ${place + 1}`, ...named(line)] as Part[]],
  );
  const others = after.flatMap((line, place) => {
    const stored = before.find(({ id }) => id === line.id);
    if (stored) return changesOfLine(place + 1, stored, line, context);
    return [[`added line ${place + 1}`, ...named(line)] as Part[]];
  });
  const moved: Part[][] = isMoved(before, after) ? [['changed the order of the lines']] : [];
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
      if (field === 'items')
        return lineSentences((before ?? []) as Line[], (after ?? []) as Line[], context);
      return [pair(labelOf(field, context), field, change, context)];
    });
}

/** The fields of a new record, such as `Due date: 1 May 2026`. */
export function firstValues({ changes }: HistoryEntry, context: Context): Part[][] {
  return changes.flatMap(({ field, after }): Part[][] => {
    if (field !== 'items')
      return [[`${labelOf(field, context)}: `, { value: valueText(field, after, context) }]];
    return (after as Line[]).map((line, place) => [`Line ${place + 1}`, ...named(line)]);
  });
}

/** The author of a change. */
export function actorName({ actor: { type, name } }: HistoryEntry): string {
  if (type === 'system') return 'The service';
  if (type === 'key') return name === null ? 'An API key' : `${name} (API key)`;
  return name ?? (type === 'operator' ? 'An operator' : 'The customer');
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
