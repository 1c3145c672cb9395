import Big from 'big.js';
import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  type Arbitrary,
} from 'fast-check';
import type { Candidate, Credit, RecordedPayment } from '../../../../src/domain/matching/credit';
import { suggest } from '../../../../src/domain/matching/suggest';
import { rfReference } from '../../../../src/domain/rf-reference';
import { times } from '../../../support/times';
import { credit, foundIn, invoice, known, payment, TODAY } from './credits';

/*
 * Random months of a business: which credits are booked without a person. The plain model reads contract §22
 * sentence by sentence, and looks through all records.
 */

const NUMBERS = [
  'INV-00041',
  'INV-00042',
  'INV-42',
  'RE 2026/7',
  '2026-0042',
  '#4242',
  'a-0000041',
];
const OTHERS = ['QT-00007', 'CN-00042', 'INV-00042'];
const CUSTOMERS = ['acme', 'beta'];
const AMOUNTS = ['10', '10', '10', '20'];

interface Month {
  invoices: Candidate[];
  others: string[];
  payments: RecordedPayment[];
  credits: (Credit & { payers: string[] })[];
}

const day = (from: number, to: number): Arbitrary<string> =>
  integer({ min: from, max: to }).map((date) => `2026-05-${String(date).padStart(2, '0')}`);

const invoices: Arbitrary<Candidate[]> = array(
  record({
    status: constantFrom('sent', 'sent', 'sent', 'overdue', 'paid', 'draft', 'cancelled'),
    due: constantFrom(...AMOUNTS),
    customer: constantFrom(...CUSTOMERS),
    issued: day(1, 22),
    currency: constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'USD'),
  }),
  { minLength: 1, maxLength: NUMBERS.length },
).map((all) =>
  all.map(({ due, customer: customer_id, issued: issue_date, ...rest }, at) =>
    invoice(NUMBERS[at] ?? '', due, {
      ...rest,
      customer_id,
      issue_date,
      customer_name: customer_id,
    }),
  ),
);

/** A name of a document as people and banks write it, or something that is none. */
const piece: Arbitrary<string> = constantFrom(
  ...NUMBERS,
  ...NUMBERS.map((number) => number.toLowerCase()),
  ...NUMBERS.flatMap((number) => {
    const reference = rfReference(number) ?? '';
    return [reference, reference.toLowerCase(), reference.replace(/(.{4})/g, '$1 ').trim()];
  }),
  ...OTHERS,
  'XINV-00042',
  'INV-00042X',
  'thanks',
);

const text = array(piece, { minLength: 1, maxLength: 2 }).chain((pieces) =>
  constantFrom(' ', ', ', ' / ', '\n').map((between) => pieces.join(between)),
);

const rare = boolean().chain((once) => (once ? boolean() : constantFrom(false)));

const month: Arbitrary<Month> = record({
  invoices,
  others: array(constantFrom(...OTHERS), { maxLength: 1 }),
  payments: array(
    record({
      amount: constantFrom(...AMOUNTS),
      customer_id: constantFrom(...CUSTOMERS),
      paid_on: day(1, 28),
    }),
    { maxLength: 2 },
  ).map((all) => all.map(({ amount, ...rest }, at) => payment(`p${at}`, amount, rest))),
  credits: array(
    record({
      amount: constantFrom('10', '10', '20', '20', '30', '40'),
      text,
      booked_on: day(10, 21),
      payers: option(constantFrom(...CUSTOMERS)).map((payer) => (payer ? [payer] : [])),
      is_reversal: rare,
      is_possible_duplicate: rare,
    }),
    { minLength: 1, maxLength: 6 },
  ).map((all) => all.map(({ amount, payers, ...rest }) => ({ ...credit(amount, rest), payers }))),
});

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether a text stands in another between characters that are no letters or digits. */
function standsIn(whole: string, part: string): boolean {
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole[at - 1] ?? ' ', whole[at + part.length] ?? ' '];
    if (!IN_WORD.test(before) && !IN_WORD.test(after)) return true;
  }
  return false;
}

const hasNumber = (of: string, number: string): boolean =>
  number.length >= 5 && /\d/.test(number) && standsIn(of.toLowerCase(), number.toLowerCase());

const hasReference = (of: string, number: string): boolean => {
  const letters = [...(rfReference(number) ?? '')].join(String.raw`\s*`);
  return new RegExp(`(?<![A-Z0-9])${letters}(?![A-Z0-9])`, 'i').test(of);
};

