import type { Problem } from './problems';
import { say } from '../messages/message';

export const PERIOD_BOUNDS = ['service_period_start', 'service_period_end'] as const;

/** The time in which something was supplied: both days, one of them, or neither. */
export type ServicePeriod = Readonly<Record<(typeof PERIOD_BOUNDS)[number], string | null>>;

export const NO_PERIOD: ServicePeriod = { service_period_start: null, service_period_end: null };

const hasPeriod = (of: Partial<ServicePeriod>): boolean =>
  PERIOD_BOUNDS.some((bound) => Boolean(of[bound]));

/** A period that ends before it begins. @param path of what has it */
export function periodProblems(of: ServicePeriod, path: Problem['path'] = []): Problem[] {
  const { service_period_start: start, service_period_end: end } = of;
  if (start === null || end === null || end >= start) return [];
  return [{ path: [...path, 'service_period_end'], message: say('before_first_day') }];
}

const isWithin = (
  day: string | null,
  { service_period_start, service_period_end }: ServicePeriod,
) =>
  day === null ||
  ((service_period_start === null || day >= service_period_start) &&
    (service_period_end === null || day <= service_period_end));

/** The periods of lines that end before they begin, or that are not within the one of their document. */
export function linePeriodProblems(
  document: ServicePeriod,
  lines: readonly Partial<ServicePeriod>[],
): Problem[] {
  return lines.flatMap((line, index) => {
    if (!hasPeriod(line)) return [];
    const own = { ...NO_PERIOD, ...line };
    const path = ['items', index];
    const outside = PERIOD_BOUNDS.filter((bound) => !isWithin(own[bound], document));
    return [
      ...periodProblems(own, path),
      ...outside.map((bound) => ({ path: [...path, bound], message: say('not_in_period') })),
    ];
  });
}

/** When a business has supplied what an invoice without a day or a period tells. */
export const SUPPLY_DATE_DEFAULTS = ['none', 'issue_date'] as const;

/** What says when a document was supplied. */
export interface Supplied extends Partial<ServicePeriod> {
  readonly delivery_date?: string | null;
  /** The day on which its business supplies where a document does not say when. */
  readonly usual_supply_date?: string | null;
  readonly lines: readonly Partial<ServicePeriod>[];
}

const tellsPeriod = ({ lines, ...document }: Supplied): boolean =>
  hasPeriod(document) || (lines.length > 0 && lines.every(hasPeriod));

/** Whether a document says when it was supplied: by a day, or by a period for all lines. */
export const saysWhenSupplied = (document: Supplied): boolean =>
  suppliedOn(document) !== null || tellsPeriod(document);

/** BT-72: the day of the supply. A period of the document, or one on every line, tells the time instead. */
export function suppliedOn(document: Supplied): string | null {
  const { delivery_date: day, usual_supply_date: usual } = document;
  if (day) return day;
  return tellsPeriod(document) ? null : (usual ?? null);
}
