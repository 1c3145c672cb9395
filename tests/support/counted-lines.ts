import type { PlainInvoice, PlainLine } from './plain-reports';

/** Lines that count on a day, with their sign. */
export interface Counted {
  day: string;
  sign: bigint;
  lines: readonly PlainLine[];
}

/** An issued invoice, its credit notes, and what was not credited when it was cancelled or revived. */
export function countedOf({ issued, day, lines, notes, cancellations }: PlainInvoice): Counted[] {
  if (!issued) return [];
  return [
    { day, sign: 1n, lines },
    ...notes.map((note) => ({ day: note.day, sign: -1n, lines: note.lines })),
    ...cancellations.flatMap(({ day: at, sign, notes: before }) => [
      { day: at, sign, lines },
      ...before.map((note) => ({ day: at, sign: -sign, lines: note.lines })),
    ]),
  ];
}

/** The total of all that counts until a day. */
export const billedUntil = (invoice: PlainInvoice, until: string): bigint =>
  countedOf(invoice)
    .filter(({ day }) => day <= until)
    .flatMap(({ sign, lines }) => lines.map(({ gross }) => sign * gross))
    .reduce((sum, gross) => sum + gross, 0n);
