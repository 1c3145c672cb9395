import { isoWeek, monthOf } from '../domain/dates';
import type { Language } from '../domain/languages';
import {
  filledIn,
  type Billed,
  type Placeholder,
  type Told,
} from '../domain/schedule/placeholders';
import { longDate, monthIn } from './format';
import { WORDS } from './index';

const fullDate = ({ date }: Told, language: Language): string => longDate(date, language);

const yearOf = (date: string): string => String(Number(date.slice(0, 4)));
const quarterIn = ({ date }: Told, language: Language): string =>
  WORDS[language].document.quarters[Math.floor((monthOf(date) % 12) / 3)] ?? '';

const PRINTED: Readonly<Record<Placeholder, (told: Told, language: Language) => string>> = {
  date: fullDate,
  period_start: fullDate,
  period_end: fullDate,
  month: ({ date }, language) => monthIn(date, language, 'month'),
  month_year: ({ date }, language) => monthIn(date, language, 'month_year'),
  quarter: quarterIn,
  quarter_year: (told, language) => `${quarterIn(told, language)} ${yearOf(told.date)}`,
  year: ({ date }) => yearOf(date),
  week: ({ date }) => String(isoWeek(date).week),
  week_year: ({ date }) => String(isoWeek(date).year),
  occurrence: ({ occurrence }) => String(occurrence),
};

/** A text of a recurring invoice with its placeholders filled in, such as `{month_year}` by `März 2026`. */
export const inWordsOf = (language: Language, text: string, billed: Billed): string =>
  filledIn(text, billed, (told) => PRINTED[told.name](told, language));
