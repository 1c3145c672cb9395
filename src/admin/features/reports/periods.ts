import { PERIOD_NAMES, type PeriodName } from '../../../domain/named-periods';
import { listBarWords, reportWords } from '../../words';

type PeriodChoice = PeriodName | 'own';

/** The named periods of lists, and days of the operator's own. */
export function periodOptions(): { value: PeriodChoice; label: string }[] {
  const { periods } = listBarWords();
  return [
    ...PERIOD_NAMES.map((value) => ({ value, label: periods[value] })),
    { value: 'own', label: reportWords().choices.ownDates },
  ];
}

export const USUAL_PERIOD: PeriodChoice = 'this_month';
