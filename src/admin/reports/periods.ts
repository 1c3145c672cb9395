import { NAMED_PERIODS, PERIOD_NAMES, type PeriodName } from '../../domain/named-periods';

type PeriodChoice = PeriodName | 'own';

export const PERIOD_OPTIONS: readonly { value: PeriodChoice; label: string }[] = [
  ...PERIOD_NAMES.map((value) => ({ value, label: NAMED_PERIODS[value].label })),
  { value: 'own', label: 'Own dates' },
];

export const USUAL_PERIOD: PeriodChoice = 'this_month';
