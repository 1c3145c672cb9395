import { camt, createBank, transactionsOf, upload, type Bank } from '../support/bank';
import { randomFrom, type Random } from '../support/random-from';

/** Random files that overlap, beside a plain model of what an account then holds. */
const SEED = Number(process.env['SEED'] ?? 20_261_201);
const ACCOUNTS_TRIED = 6;
const FILES = 8;

interface Entry {
  day: string;
  amount: number;
  reference: string | null;
  text: string;
}

interface Stored extends Entry {
  format: string;
  /** The place of the one that it may be the same as. */
  duplicate: number | null;
}

const oneOf = <T>(random: Random, list: readonly T[]): T => {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('The list is empty');
  return found;
};

const entryFrom = (random: Random, withReferences: boolean): Entry => ({
  day: oneOf(random, ['2026-03-02', '2026-03-03']),
  amount: oneOf(random, [1, 2]),
  reference: withReferences ? oneOf(random, ['A', 'B', null]) : null,
  text: oneOf(random, ['x', 'y']),
});

const isOf = (one: Entry, other: Entry): boolean =>
  one.day === other.day && one.amount === other.amount;

/** Takes a file into the account, and returns the number of known entries. */
function take(account: Stored[], file: readonly Entry[], format: string): number {
  const before = [...account];
  const paired = new Map<Entry, Stored>();
  const pair = (which: (entry: Entry) => boolean, same: (entry: Entry, one: Stored) => boolean) => {
    for (const entry of file.filter((each) => !paired.has(each) && which(each))) {
      const taken = [...paired.values()];
      const found = before.find(
        (one) => !taken.includes(one) && isOf(one, entry) && same(entry, one),
      );
      if (found) paired.set(entry, found);
    }
  };
  const has = ({ reference }: Entry) => reference !== null;
  pair(has, (entry, one) => entry.reference === one.reference);
  pair(has, (entry, one) => one.reference === null && entry.text === one.text);
  pair(
    (entry) => !has(entry),
    (entry, one) => entry.text === one.text,
  );
  const others = before.filter((one) => ![...paired.values()].includes(one));
  const fresh = file.filter((entry) => !paired.has(entry));
  for (const entry of fresh) {
    const place = fresh.filter((one) => isOf(one, entry)).indexOf(entry);
    const near = others.filter((one) => isOf(one, entry));
    const differs = (one: Stored) => one.format !== format || one.reference !== entry.reference;
    const inPlace = near[place];
    const other = inPlace && differs(inPlace) ? inPlace : near.find(differs);
    account.push({ ...entry, format, duplicate: other ? account.indexOf(other) : null });
  }
  for (const [entry, one] of paired) one.reference ??= entry.reference;
  return paired.size;
}

const asCamt = (file: readonly Entry[], number: number): string =>
  `${camt([
    {
      lines: file.map(({ day, amount, reference, text }) => ({
        day,
        amount: String(amount),
        text,
        ...(reference !== null && { reference }),
      })),
    },
  ])}<!--${number}-->`;

const asCsv = (file: readonly Entry[], number: number): string =>
  ['Booking Date,Partner Name,Payment Reference,Amount (EUR)']
    .concat(file.map(({ day, amount, text }) => `${day},,${text},${amount}`))
    .concat([' '.repeat(number)])
    .join('\n');

async function send(bank: Bank, file: readonly Entry[], number: number, format: string) {
  const answer =
    format === 'csv'
      ? await upload(bank, asCsv(file, number), { account_id: bank.accounts[0] ?? '' }, 'csv')
      : await upload(bank, asCamt(file, number));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.counts as { new: number; known: number };
}

test.each(Array.from({ length: ACCOUNTS_TRIED }, (_, place) => SEED + place))(
  'files of the seed %i leave what the model has',
  async (seed) => {
    const random = randomFrom(seed);
    const bank = await createBank();
    const account: Stored[] = [];
    for (let number = 1; number <= FILES; number += 1) {
      const format = oneOf(random, ['camt053', 'camt053', 'csv']);
      const length = 1 + random(6);
      const file = Array.from({ length }, () => entryFrom(random, format === 'camt053'));
      const known = take(account, file, format);
      const counts = await send(bank, file, number, format);
      expect([number, counts.new, counts.known]).toEqual([number, file.length - known, known]);
      const stored = await transactionsOf(bank);
      const ids = stored.map(({ id }: { id: string }) => id);
      const places = stored.map((one: Record<string, unknown>) => ({
        day: one['booked_on'],
        amount: one['amount'],
        reference: one['bank_reference'],
        text: one['text'],
        duplicate: one['possible_duplicate_of'] && ids.indexOf(one['possible_duplicate_of']),
      }));
      expect(places).toEqual(account.map(({ format: _format, ...one }) => one));
    }
  },
  60_000,
);
