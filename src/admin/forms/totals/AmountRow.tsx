import { Flex, Typography } from '@strapi/design-system';

interface Props {
  label: string;
  amount: string;
  strong?: boolean;
}

// A long amount gets a line of its own, and its currency one more if it must.
const FIGURES = {
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  textAlign: 'end',
} as const;

/** A row of a list of amounts, within a `dl`. */
export function AmountRow({ label, amount, strong }: Props) {
  const variant = strong ? 'delta' : 'omega';
  return (
    <Flex justifyContent="space-between" gap="0 1.6rem" wrap="wrap" tag="div">
      <Typography variant={variant} tag="dt">
        {label}
      </Typography>
      <Typography variant={variant} tag="dd" style={FIGURES}>
        {amount}
      </Typography>
    </Flex>
  );
}
