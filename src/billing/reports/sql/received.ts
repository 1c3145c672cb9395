import { CURRENCY_CODES, printedMinorUnit } from '../../../domain/currency';
import type { Parameters } from '../../../database/text-filter';
import { IS_STATED_PAID, STATED_AT_ISSUE, STATED_BY_PAID } from './stated';

/** Parts of a period. Moments are their first instants in the time zone of the business. */
export interface Received {
  businessRowId: number;
  /** The first days of the parts, in order. */
  starts: readonly string[];
  startMoments: readonly string[];
  /** The last day of the last part. */
  to: string;
  /** The first instant after it. */
  endMoment: string;
}

/**
 * SQL: the share of a sum that `part` has of `whole`, rounded half away from zero. `scale` is 100 for
 * cents, `unit` 0.01. A quotient of whole numbers is exact: one with some decimals could be rounded twice.
 */
const share = (sum: string, part: string, whole: string): string =>
  `CASE WHEN ${part} = 0 OR ${whole} = 0 THEN 0 WHEN ${part} = ${whole} THEN ${sum}
    ELSE unit * div(2 * scale * ${sum} * ${part} + sign(${sum} * ${part}) * ${whole}, 2 * ${whole}) END`;

/**
 * The same for one of several amounts. Their sum so far is rounded, and each has the difference, so the
 * shares add up to the share of all.
 */
const shareOf = (name: string, part: string, whole: string): string =>
  `${share(`${name}_so_far`, part, whole)} - ${share(`(${name}_so_far - ${name})`, part, whole)}`;

/**
 * All that settles invoices, in part 0 when it was before the period. `received` is money; `settled` is
 * what a credit note takes off the invoice. A refund is both.
 */
function events(wanted: Received, parameters: Parameters): string {
  const business = parameters.add(wanted.businessRowId);
  const starts = `${parameters.add(wanted.starts)}::date[]`;
  const moments = `${parameters.add(wanted.startMoments)}::timestamp[]`;
  const to = `${parameters.add(wanted.to)}::date`;
  const end = `${parameters.add(wanted.endMoment)}::timestamp`;
  return `SELECT a.invoice_id, NULL::int AS note_id, width_bucket(a.day, ${starts}) AS part,
      a.amount AS received, 0::numeric AS settled
    FROM allocations a WHERE a.business_id = ${business} AND a.state = 'recorded'
      AND NOT a.is_write_off AND a.day <= ${to}
    UNION ALL
    SELECT i.id, NULL, width_bucket(i.issue_date, ${starts}),
      ${STATED_AT_ISSUE}, 0
    FROM invoices i WHERE i.business_id = ${business} AND i.issued_at IS NOT NULL
      AND i.issue_date <= ${to} AND ${STATED_AT_ISSUE} <> 0
    UNION ALL
    SELECT i.id, NULL, width_bucket(i.paid_at, ${moments}), ${STATED_BY_PAID}, 0
    FROM invoices i WHERE i.business_id = ${business} AND i.issued_at IS NOT NULL AND ${IS_STATED_PAID}
      AND i.paid_at < ${end} AND ${STATED_BY_PAID} <> 0
    UNION ALL
    SELECT n.invoice_id, n.id, width_bucket(n.issue_date, ${starts}), 0, n.applied_amount
    FROM credit_notes n WHERE n.business_id = ${business} AND n.issue_date <= ${to}
      AND n.applied_amount <> 0
    UNION ALL
    SELECT n.invoice_id, n.id, width_bucket(r.refunded_on, ${starts}), -r.amount, r.amount
    FROM refunds r JOIN credit_notes n ON n.id = r.credit_note_id
    WHERE r.business_id = ${business} AND r.state = 'recorded' AND r.refunded_on <= ${to}`;
}

/**
 * At the end of each part in which something happened: the money of an invoice, that of before, and what
 * it is worth. Without credit notes it is worth its total all the time.
 */
const STATES = `SELECT e.invoice_id, e.part, i.currency, u.scale, u.unit,
      sum(sum(e.received)) OVER so_far AS received,
      sum(sum(e.received)) OVER so_far - sum(e.received) AS received_before,
      i.total - sum(sum(e.settled)) OVER so_far AS whole,
      max(max(e.note_id)) OVER (PARTITION BY e.invoice_id) IS NOT NULL AS is_credited
    FROM event e JOIN invoices i ON i.id = e.invoice_id JOIN minor_unit u ON u.currency = i.currency
    WHERE e.invoice_id IN (SELECT invoice_id FROM event WHERE part > 0)
    GROUP BY e.invoice_id, e.part, i.currency, i.total, u.scale, u.unit
    WINDOW so_far AS (PARTITION BY e.invoice_id ORDER BY e.part)`;

/** The amounts of documents by rate, the highest rate first, each with the sum up to it. */
const ratesOf = (table: string, lines: string, ids: string): string => `SELECT
      link.entity_id AS row_id, coalesce(l.tax_rate, 0) AS tax_rate,
      coalesce(l.tax_category, '') AS tax_category, sum(l.amount) AS gross, sum(l.tax_amount) AS tax,
      sum(sum(l.amount)) OVER so_far AS gross_so_far, sum(sum(l.tax_amount)) OVER so_far AS tax_so_far
    FROM ${table}_cmps link JOIN components_billing_${lines}_lines l ON l.id = link.cmp_id
    WHERE link.field = 'items' AND link.entity_id IN (${ids})
    GROUP BY 1, 2, 3
    WINDOW so_far AS (PARTITION BY link.entity_id
      ORDER BY coalesce(l.tax_rate, 0) DESC, coalesce(l.tax_category, '') COLLATE "C")`;

