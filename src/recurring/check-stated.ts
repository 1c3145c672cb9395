import { dayInMonth, monthOf } from '../domain/dates';
import { REFERENCE_NAMES } from '../domain/fields/references';
import { validationError } from '../domain/errors';
import type { Problem } from '../domain/problems';
import { occurrenceDate } from '../domain/schedule/occurrences';
import { placeholderProblem, placeholdersApart, type Apart } from '../domain/schedule/placeholders';
import { say, type Message } from '../messages/message';
import type { Stated } from './recurring';

type Path = Problem['path'];

/** The texts beside those of lines, which may have placeholders. */
export const RECURRING_TEXTS = ['notes', 'terms', 'order_reference', ...REFERENCE_NAMES] as const;

/** All texts that may have placeholders. */
const textsOf = (stated: Stated): [Path, string | null][] => [
  ...stated.items.map(({ description }, index): [Path, string] => [
    ['items', index, 'description'],
    description,
  ]),
  ...RECURRING_TEXTS.map((name): [Path, string | null] => [[name], stated[name]]),
];

function textProblems(stated: Stated): Problem[] {
  return textsOf(stated).flatMap(([path, text]) => {
    const message = text === null ? null : placeholderProblem(text, stated.period);
    return message === null ? [] : [{ path, message }];
  });
}

/** What its texts may tell wrongly around the end of a year. The path is that of the text. */
interface TextWarning extends Apart {
  path: Path;
}

export const textWarnings = (stated: Stated): TextWarning[] =>
  textsOf(stated).flatMap(([path, text]) =>
    placeholdersApart(text ?? '').map((apart) => ({ path, ...apart })),
  );

function refuse(path: string, message: Message) {
  return validationError([{ path: [path], message }]);
}

/** Refuses fields that contradict each other, and unknown placeholders. @throws 400 */
export function requireConsistent(stated: Stated): void {
  const { interval_unit: unit, day_of_month: day } = stated;
  const hasMonths = unit === 'month' || unit === 'year';
  const problems: Problem[] = [
    ...(day !== null && !hasMonths
      ? [{ path: ['day_of_month'], message: say('only_of_months') }]
      : []),
    ...textProblems(stated),
  ];
  if (problems.length > 0) throw validationError(problems);
}

/** Refuses a beginning more than a year ago, and an end before the first occurrence. @throws 400 */
export function requireNewSchedule(stated: Stated, today: string): void {
  const earliest = dayInMonth(monthOf(today) - 12, Number(today.slice(8))) ?? today;
  if (stated.start_date < earliest) throw refuse('start_date', say('start_too_early'));
  const first = occurrenceDate(stated, 0);
  if (first === null) throw refuse('start_date', say('no_occurrence'));
  if (stated.end_date !== null && first > stated.end_date)
    throw refuse('end_date', say('no_occurrence'));
}

/** Refuses a next series that begins in the past. @throws 400 */
export function requireToCome(stated: Stated, today: string): void {
  const first = occurrenceDate(stated, 0);
  if (first === null || first < today) throw refuse('start_date', say('start_in_past'));
}
