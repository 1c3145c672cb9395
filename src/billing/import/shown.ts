import { checkUuid } from '../../domain/checks';
import { readDay } from './dates';

type Passes = (cell: string) => boolean;

/** A column whose name may mean several fields, and the columns beside it. */
export interface Held {
  /** Its name without what programs write in different ways. */
  name: string;
  /** Whether each of its filled cells passes; so it is for an empty column. */
  every(passes: Passes): Promise<boolean>;
  /** The same of the column that fills a field; so it is where none does, and not where one may. */
  everyOf(field: string, passes: Passes): Promise<boolean>;
}

/** Names that may mean other fields as well. Only the cells can show that they mean this one. */
export interface Unsure {
  also: readonly string[];
  /** A column that fills one of these fields leaves nothing for this one. */
  without?: readonly string[];
  shown(held: Held): Promise<boolean>;
}

/** Rates of tax on sales that countries have. */
export const USUAL_RATES = new Set(
  '0 1 2 2.1 2.5 2.6 3 3.8 4 4.8 5 5.5 6 7 7.7 8 8.1 9 9.5 10 11 12 13 13.5 14 15 16 17 18 19 20 21 22 23 24 25 25.5 27 28'
    .split(' ')
    .map(Number),
);

const isDay: Passes = (cell) => (readDay(cell, 'dmy') ?? readDay(cell, 'mdy')) !== null;
const isUsualRate: Passes = (cell) =>
  /^\d+(?:[.,]\d+)?$/.test(cell) && USUAL_RATES.has(Number(cell.replace(',', '.')));

export const isOne: Passes = (cell) => /^1(?:[.,]0{1,2})?$/.test(cell);
export const isNone: Passes = (cell) => /^0(?:[.,]0+)?\s*%?$/.test(cell);

/** One cell with a sign of per cent shows it; else all must be rates that countries have. */
export const holdsRates = async ({ every }: Held): Promise<boolean> =>
  !(await every((cell) => !cell.includes('%'))) || every(isUsualRate);

/** Signs of per cent, or nothing but zeros. */
export const holdsRatesOrNone = ({ every }: Held) =>
  every((cell) => cell.includes('%') || isNone(cell));

const isId: Passes = (cell) => 'value' in checkUuid(cell);
export const holdsIds = ({ every }: Held) => every(isId);
export const holdsOtherIds = ({ every }: Held) => every((cell) => !isId(cell));

export const holdsWholes = ({ every }: Held) => every((cell) => /^\d+$/.test(cell));
export const holdsDays = ({ every }: Held) => every(isDay);
export const holdsTerms = ({ every }: Held) => every((cell) => /\p{L}/u.test(cell) && !isDay(cell));
