import { query } from './databases';
import { readRun } from './run';

/*
 * Reports computed from the rows with whole numbers, apart from the service: by loops over one document
 * after the other, and in minor units as `bigint`. Every amount here has at most two decimals.
 */

export interface PlainLine {
  rate: string;
  category: string;
  product: string | null;
  gross: bigint;
  tax: bigint;
}

interface PlainNote {
  id: number;
  number: string;
  day: string;
  total: bigint;
  applied: bigint;
  lines: PlainLine[];
}

interface Money {
  day: string;
  amount: bigint;
}

export interface PlainInvoice {
  id: number;
  number: string;
  customer: string;
  currency: string;
  state: string;
  issued: boolean;
  day: string;
  due: string | null;
  total: bigint;
  open: bigint;
  lines: PlainLine[];
  notes: PlainNote[];
  /** When it was cancelled (-1) and revived (1), with the credit notes of that moment. */
  cancellations: { day: string; sign: bigint; notes: PlainNote[] }[];
  /** Money that came, what was written off, and refunds by credit note. */
  received: Money[];
  lost: Money[];
  refunds: (Money & { note: number })[];
}

type Row = Record<string, string | null> & { id: number };

const minor = (amount: string | null): bigint => BigInt(Math.round(Number(amount ?? 0) * 100));

function sql<T>(text: string, values: unknown[]): Promise<T[]> {
  return query<T>(readRun().sharedDatabaseUrl, text, values);
}

const lineOf = (row: Row): PlainLine => ({
  rate: String(Number(row['rate'])),
  category: row['category'] ?? 'none',
  product: row['product_id'] ?? null,
  gross: minor(row['amount'] ?? null),
  tax: minor(row['tax'] ?? null),
});

const linesText = (table: string, lines: string) => `select d.id, l.tax_rate::text as rate,
    l.tax_category as category, l.product_id, l.amount::text as amount, l.tax_amount::text as tax
  from ${table} d join ${table}_cmps k on k.entity_id = d.id and k.field = 'items'
    join components_billing_${lines}_lines l on l.id = k.cmp_id
  where d.business_id = (select id from businesses where document_id = $1)`;

const MINE = 'business_id = (select id from businesses where document_id = $1)';

/**
 * Write-offs, less what credit notes replaced of them. On each day, that is what settled the invoice up to
 * then and was too much.
 */
function lostOf(total: bigint, written: readonly Money[], other: readonly Money[]): Money[] {
  const settling = [...written, ...other];
  const days = [...new Set(settling.map(({ day }) => day))].sort();
  let before = 0n;
  const replaced = days.map((day) => {
    const settled = sumOf(settling.filter((one) => one.day <= day));
    const tooMuch = settled > total ? settled - total : 0n;
    const amount = before - tooMuch;
    before = tooMuch;
    return { day, amount };
  });
  return [...written, ...replaced].filter(({ amount }) => amount !== 0n);
}

/** All invoices of a business with what belongs to them. */
export async function plainInvoices(business: string): Promise<PlainInvoice[]> {
  const [invoices, lines, notes, noteLines, payments, refunds, cancellations] = await Promise.all([
    sql<Row>(
      `select i.id, i.invoice_number as number, c.document_id as customer, i.currency, i.state,
        i.issued_at::text as issued, i.issue_date::text as day, i.due_date::text as due,
        i.total::text as total, i.amount_paid::text as paid, i.amount_recorded::text as recorded,
        coalesce(i.amount_paid_before, 0)::text as before, i.amount_credited::text as credited,
        ((i.paid_at at time zone 'UTC') at time zone b.time_zone)::date::text as paid_on
      from invoices i join businesses b on b.id = i.business_id join customers c on c.id = i.customer_id
      where b.document_id = $1 order by i.id`,
      [business],
    ),
    sql<Row>(linesText('invoices', 'invoice'), [business]),
    sql<Row>(
      `select id, invoice_id::text as invoice, credit_note_number as number, issue_date::text as day,
        total::text as total, applied_amount::text as applied from credit_notes where ${MINE}`,
      [business],
    ),
    sql<Row>(linesText('credit_notes', 'credit_note'), [business]),
    sql<Row>(
      `select id, invoice_id::text as invoice, paid_on::text as day, amount::text as amount, method
      from payments where state = 'recorded' and ${MINE}`,
      [business],
    ),
    sql<Row>(
      `select id, credit_note_id::text as note, refunded_on::text as day, amount::text as amount
      from refunds where state = 'recorded' and ${MINE}`,
      [business],
    ),
    sql<Row>(
      `select x.number::int as id, invoice_id::text as invoice, day::text as day, revives::text as revives,
        coalesce(last_note_id, 0)::text as note
      from cancellations x join invoices i on i.id = x.invoice_id where i.${MINE} order by x.number`,
      [business],
    ),
  ]);
  const money = (row: Row): Money => ({
    day: row['day'] ?? '',
    amount: minor(row['amount'] ?? null),
  });
  return invoices.map((row) => {
    const own = notes.filter((note) => note['invoice'] === String(row.id));
    const paid = payments.filter((one) => one['invoice'] === String(row.id));
    const amount = (name: string) => minor(row[name] ?? null);
    const stated = amount('paid') - amount('recorded');
    const isPaid = row['state'] === 'paid' && row['paid_on'] !== null;
    const early = isPaid ? amount('before') : stated;
    const written = paid.filter(({ method }) => method === 'write_off').map(money);
    const received = [
      ...paid.filter(({ method }) => method !== 'write_off').map(money),
      { day: row['day'] ?? '', amount: early },
      { day: row['paid_on'] ?? '', amount: stated - early },
    ].filter((one) => one.amount !== 0n);
    const ownNotes = own.map((note) => ({
      id: note.id,
      number: note['number'] ?? '',
      day: note['day'] ?? '',
      total: minor(note['total'] ?? null),
      applied: minor(note['applied'] ?? null),
      lines: noteLines.filter(({ id }) => id === note.id).map(lineOf),
    }));
    return {
      id: row.id,
      number: row['number'] ?? '',
      customer: row['customer'] ?? '',
      currency: row['currency'] ?? '',
      state: row['state'] ?? '',
      issued: row['issued'] !== null,
      day: row['day'] ?? '',
      due: row['due'] ?? null,
      total: amount('total'),
      open: amount('total') - amount('paid') - amount('credited'),
      lines: lines.filter(({ id }) => id === row.id).map(lineOf),
      notes: ownNotes,
      cancellations: cancellations
        .filter((one) => one['invoice'] === String(row.id))
        .map((one) => ({
          day: one['day'] ?? '',
          sign: one['revives'] === 'true' ? 1n : -1n,
          notes: ownNotes.filter(({ id }) => id <= Number(one['note'])),
        })),
      received,
      lost: lostOf(amount('total'), written, [
        ...received,
        ...ownNotes.map(({ day, applied }) => ({ day, amount: applied })),
      ]),
      refunds: refunds
        .filter(({ note }) => own.some(({ id }) => String(id) === note))
        .map((one) => ({ ...money(one), note: Number(one['note']) })),
    };
  });
}

