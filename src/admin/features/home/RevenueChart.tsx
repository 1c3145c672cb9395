import { VisuallyHidden } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { printAmount } from '../../words/print-amount';
import { longMonth, shortMonth } from '../../words/dates';
import { barOf, scaleOf, type Scale } from './chart-scale';
import { shortAmount } from './short-amount';
import { homeWords } from '../../words';

/** With the names of the months. */
export const CHART_HEIGHT = '15rem';

const Chart = styled.div`
  display: flex;
  height: ${CHART_HEIGHT};
`;

/** A month: its bar, and its name below. */
const Month = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-width: 0;
  text-align: center;
  font-size: 1.2rem;
  line-height: 1.6rem;
  color: ${({ theme }) => theme.colors.neutral600};

  @media (max-width: 600px) {
    font-size: 1rem;
  }
`;

const Area = styled.div`
  flex: 1;
  position: relative;
  min-height: 0;
  margin-top: 2.4rem;

  a,
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  rect {
    fill: ${({ theme }) => theme.colors.primary500};
  }

  rect[data-negative] {
    fill: ${({ theme }) => theme.colors.danger500};
  }

  a:hover rect {
    fill: ${({ theme }) => theme.colors.primary700};
  }

  a:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  line {
    stroke: ${({ theme }) => theme.colors.neutral300};
    vector-effect: non-scaling-stroke;
  }
`;

/** An amount above its bar, short enough for the width of a month. */
const Short = styled.span`
  position: absolute;
  left: 0;
  right: 0;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  pointer-events: none;
`;

function Bar({ value, scale }: { value: number; scale: Scale }) {
  const { y, height } = barOf(value, scale);
  const zero = barOf(0, scale).y;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
      <rect
        x="14"
        width="72"
        y={y}
        height={height}
        {...(value < 0 ? { 'data-negative': '' } : {})}
      />
      <line x1="0" x2="100" y1={zero} y2={zero} />
    </svg>
  );
}

interface BarOfMonthProps {
  month: string;
  /** Exact decimal text. */
  net: string;
  currency: string;
  scale: Scale;
  to: string;
}

function BarOfMonth({ month, net, currency, scale, to }: BarOfMonthProps) {
  const [value, amount] = [Number(net), printAmount(net, currency)];
  const words = homeWords().revenue;
  if (value === 0)
    return (
      <>
        <Bar value={0} scale={scale} />
        <VisuallyHidden>{amount}</VisuallyHidden>
      </>
    );
  return (
    <>
      <NavLink to={to} aria-label={amount} title={words.bar(longMonth(month), amount)}>
        <Bar value={value} scale={scale} />
      </NavLink>
      <Short aria-hidden style={{ bottom: `${100 - barOf(value, scale).y}%` }}>
        {shortAmount(value)}
      </Short>
    </>
  );
}

interface RevenueChartProps {
  currency: string;
  /** The first day of each month. */
  months: readonly string[];
  /** The net of each month. */
  nets: readonly string[];
  pageOf: (place: number) => string;
}

/** Bars of twelve months. To a screen reader they are a table of months and amounts. */
export function RevenueChart({ currency, months, nets, pageOf }: RevenueChartProps) {
  const scale = scaleOf(nets.map(Number));
  return (
    <Chart role="table" aria-label={homeWords().revenue.chart(currency)}>
      {months.map((month, place) => (
        <Month key={month} role="row">
          <div role="rowheader">
            <span aria-hidden>{shortMonth(month)}</span>
            <VisuallyHidden>{longMonth(month)}</VisuallyHidden>
          </div>
          <Area role="cell">
            <BarOfMonth
              month={month}
              currency={currency}
              scale={scale}
              net={nets[place] ?? '0'}
              to={pageOf(place)}
            />
          </Area>
        </Month>
      ))}
    </Chart>
  );
}
