import { Flex, Typography } from '@strapi/design-system';
import type { Repricing } from '../../../panel/answers';
import { printAmount, printRate } from '../../words/print-amount';
import { recurringWords } from '../../words';

type Repriced = Repricing['data'][number];

const text = (value: unknown): string => String(value);

/** A line before and after, as far as it changes. */
function lineText(item: Repriced['items'][number], currency: string): string {
  const { unit_price_before: from, unit_price_after: to } = item;
  const [oldRate, newRate] = [text(item.tax_rate_before), text(item.tax_rate_after)];
  const rates = oldRate === newRate ? [] : [`${printRate(oldRate)} % → ${printRate(newRate)} %`];
  const prices =
    text(from) === text(to)
      ? []
      : [`${printAmount(from, currency)} → ${printAmount(to, currency)}`];
  return `${item.description}: ${[...prices, ...rates].join(', ')}`;
}

function One({ one }: { one: Repriced }) {
  const { currency, total_before: from, total_after: to } = one;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography fontWeight="bold">{one.name ?? recurringWords().unnamed}</Typography>
        <Typography style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(from, currency)} → {printAmount(to, currency)}
        </Typography>
      </Flex>
      {one.items.map((item) => (
        <Typography key={item.index} variant="pi" textColor="neutral600">
          {lineText(item, currency)}
        </Typography>
      ))}
    </Flex>
  );
}

/** Lists the changes before anything is stored. */
export function RepricedTable({ data }: Pick<Repricing, 'data'>) {
  const words = recurringWords().reprice;
  if (data.length === 0) return <Typography role="status">{words.none}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography role="status">{words.matches(data.length)}</Typography>
      <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="repriced">
        {data.map((one) => (
          <One key={one.id} one={one} />
        ))}
      </Flex>
    </Flex>
  );
}