const INVOICE_RATES = ratesOf('invoices', 'invoice', 'SELECT invoice_id FROM state');
const NOTE_RATES = ratesOf('credit_notes', 'credit_note', 'SELECT note_id FROM event');

/** How much of each rate the credit notes have taken off at the end of a part. */
const NOTE_PARTS = `SELECT t.invoice_id, t.part, r.tax_rate, r.tax_category,
      ${shareOf('gross', 't.settled', 'n.total')} AS gross,
      ${shareOf('tax', 't.settled', 'n.total')} AS tax
    FROM (SELECT s.invoice_id, s.part, s.scale, s.unit, e.note_id, sum(e.settled) AS settled
        FROM state s JOIN event e ON e.invoice_id = s.invoice_id AND e.part <= s.part
        WHERE s.is_credited AND e.note_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5) t
      JOIN credit_notes n ON n.id = t.note_id JOIN note_rate r ON r.row_id = t.note_id`;

/** What a credited invoice is worth by rate at the end of a part. */
const WORTH = `SELECT w.invoice_id, w.part, w.tax_rate, w.tax_category, sum(w.gross) AS gross,
      sum(w.tax) AS tax, sum(sum(w.gross)) OVER so_far AS gross_so_far,
      sum(sum(w.tax)) OVER so_far AS tax_so_far
    FROM (SELECT s.invoice_id, s.part, r.tax_rate, r.tax_category, r.gross, r.tax
        FROM state s JOIN invoice_rate r ON r.row_id = s.invoice_id WHERE s.is_credited
        UNION ALL SELECT invoice_id, part, tax_rate, tax_category, -gross, -tax FROM note_part) w
    GROUP BY 1, 2, 3, 4
    WINDOW so_far AS (PARTITION BY w.invoice_id, w.part
      ORDER BY w.tax_rate DESC, w.tax_category COLLATE "C")`;

const REACHED = `SELECT b.invoice_id, b.part, b.tax_rate, b.tax_category, s.currency,
      ${shareOf('gross', 's.received', 's.whole')} AS gross,
      ${shareOf('tax', 's.received', 's.whole')} AS tax
    FROM worth b JOIN state s ON s.invoice_id = b.invoice_id AND s.part = b.part`;

const gained = (name: string): string =>
  `${name} - coalesce(lag(${name}) OVER before, 0) AS ${name}`;

/** Its shares of before come from the row of the part before. */
const CREDITED = `SELECT invoice_id, part, tax_rate, tax_category, currency, ${gained('gross')},
      ${gained('tax')}
    FROM reached WINDOW before AS (PARTITION BY invoice_id, tax_rate, tax_category ORDER BY part)`;

/** Most invoices are paid at once, so that comes first. */
const since = (name: string): string =>
  `CASE WHEN s.received_before = 0 AND s.received = s.whole AND s.whole <> 0 THEN r.${name}
    ELSE ${shareOf(name, 's.received', 's.whole')}
      - (${shareOf(name, 's.received_before', 's.whole')}) END AS ${name}`;

/** The same for the many invoices without a credit note, which takes half the time. */
const UNCREDITED = `SELECT s.invoice_id, s.part, r.tax_rate, r.tax_category, s.currency,
      ${since('gross')}, ${since('tax')}
    FROM state s JOIN invoice_rate r ON r.row_id = s.invoice_id
    WHERE NOT s.is_credited AND s.part > 0`;

/**
 * The CTEs of `received_entry`: the money of an invoice in a part of the period, by rate and category of
 * tax. At the end of each part, each rate has so much of its gross and tax as was received of the whole;
 * the part has the difference to the part before. So all parts together end at the tax of the invoice.
 */
export function receivedEntries(wanted: Received, parameters: Parameters): string {
  const digits = CURRENCY_CODES.map(printedMinorUnit);
  const units = `${parameters.add(CURRENCY_CODES)}::text[], ${parameters.add(digits)}::int[]`;
  return `minor_unit AS MATERIALIZED (
      SELECT currency, ('1e' || digits)::numeric AS scale, ('1e-' || digits)::numeric AS unit
      FROM unnest(${units}) AS u (currency, digits)),
    event AS MATERIALIZED (${events(wanted, parameters)}),
    state AS MATERIALIZED (${STATES}), invoice_rate AS (${INVOICE_RATES}),
    note_rate AS (${NOTE_RATES}), note_part AS (${NOTE_PARTS}), worth AS (${WORTH}),
    reached AS (${REACHED}),
    received_entry AS (
      SELECT invoice_id, part, tax_rate, nullif(tax_category, '') AS tax_category, currency, gross, tax
      FROM (${UNCREDITED} UNION ALL ${CREDITED}) entry
      WHERE part > 0 AND (gross <> 0 OR tax <> 0))`;
}
