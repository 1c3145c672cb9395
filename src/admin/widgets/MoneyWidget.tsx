import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { INVOICE, pageOf } from '../models';
import { printAmount } from '../totals/print-amount';
import { HiddenWidget } from './HiddenWidget';
import { isNewInstall, useHome, type MoneyFigures } from './home';

interface Figure {
  amount: (money: MoneyFigures) => string | number;
  count: (money: MoneyFigures) => number;
  none: string;
  /** Filter of the list that it links to, for one currency. */
  filter: string;
}

const FIGURES: Readonly<Record<'outstanding' | 'overdue' | 'paid', Figure>> = {
  outstanding: {
    amount: (money) => money.outstanding,
    count: (money) => money.outstanding_count,
    none: 'Nothing is outstanding.',
    filter: '[state][$in][0]=sent&filters[$and][0][state][$in][1]=overdue',
  },
  overdue: {
    amount: (money) => money.overdue,
    count: (money) => money.overdue_count,
    none: 'Nothing is overdue.',
    filter: '[state][$eq]=overdue',
  },
  paid: {
    amount: (money) => money.paid_this_month,
    count: (money) => money.paid_count,
    none: 'Nothing was paid this month.',
    filter: '[state][$eq]=paid',
  },
};

function listOf(filter: string, currency: string): string {
  const page = `${pageOf(INVOICE)}?page=1&sort=createdAt:DESC`;
  return `${page}&filters[$and][0]${filter}&filters[$and][1][currency][$eq]=${currency}`;
}

function Amount({ figure, money }: { figure: Figure; money: MoneyFigures }) {
  const count = figure.count(money);
  return (
    <Flex direction="column" alignItems="flex-start" tag="li">
      <Typography variant="alpha" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {printAmount(figure.amount(money), money.currency)}
      </Typography>
      <Link tag={NavLink} to={listOf(figure.filter, money.currency)}>
        {count === 1 ? '1 invoice' : `${count} invoices`}
      </Link>
    </Flex>
  );
}

/** One sum a currency: different currencies are never added up. */
export function moneyWidget(name: keyof typeof FIGURES) {
  const figure = FIGURES[name];
  return function MoneyWidget() {
    const home = useHome();
    if (home === undefined) return <Widget.Loading />;
    if (home === null) return <Widget.Error />;
    if (!home.can.invoices || isNewInstall(home)) return <HiddenWidget />;
    const some = home.money.filter((money) => figure.count(money) > 0);
    if (some.length === 0) return <Typography textColor="neutral600">{figure.none}</Typography>;
    return (
      <Flex direction="column" alignItems="stretch" gap={4} tag="ul" data-testid={`home-${name}`}>
        {some.map((money) => (
          <Amount key={money.currency} figure={figure} money={money} />
        ))}
      </Flex>
    );
  };
}