/** Gross and tax by rate and category, such as `19 S`. */
export type ByRate = Map<string, { gross: bigint; tax: bigint }>;

export function addTo(sums: ByRate, key: string, gross: bigint, tax: bigint): void {
  const before = sums.get(key) ?? { gross: 0n, tax: 0n };
  sums.set(key, { gross: before.gross + gross, tax: before.tax + tax });
}

export function byRate(lines: readonly PlainLine[]): ByRate {
  const sums: ByRate = new Map();
  for (const { rate, category, gross, tax } of lines)
    addTo(sums, `${rate} ${category}`, gross, tax);
  return sums;
}

/** Half is rounded away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n !== divisor < 0n ? -1n : 1n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  return sign * ((2n * top + bottom) / (2n * bottom));
}

/** The highest rate comes first, then the category by its letters, none first. */
function inOrder(sums: ByRate): [string, { gross: bigint; tax: bigint }][] {
  const parts = (key: string) => {
    const [rate = '', category = ''] = key.split(' ');
    return { rate: Number(rate), category: category === 'none' ? '' : category };
  };
  return [...sums].sort(([one], [other]) => {
    const [a, b] = [parts(one), parts(other)];
    return b.rate - a.rate || (a.category < b.category ? -1 : 1);
  });
}

/** The share of each rate, so that they add up to the rounded share of all. */
function shares(sums: ByRate, part: bigint, whole: bigint, unit: bigint): ByRate {
  const share = (amount: bigint) =>
    whole === 0n ? 0n : divided(amount * part, whole * unit) * unit;
  const result: ByRate = new Map();
  let [gross, tax] = [0n, 0n];
  for (const [key, own] of inOrder(sums)) {
    const [before, taxBefore] = [share(gross), share(tax)];
    [gross, tax] = [gross + own.gross, tax + own.tax];
    result.set(key, { gross: share(gross) - before, tax: share(tax) - taxBefore });
  }
  return result;
}

const sumOf = (all: readonly Money[]): bigint => all.reduce((sum, { amount }) => sum + amount, 0n);

/** The gross and tax that the money of an invoice has brought at the end of a day. */
export function receivedUntil(invoice: PlainInvoice, day: string): ByRate {
  const until = <T extends Money>(all: readonly T[]) => all.filter((one) => one.day <= day);
  const unit = invoice.currency === 'JPY' ? 100n : 1n;
  const worth = byRate(invoice.lines);
  let whole = invoice.total;
  for (const note of invoice.notes) {
    const refunded = sumOf(until(invoice.refunds.filter((one) => one.note === note.id)));
    const settled = (note.day <= day ? note.applied : 0n) + refunded;
    whole -= settled;
    for (const [key, part] of shares(byRate(note.lines), settled, note.total, unit))
      addTo(worth, key, -part.gross, -part.tax);
  }
  const received = sumOf(until(invoice.received)) - sumOf(until(invoice.refunds));
  return shares(worth, received, whole, unit);
}

/** Exact decimal text of minor units. */
export function text(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  const [whole, rest] = [
    size / 100n,
    String(size % 100n)
      .padStart(2, '0')
      .replace(/0+$/, ''),
  ];
  return `${amount < 0n ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}
