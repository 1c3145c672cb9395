import type { Change, HistoryEntry } from '../../answers';

/** Fields whose names in the API are not those of the panel's schemas. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  status: 'state',
  customer_id: 'customer',
  api_keys: 'api_tokens',
};

/** The attribute of a record, or of its lines, that a field of the API shows. */
export const attributeOf = (field: string): string => ATTRIBUTES[field] ?? field;

/** What is in no form is shown to whoever may read this attribute. */
const READ_WITH: Readonly<Record<string, string>> = {
  payment_providers: 'bank_accounts',
  attachments: 'notes',
  next_invoice_number: 'invoice_number_pattern',
  next_quotation_number: 'quotation_number_pattern',
  next_credit_note_number: 'credit_note_number_pattern',
  next_customer_number: 'customer_number_pattern',
};

type MayRead = (attribute: string) => boolean;
type Line = Record<string, unknown>;

/** Roles name the fields of lines one by one. */
export const shownLines = (lines: readonly Line[], mayRead: MayRead): Line[] =>
  lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).filter(([name]) => name === 'id' || mayRead(`items.${name}`)),
    ),
  );

const shownIn = (lines: unknown, mayRead: MayRead): unknown =>
  Array.isArray(lines) ? shownLines(lines as Line[], mayRead) : lines;

/** The changes of an entry without the fields that the operator's roles do not show. */
export function shownChanges(
  { action, changes }: Pick<HistoryEntry, 'action' | 'changes'>,
  mayRead: MayRead,
): Change[] {
  // A document has no address of its own. It was mailed to its customer. A customer has one.
  if (action === 'mailed') return mayRead('customer') || mayRead('email') ? [...changes] : [];
  return changes.flatMap((change) => {
    const { field, before, after } = change;
    if (mayRead(READ_WITH[field] ?? attributeOf(field))) return [change];
    if (field !== 'items') return [];
    const lines = { before: shownIn(before, mayRead), after: shownIn(after, mayRead) };
    const isEmpty = JSON.stringify(lines.before) === JSON.stringify(lines.after);
    return isEmpty ? [] : [{ field, ...lines }];
  });
}
