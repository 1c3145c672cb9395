import { BUSINESS_TOPICS, type BusinessTopic } from '../../domain/fields/business-topics';
import { BEHIND_MORE } from '../../domain/fields/references';
import { WHERE_NEEDED } from '../forms/more/More';
import { LOOK } from '../features/look/use-look';
import type { Mandatory } from '../forms/saving/service-judges';

export interface Cell {
  name: string;
  label?: unknown;
  type: string;
  size?: number;
  visible?: boolean;
  required?: boolean;
  /** Only a heading has one. */
  topic?: BusinessTopic;
  attribute: { type: string; target?: string; component?: string; maxLength?: number } & Mandatory;
}

export interface Form {
  layout: {
    layout: Cell[][][];
    components: Record<string, { layout: Cell[][] }>;
    metadatas?: Record<string, unknown>;
  };
}

const LINES = ['billing.invoice-line', 'billing.quotation-line', 'billing.credit-note-line'];

const hasLines = (row: Cell[]): boolean =>
  row.some(
    ({ type, attribute }) =>
      LINES.includes(attribute.component ?? '') || type === 'invoicing-lines',
  );

/** A row that shows something of ours. Strapi asks for the right to read the field that it names. */
const ownRow = (type: string, name: string, more: { topic?: BusinessTopic } = {}): Cell[] => [
  { ...more, name, label: '', type, attribute: { type: 'string' }, size: 12, visible: true },
];

/**
 * Status and figures, which the totals beside the form show. Buttons change a status, and payments the
 * amount paid. An older service stored these fields with its views.
 */
const SHOWN_BESIDE = [
  'state',
  'amount_paid',
  'amount_written_off',
  'subtotal',
  'tax_amount',
  'total',
  'amount_credited',
];

/** The lines are one input of ours, which Strapi knows by a field of theirs that it may read. */
const withLines = (row: Cell[]): Cell[] =>
  row.map((cell) =>
    LINES.includes(cell.attribute.component ?? '')
      ? {
          ...cell,
          name: `${cell.name}.description`,
          type: 'invoicing-lines',
          attribute: { type: 'string' },
        }
      : cell,
  );

/** The rows with some of their fields. */
const rowsOf = (rows: Cell[][], isShown: (cell: Cell) => boolean): Cell[][] =>
  rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0);

/** The rows of a form without some of its fields. */
const without = (panels: Cell[][][], names: readonly string[]): Cell[][][] =>
  panels.map((rows) => rowsOf(rows, ({ name }) => !names.includes(name)));

/** Begins a form with what stands beside it on a wide screen. @param name a field that the operator may read */
const withNarrowHead = ([first = [], ...rest]: Cell[][][], name: string): Cell[][][] => [
  [ownRow('invoicing-narrow-head', name), ...first],
  ...rest,
];

/** A box with a heading for each topic of a business. Fields that the page of its look holds are not shown. */
export function ofBusiness(panels: Cell[][][]): Cell[][][] {
  const all = panels.flat();
  if (!all.some((row) => row.some(({ name }) => name === LOOK))) return panels;
  const topics = Object.entries(BUSINESS_TOPICS) as [BusinessTopic, readonly string[]][];
  const boxes = topics.flatMap(([topic, fields]) => {
    const rows = rowsOf(all, ({ name }) => fields.includes(name));
    const first = rows[0]?.[0];
    if (!first) return [];
    const question = topic === 'tax' ? [ownRow('invoicing-first-tax', first.name)] : [];
    return [[ownRow('invoicing-topic', first.name, { topic }), ...question, ...rows]];
  });
  return withNarrowHead(boxes, 'name');
}

/** Each of our inputs is there a second time, as one that shows itself where it is needed. */
const whereNeeded = (cell: Cell): Cell => ({ ...cell, type: `${cell.type}${WHERE_NEEDED}` });

const isMore = ({ name, type }: Cell): boolean =>
  BEHIND_MORE.includes(name) && type.startsWith('invoicing-');

/** These stand behind "More", since an ordinary document has none. */
function behindMore(rows: Cell[][]): Cell[][] {
  const more = rowsOf(rows, isMore);
  const named = more[0]?.[0];
  if (!named) return rows;
  return [
    ...rowsOf(rows, (cell) => !isMore(cell)),
    ownRow('invoicing-more', named.name),
    ...more.map((row) => row.map(whereNeeded)),
  ];
}

/** The form of a document begins with the notice of its lock, and has its lines in a table. */
export function ofDocument(panels: Cell[][][]): Cell[][][] {
  if (!panels.some((rows) => rows.some(hasLines))) return panels;
  const shown = without(panels, SHOWN_BESIDE);
  const [first = [], ...rest] = shown.map((rows) => behindMore(rows.map(withLines)));
  const noticed = [[ownRow('invoicing-lock-notice', 'state'), ...first], ...rest];
  return withNarrowHead(noticed, 'state');
}

/** Custom fields stand before the lines, else last. The rest of the metadata stands beside the form. */
export function withCustomFields(panels: Cell[][][]): Cell[][][] {
  const shown = without(panels, ['metadata']);
  const own = ownRow('invoicing-custom-fields', 'metadata');
  const place = shown.findIndex((rows) => rows.some(hasLines));
  if (place < 0) return [...shown.slice(0, -1), [...(shown.at(-1) ?? []), own]];
  return shown.map((rows, index) => {
    if (index !== place) return rows;
    const lines = rows.findIndex(hasLines);
    return [...rows.slice(0, lines), own, ...rows.slice(lines)];
  });
}
