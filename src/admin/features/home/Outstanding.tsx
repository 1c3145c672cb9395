import { Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { styled } from 'styled-components';
import { AGES, type Age } from '../../../domain/reports';
import type { Home, MoneyFigures } from '../../../panel/answers';
import { homeWords, reportWords } from '../../words';
import { printAmount } from '../../words/print-amount';
import { Nothing } from '../../kit/Nothing';
import { Card, type PartProps } from './Card';
import { FigureLink } from './FigureLink';
import { OF_AGE, OUTSTANDING, type CountedList } from './home-lists';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1.25fr repeat(5, 1fr);
  gap: 1.2rem 1.6rem;
  list-style: none;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    margin-top: 1.2rem;
    padding-top: 1.2rem;
  }

  @media (max-width: 1000px) {
    grid-template-columns: repeat(3, 1fr);
  }

  @media (max-width: 600px) {
    grid-template-columns: repeat(2, 1fr);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface TileProps {
  label: string;
  amount: string;
  list: CountedList;
  money: MoneyFigures;
  periods: Home['periods'];
  isSum?: boolean;
  isLate?: boolean;
}

function Tile({ label, amount, list, money, periods, isSum = false, isLate = false }: TileProps) {
  const isNone = list.count(money) === 0;
  const color = isLate ? 'danger600' : 'neutral800';
  return (
    <Flex direction="column" alignItems="flex-start" tag="li" minWidth={0}>
      <Typography variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography
        variant={isSum ? 'beta' : 'delta'}
        textColor={isNone ? 'neutral600' : color}
        style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {printAmount(amount, money.currency)}
      </Typography>
      <FigureLink list={list} money={money} periods={periods} />
    </Flex>
  );
}

/** Overdue for so long that somebody should act. */
const LATE: readonly Age[] = ['days_61_90', 'over_90'];

function OfCurrency({ money, periods }: { money: MoneyFigures; periods: Home['periods'] }) {
  const props = { money, periods };
  const { label, inCurrency } = homeWords().outstanding;
  const { ages } = reportWords();
  return (
    <Tiles aria-label={inCurrency(money.currency)}>
      <Tile {...props} label={label} amount={money.outstanding} list={OUTSTANDING} isSum />
      {AGES.map((age) => (
        <Tile
          key={age}
          {...props}
          label={ages[age]}
          amount={money.ages[age].amount}
          list={OF_AGE[age]}
          isLate={LATE.includes(age)}
        />
      ))}
    </Tiles>
  );
}

/** Amounts due, by days since the due date. Different currencies are never added up. */
export function Outstanding({ money, periods, isSlow }: PartProps) {
  const some = money.filter((one) => one.outstanding_count > 0);
  const { title, none } = homeWords().outstanding;
  return (
    <Card title={title} icon={<Clock fill="neutral600" aria-hidden />}>
      <div data-testid="home-outstanding">
        {some.map((one) => (
          <OfCurrency key={one.currency} money={one} periods={periods} />
        ))}
        {some.length === 0 ? <Nothing>{isSlow ? homeWords().tooSlow : none}</Nothing> : null}
      </div>
    </Card>
  );
}
