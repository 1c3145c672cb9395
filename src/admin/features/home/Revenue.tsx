import type { ReactNode } from 'react';
import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { ChartPie } from '@strapi/icons';
import { styled } from 'styled-components';
import type { HomeRevenue, RevenueMonths } from '../../../panel/answers';
import { printAmount } from '../../words/print-amount';
import { longMonth } from '../../words/dates';
import { Nothing } from '../../kit/Nothing';
import { Card } from './Card';
import type { ReadRevenue } from './home-api';
import { pageOfMonth } from './home-lists';
import { CHART_HEIGHT, RevenueChart } from './RevenueChart';
import { homeWords } from '../../words';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
  gap: 1.6rem 3.2rem;
`;

const SUM_HEIGHT = '2.4rem';

/** As high as a chart with its sum, so that nothing moves when the chart comes. */
const Room = styled.div`
  min-height: calc(${SUM_HEIGHT} + ${CHART_HEIGHT});
`;

/** The quiet ground of a chart that is still being read. */
const Ground = styled(Room)`
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

interface ChartProps {
  revenue: HomeRevenue;
  of: HomeRevenue['currencies'][number];
  /** The public id of the business whose reports show the documents of a month; null for several. */
  business: string | null;
}

function Chart({ revenue, of: { currency, nets, sum }, business }: ChartProps) {
  return (
    <Box>
      <Flex gap={2} alignItems="baseline" style={{ minHeight: SUM_HEIGHT }}>
        <Typography variant="delta" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(sum, currency)}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {homeWords().revenue.inTwelveMonths}
        </Typography>
      </Flex>
      <RevenueChart
        currency={currency}
        months={revenue.months}
        nets={nets}
        pageOf={(place) => pageOfMonth(revenue, place, { currency, business })}
      />
    </Box>
  );
}

interface RevenueProps {
  read: ReadRevenue;
  /** Known before the chart. */
  months: RevenueMonths;
  /** The currencies that the page shows. */
  shown: readonly string[];
  business: string | null;
}

function Content({ read: { revenue, problem }, shown, business }: RevenueProps): ReactNode {
  const words = homeWords().revenue;
  if (problem !== null)
    return (
      <Room>
        <Typography role="status">{problem}</Typography>
      </Room>
    );
  if (!revenue)
    return (
      <>
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        <Charts aria-hidden>
          {(shown.length === 0 ? ['one'] : shown).map((name) => (
            <Ground key={name} />
          ))}
        </Charts>
      </>
    );
  const some = revenue.currencies.filter(({ currency }) => shown.includes(currency));
  if (some.length === 0)
    return (
      <Room>
        <Nothing>{words.none}</Nothing>
      </Room>
    );
  return (
    <Charts>
      {some.map((of) => (
        <Chart key={of.currency} revenue={revenue} of={of} business={business} />
      ))}
    </Charts>
  );
}

/** The net of what was invoiced in each of twelve months, less credit notes. */
export function Revenue(props: RevenueProps) {
  const { months, read } = props;
  const words = homeWords().revenue;
  const days = (
    <Typography variant="pi" textColor="neutral600">
      {words.months(longMonth(months.from), longMonth(months.to))}
    </Typography>
  );
  return (
    <Card title={words.title} icon={<ChartPie fill="neutral600" aria-hidden />} aside={days}>
      <div
        data-testid="home-revenue"
        aria-busy={read.isOld}
        style={{ opacity: read.isOld && read.revenue ? 0.6 : 1 }}
      >
        <Content {...props} />
      </div>
    </Card>
  );
}
