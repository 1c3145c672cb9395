import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import type { MoneyFigures } from '../../../panel/answers';
import { printAmount } from '../../words/print-amount';
import { Nothing } from '../../kit/Nothing';
import { Card, type PartProps } from './Card';
import { FigureLink } from './FigureLink';
import { PAID } from './home-lists';
import { homeWords } from '../../words';

const isSome = (money: MoneyFigures): boolean => PAID.some((list) => list.count(money) > 0);

/** The payments of this month, and what was marked as paid in it. */
export function Paid({ money, periods, isSlow }: PartProps) {
  const some = money.filter(isSome);
  const { title, none } = homeWords().paid;
  return (
    <Card title={title} icon={<CheckCircle fill="neutral600" aria-hidden />}>
      {some.length === 0 ? <Nothing>{isSlow ? homeWords().tooSlow : none}</Nothing> : null}
      <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="home-paid">
        {some.map((one) => (
          <Flex key={one.currency} direction="column" alignItems="flex-start" tag="li">
            <Typography
              variant="beta"
              style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
            >
              {printAmount(one.paid_this_month, one.currency)}
            </Typography>
            <Flex gap={3} wrap="wrap">
              {PAID.map((list) => (
                <FigureLink key={list.model} list={list} money={one} periods={periods} />
              ))}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
