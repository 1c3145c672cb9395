import { perNumberedKind, type NumberedKind } from '../kind';
import type { CreditNoteLineRow, LineRow } from '../rows';

interface LineColumn {
  name: keyof CreditNoteLineRow;
  type: 'text' | 'date' | 'decimal' | 'boolean';
}

/**
 * The columns of a line, in the order of the answers. Every statement that stores or reads lines is made
 * from this list.
 */
const LIST = [
  { name: 'line_id', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'quantity', type: 'decimal' },
  { name: 'unit_price', type: 'decimal' },
  { name: 'tax_rate', type: 'decimal' },
  { name: 'discount_rate', type: 'decimal' },
  { name: 'product_id', type: 'text' },
  { name: 'unit_code', type: 'text' },
  { name: 'tax_category', type: 'text' },
  { name: 'tax_exemption_reason', type: 'text' },
  { name: 'sku', type: 'text' },
  { name: 'order_line_reference', type: 'text' },
  { name: 'standard_item_id', type: 'text' },
  { name: 'service_period_start', type: 'date' },
  { name: 'service_period_end', type: 'date' },
  { name: 'tax_amount', type: 'decimal' },
  { name: 'amount', type: 'decimal' },
] as const satisfies readonly LineColumn[];

type Forgotten = Exclude<keyof LineRow, (typeof LIST)[number]['name']>;

/** Refuses to compile while a field of a line has no column. */
const COLUMNS: [Forgotten] extends [never] ? readonly LineColumn[] : Forgotten = LIST;

const OF_CREDIT_NOTES: readonly LineColumn[] = [
  { name: 'invoice_line_id', type: 'text' },
  { name: 'by_amount', type: 'boolean' },
];

export function lineColumns({ name }: NumberedKind): readonly LineColumn[] {
  if (name === 'quotation') return COLUMNS.filter(({ type }) => type !== 'date');
  return name === 'credit_note' ? [...COLUMNS, ...OF_CREDIT_NOTES] : COLUMNS;
}

/** The columns of a stored line `l`: decimals as text, with all their digits. */
export function storedLine(kind: NumberedKind): string {
  return lineColumns(kind)
    .map(({ name, type }) =>
      type === 'decimal' ? `trim_scale(l.${name})::text AS ${name}` : `l.${name}`,
    )
    .join(', ');
}

/** The names in answers that differ from the columns. An empty one is not shown. */
const ANSWERED: Readonly<Partial<Record<LineColumn['name'], string>>> = {
  line_id: 'id',
  invoice_line_id: 'line_id',
  by_amount: '',
};

const ANSWERED_COLUMNS = perNumberedKind((kind) =>
  lineColumns(kind).filter(({ name }) => ANSWERED[name] !== ''),
);

/** A field of a line in an answer: its name there, its SQL, and its column in the table. */
interface AnsweredLineColumn {
  name: string;
  sql: string;
  of: string;
}

/** The same as an answer has them: decimals as numbers. */
export function answeredLineColumns(kind: NumberedKind): AnsweredLineColumn[] {
  return ANSWERED_COLUMNS[kind.name].map(({ name, type }) => ({
    name: ANSWERED[name] ?? name,
    sql: type === 'decimal' ? `trim_scale(l.${name})` : `l.${name}`,
    of: name,
  }));
}

/** The same as SQL. */
export function answeredLine(kind: NumberedKind): string {
  return answeredLineColumns(kind)
    .map(({ name, sql }) => `${sql} AS ${name}`)
    .join(', ');
}

/**
 * The lines of a document as JSON text, as `answeredLine` has PostgreSQL write them. A discount of 0 is
 * told of quotations alone (contract §9).
 */
export function answeredText(kind: NumberedKind, lines: readonly Partial<CreditNoteLineRow>[]) {
  const columns = ANSWERED_COLUMNS[kind.name];
  const fieldOf = (line: Partial<CreditNoteLineRow>, { name, type }: LineColumn): string[] => {
    const value = line[name];
    if (name === 'discount_rate' && value === '0' && kind.name !== 'quotation') return [];
    const text = type === 'decimal' ? String(value) : JSON.stringify(value ?? null);
    return [`"${ANSWERED[name] ?? name}":${text}`];
  };
  const texts = lines.map((line) => `{${columns.flatMap((one) => fieldOf(line, one)).join(',')}}`);
  return `[${texts.join(',')}]`;
}
