import { Flex, Link, Typography } from '@strapi/design-system';
import { stringify } from 'qs';
import { NavLink } from 'react-router-dom';
import type { Home, MoneyFigures } from '../../panel/answers';
import { INVOICE, pageOf } from '../content-manager';
import { printAmount } from '../totals/print-amount';
import { HomeWidget } from './HomeWidget';

interface Figure {
  amount: (money: MoneyFigures) => string;
  count: (money: MoneyFigures) => number;
  none: string;
  /** The filters of the linked list. The panel reads at most five levels of a filter. */
  filters: (periods: Home['periods']) => { $or?: object[]; $and?: object[] };
}

type FigureName = 'outstanding' | 'overdue' | 'paid';

const FIGURES: Readonly<Record<FigureName, Figure>> = {
  outstanding: {
    amount: (money) => money.outstanding,
    count: (money) => money.outstanding_count,
    none: 'Nothing is outstanding.',
    filters: () => ({ $and: [{ state: { $in: ['sent', 'overdue'] } }] }),
  },
  overdue: {
    amount: (money) => money.overdue,
    count: (money) => money.overdue_count,
    none: 'Nothing is overdue.',
    filters: ({ today }) => ({
      $or: [{ state: { $eq: 'overdue' } }, { state: { $eq: 'sent' }, due_date: { $lt: today } }],
    }),
  },
  paid: {
    amount: (money) => money.paid_this_month,
    count: (money) => money.paid_count,
    none: 'Nothing was paid this month.',
    filters: (periods) => ({
      $and: [{ state: { $eq: 'paid' } }, { paid_at: { $gte: periods.month_start } }],
    }),
  },
};

function listOf(figure: Figure, periods: Home['periods'], currency: string): string {
  const { $and = [], ...rest } = figure.filters(periods);
  const filters = { ...rest, $and: [...$and, { currency: { $eq: currency } }] };
  const query = { page: 1, sort: 'createdAt:DESC', filters };
  return `${pageOf(INVOICE)}?${stringify(query, { encodeValuesOnly: true })}`;
}

interface AmountProps {
  figure: Figure;
  money: MoneyFigures;
  periods: Home['periods'];
}

function Amount({ figure, money, periods }: AmountProps) {
  const count = figure.count(money);
  return (
    <Flex direction="column" alignItems="flex-start" tag="li">
      <Typography variant="alpha" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {printAmount(figure.amount(money), money.currency)}
      </Typography>
      <Link tag={NavLink} to={listOf(figure, periods, money.currency)}>
        {count === 1 ? '1 invoice' : `${count} invoices`}
      </Link>
    </Flex>
  );
}

function Amounts({ name, home }: { name: FigureName; home: Home }) {
  const figure = FIGURES[name];
  const some = home.money.filter((money) => figure.count(money) > 0);
  if (some.length === 0) return <Typography textColor="neutral600">{figure.none}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="ul" data-testid={`home-${name}`}>
      {some.map((money) => (
        <Amount key={money.currency} figure={figure} money={money} periods={home.periods} />
      ))}
    </Flex>
  );
}

/** One sum per currency. Different currencies are never added up. */
export function moneyWidget(name: FigureName) {
  return function MoneyWidget() {
    return <HomeWidget of="invoices">{(home) => <Amounts name={name} home={home} />}</HomeWidget>;
  };
}
