import { languageOf } from '../domain/languages';
import type { Place } from '../domain/schedule/due';
import { billedPeriod, occurrenceDate } from '../domain/schedule/occurrences';
import { PLACEHOLDERS, type Placeholder } from '../domain/schedule/placeholders';
import { inWordsOf } from '../words/placeholders';

/**
 * What each placeholder says in the next invoice; those of a period only where there is one.
 * @param languages of customer and business, the first that is set decides
 */
export function placeholderTexts(
  { schedule, next }: Place,
  languages: readonly (string | null)[],
): { name: Placeholder; text: string }[] {
  const date = occurrenceDate(schedule, next);
  if (date === null) return [];
  const period = billedPeriod(schedule, next);
  const language = languageOf(...languages);
  return PLACEHOLDERS.filter((name) => period !== null || !name.startsWith('period_')).map(
    (name) => ({
      name,
      text: inWordsOf(language, `{${name}}`, { occurrence: next, date, period }),
    }),
  );
}
