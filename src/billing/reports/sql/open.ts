import { uncovered } from '../../sql/amount-due';

/** SQL: what is still due of invoice `i`. */
export const DUE = uncovered('i');

/** SQL: whether invoice `i` is an open item. */
export const IS_OPEN = `i.state IN ('sent', 'overdue')
  AND ${DUE} <> 0`;

/** SQL: the age of invoice `i`. @param today SQL of the day of the business, such as a parameter */
export const AGE = (today: string): string => `CASE
    WHEN i.due_date IS NULL OR i.due_date >= ${today}::date THEN 'not_due'
    WHEN ${today}::date - i.due_date <= 30 THEN 'days_1_30'
    WHEN ${today}::date - i.due_date <= 60 THEN 'days_31_60'
    WHEN ${today}::date - i.due_date <= 90 THEN 'days_61_90'
    ELSE 'over_90' END`;