const daysApart = (one: string, other: string) =>
  Math.abs(Number(one.slice(-2)) - Number(other.slice(-2)));

/** Whether recorded payments of a customer add up to the amount: one, or all near ones, or all of one day. */
function isRecorded(one: Credit, payments: readonly RecordedPayment[], customer: string): boolean {
  const near = payments.filter(
    (other) => other.customer_id === customer && daysApart(other.paid_on, one.booked_on) <= 10,
  );
  const groups = [
    near,
    ...near.map((other) => [other]),
    ...near.map((other) => near.filter(({ paid_on: paid }) => paid === other.paid_on)),
  ];
  const sums = groups
    .filter((group) => group.length > 0)
    .map((group) => group.reduce((total, { amount }) => total.plus(amount), new Big(0)));
  return sums.some((total) => total.eq(one.amount));
}

/** The invoices that a credit pays for sure; null where a person has to look. */
function plainlySure(one: Month['credits'][number], books: Month): string[] | null {
  const named = books.invoices.filter(
    ({ number }) => hasNumber(one.text, number) || hasReference(one.text, number),
  );
  if (books.others.some((number) => hasNumber(one.text, number))) return null;
  const [first] = named;
  if (!first) return null;
  const isRight = named.every(
    ({ customer_id: customer, status, issue_date: issued, currency }) =>
      customer === first.customer_id &&
      (status === 'sent' || status === 'overdue') &&
      issued <= TODAY &&
      currency === one.currency,
  );
  const total = named.reduce((all, { due }) => all.plus(due), new Big(0));
  if (!isRight || !total.eq(one.amount)) return null;
  if (one.payers.some((payer) => payer !== first.customer_id)) return null;
  if (isRecorded(one, books.payments, first.customer_id)) return null;
  if (one.is_reversal || one.is_possible_duplicate || one.booked_on > TODAY) return null;
  return named.map(({ id }) => id).sort();
}

test('what is sure is what a plain reading of the contract says', () => {
  let sure = 0;
  assert(
    property(month, (books) => {
      for (const one of books.credits) {
        const about = known(one, { ...books, iban_customers: one.payers });
        const suggestion = suggest(one, about, TODAY);
        const isSure = suggestion?.certainty === 'sure';
        const ids = suggestion?.allocations.map(({ invoice_id: id }) => id).sort();
        expect(isSure ? ids : null).toEqual(plainlySure(one, books));
        sure += isSure ? 1 : 0;
      }
    }),
    { numRuns: times(3000) },
  );
  expect(sure).toBeGreaterThan(0);
});

test('what stands in a text is found as a plain search finds it', () => {
  assert(
    property(month, ({ invoices: all, others, credits }) => {
      for (const { text: words } of credits) {
        const found = foundIn(words, all, others).map(({ by, written }) => `${by} ${written}`);
        const plain = [
          ...all.flatMap(({ number }) => [
            ...(hasNumber(words, number) ? [`number ${number.toLowerCase()}`] : []),
            ...(hasReference(words, number) ? [`reference ${rfReference(number) ?? ''}`] : []),
          ]),
          ...others
            .filter((number) => hasNumber(words, number))
            .map((number) => `number ${number.toLowerCase()}`),
        ];
        expect(found.sort()).toEqual(plain.sort());
      }
    }),
    { numRuns: times(2000) },
  );
});

test('no suggestion pays more than the credit, nor more than is due, nor twice', () => {
  assert(
    property(month, (books) => {
      for (const one of books.credits) {
        const about = known(one, { ...books, iban_customers: one.payers });
        const { allocations = [], payment_ids: joined = [] } = suggest(one, about, TODAY) ?? {};
        const total = allocations.reduce((all, { amount }) => all.plus(amount), new Big(0));
        expect(total.lte(one.amount)).toBe(true);
        expect(new Set(allocations.map(({ invoice_id: id }) => id)).size).toBe(allocations.length);
        for (const { invoice_id: id, amount } of allocations) {
          expect(books.invoices.find((other) => other.id === id)?.due.gte(amount)).toBe(true);
        }
        if (joined.length === 0) continue;
        const sums = books.payments.filter(({ id }) => joined.includes(id));
        expect(sums.reduce((all, { amount }) => all.plus(amount), new Big(0)).eq(one.amount)).toBe(
          true,
        );
      }
    }),
    { numRuns: times(1000) },
  );
});
