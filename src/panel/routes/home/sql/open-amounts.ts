import Big from 'big.js';
import { amountText } from '../../../../billing/reports/sql/issued';
import { AGE, DUE, IS_OPEN } from '../../../../billing/reports/sql/open';
import type { Queryable } from '../../../../database/connection';
import { decimalText } from '../../../../domain/money';
import { AGES, type Age } from '../../../../domain/reports';
import type { MoneyFigures } from '../../../answers';
import type { Scope } from '../../../roles/sql-filter';
import type { BusinessDays } from '../../../lists/business-days';
import { scopeCondition } from './scope-condition';

type OpenAmounts = Pick<MoneyFigures, 'currency' | 'outstanding' | 'outstanding_count' | 'ages'>;

interface Row {
  currency: string;
  age: Age;
  amount: string;
  count: number;
}

function sumOf(currency: string, rows: readonly Row[]): OpenAmounts {
  const ages = AGES.map((age) => {
    const { amount, count } = rows.find((row) => row.age === age) ?? { amount: '0', count: 0 };
    return [age, { amount, count }];
  });
  return {
    currency,
    outstanding: decimalText(rows.reduce((sum, { amount }) => sum.plus(amount), new Big(0))),
    outstanding_count: rows.reduce((sum, { count }) => sum + count, 0),
    ages: Object.fromEntries(ages) as MoneyFigures['ages'],
  };
}

/**
 * What is due per currency and age, over the invoices in `scope`. The conditions are those of the report
 * "Open items", each business by its own day.
 */
export async function openAmounts(
  db: Queryable,
  scope: Scope,
  days: BusinessDays,
): Promise<OpenAmounts[]> {
  const { parameters, within } = scopeCondition(scope);
  const businesses = `unnest(${parameters.add(days.rowIds)}::int[], ${parameters.add(days.today)}::date[])
    AS b(id, today)`;
  const rows = await db.query<Row>({
    text: `WITH business AS MATERIALIZED (SELECT * FROM ${businesses})
      SELECT currency, age, ${amountText('sum(due)')} AS amount, count(*) AS count
      FROM (SELECT i.currency, ${DUE} AS due, ${AGE('b.today')} AS age
        FROM business b JOIN invoices i ON i.business_id = b.id WHERE ${IS_OPEN} ${within}) item
      GROUP BY currency, age`,
    values: parameters.values,
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map((currency) =>
    sumOf(
      currency,
      rows.filter((row) => row.currency === currency),
    ),
  );
}
