import { useSearchParams } from 'react-router-dom';
import type { Period } from '../../../domain/reports';
import type { ReportBusiness } from '../../../panel/answers';
import { namedPeriod } from '../../../domain/named-periods';
import { useBusinessChoice } from '../../requests/chosen-business';
import { USUAL_PERIOD } from './periods';

export const REPORTS = ['tax', 'open-items', 'revenue', 'statement'] as const;
type ReportName = (typeof REPORTS)[number];

/** The operator's choices. The address of the page holds them, so that it can be shared and gone back to. */
export interface ReportChoice {
  report: ReportName;
  business: ReportBusiness;
  /** The name of the period. */
  period: string;
  days: Period;
  /** The day of the open items. */
  asOf: string;
  /** A choice of one report, such as the basis of tax. */
  of: (name: string, usual: string) => string;
  choose: (changes: Readonly<Record<string, string>>) => void;
}

/** The days of a period by its name. @param own the days of the operator's own */
export function daysOf(own: Partial<Period>, period: string, today: string): Period {
  const usual = namedPeriod(USUAL_PERIOD, today) ?? { from: today, to: today };
  return namedPeriod(period, today) ?? { ...usual, ...own };
}

const ownDays = (params: URLSearchParams): Partial<Period> => ({
  ...(params.has('from') && { from: params.get('from') ?? '' }),
  ...(params.has('to') && { to: params.get('to') ?? '' }),
});

/** The business of the last report, for operators of several who work with all of them. */
const LAST = 'invoicing-report-business';

/** Begins the next report with a business. */
export const rememberBusiness = (documentId: string): void =>
  window.localStorage.setItem(LAST, documentId);

/** @param businesses at least one */
export function useChoice(
  businesses: readonly [ReportBusiness, ...ReportBusiness[]],
): ReportChoice {
  const [params, setParams] = useSearchParams();
  const switcher = useBusinessChoice();
  const wanted =
    params.get('business') ?? switcher?.chosen?.documentId ?? window.localStorage.getItem(LAST);
  const business = businesses.find((one) => one.documentId === wanted) ?? businesses[0];
  const period = params.get('period') ?? USUAL_PERIOD;
  return {
    report: REPORTS.find((name) => name === params.get('report')) ?? 'tax',
    business,
    period,
    days: daysOf(ownDays(params), period, business.today),
    asOf: params.get('as_of') || business.today,
    of: (name, usual) => params.get(name) ?? usual,
    choose: (changes) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) next.set(name, value);
        return next;
      }),
  };
}
