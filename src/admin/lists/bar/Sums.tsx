import { Box, Flex, Typography } from '@strapi/design-system';
import type { ListSums } from '../../../panel/answers';
import { FIGURE } from '../../kit/figure';
import { printAmount } from '../../words/print-amount';
import { sumWord } from '../list-words';

function Sum({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  return (
    <Flex gap={2} alignItems="baseline" justifyContent="flex-end">
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="dd" fontWeight="semiBold" textColor="neutral800" style={FIGURE}>
        {printAmount(amount, currency)}
      </Typography>
    </Flex>
  );
}

/**
 * The sums of all records that the list has, also of those on other pages, a line per currency.
 * @param sums none while they load: a line is kept free, so that nothing below moves when they come
 */
export function Sums({ sums }: { sums: readonly ListSums[] | undefined }) {
  if (!sums) {
    return (
      <Box minWidth="24rem" aria-hidden>
        <Typography>&nbsp;</Typography>
      </Box>
    );
  }
  if (sums.length === 0) return null;
  return (
    <Box data-testid="list-sums">
      {sums.map(({ currency, amounts }) => (
        <Flex key={currency} tag="dl" gap={5} wrap="wrap" justifyContent="flex-end">
          {Object.entries(amounts).map(([name, amount]) => (
            <Sum key={name} label={sumWord(name)} amount={amount} currency={currency} />
          ))}
        </Flex>
      ))}
    </Box>
  );
}
