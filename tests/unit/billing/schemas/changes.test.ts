import { INVOICE_UPDATE } from '../../../../src/billing/schemas/invoice';
import { QUOTATION_UPDATE } from '../../../../src/billing/schemas/quotation';
import { problemsOf } from './problems-of';

const NO_DAY = 'must be a calendar date in the form YYYY-MM-DD';
const NO_TEXT = 'must be a string';
const LONG = 'must be at most 10,000 characters long';
const NUL = 'must not contain the NUL character';
const OF_INVOICE = 'must be one of draft, sent, paid, overdue, cancelled';
const OF_QUOTATION = 'must be one of draft, sent, accepted, rejected, expired, converted';

type Case = [change: object, problems: [string, string][]];

/** The refusals of a PATCH, the same for both kinds. */
const TEXTS: Case[] = [
  [{ notes: null, terms: null }, []],
  [
    { notes: 7, terms: ['x'] },
    [
      ['/notes', NO_TEXT],
      ['/terms', NO_TEXT],
    ],
  ],
  [{ terms: 'a\u0000b', status: 'sent' }, [['/terms', NUL]]],
];

test.each<Case>([
  ...TEXTS,
  [{ status: 'overdue' }, []],
  [{ status: null }, []],
  [{ status: 'open' }, [['/status', OF_INVOICE]]],
  [{ status: 'accepted' }, [['/status', OF_INVOICE]]],
  [{ status: 1 }, [['/status', OF_INVOICE]]],
  [{ due_date: null }, []],
  [{ due_date: '2026-02-30', notes: 'ok' }, [['/due_date', NO_DAY]]],
  [{ due_date: 20260101 }, [['/due_date', NO_DAY]]],
  [
    { delivery_date: 'x', order_reference: 7 },
    [
      ['/delivery_date', NO_DAY],
      ['/order_reference', NO_TEXT],
    ],
  ],
])('the change %j of an invoice has the problems %j', (change, problems) => {
  expect(problemsOf(INVOICE_UPDATE, change)).toEqual(problems);
});

test.each<Case>([
  ...TEXTS,
  [{ status: 'converted' }, []],
  [{ status: 'paid' }, [['/status', OF_QUOTATION]]],
  [{ valid_until: null }, []],
  [{ valid_until: '2026-02-30', notes: 'ok' }, [['/valid_until', NO_DAY]]],
])('the change %j of a quotation has the problems %j', (change, problems) => {
  expect(problemsOf(QUOTATION_UPDATE, change)).toEqual(problems);
});

test.each([
  ['an invoice', INVOICE_UPDATE],
  ['a quotation', QUOTATION_UPDATE],
])('the texts of a change of %s are taken to their last character', (_kind, schema) => {
  const texts = { notes: 'x'.repeat(10_000), terms: 'x'.repeat(10_000) };
  expect(problemsOf(schema, texts)).toEqual([]);
  expect(problemsOf(schema, { notes: `${texts.notes}x`, terms: `${texts.terms}x` })).toEqual([
    ['/notes', LONG],
    ['/terms', LONG],
  ]);
});
