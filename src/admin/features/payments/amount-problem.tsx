import { Box, Typography } from '@strapi/design-system';
import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { actionWords, paymentWords } from '../../words';
import { numberProblem, type DialogNumber } from '../../kit/dialogs/fields';
import { printAmount } from '../../words/print-amount';

/** The largest amount of a payment or a refund. */
interface Limit {
  currency: string;
  /** Decimal text; null when the operator's role hides it. */
  most: string | null;
  /** Says that an amount is more than that. Where there is no limit, nothing does. */
  tooMuch?: (most: string) => string;
}

/** Why an amount cannot be recorded; undefined when it can. */
export function amountProblem(amount: DialogNumber, { currency, most, tooMuch }: Limit) {
  const problem = numberProblem(amount, printedMinorUnit(currency));
  if (problem !== undefined) return problem;
  if (amount === null) return actionWords().needed;
  if (new Big(amount).lte(0)) return paymentWords().moreThanNothing;
  if (most === null || new Big(amount).lte(most)) return undefined;
  return tooMuch?.(printAmount(most, currency));
}

/** Stands in the dialog until its record is read. @param failed why it is not; null while it loads */
export function ReadingRecord({ failed }: { failed: string | null }) {
  return (
    <Box padding={6}>
      <Typography>{failed ?? actionWords().loading}</Typography>
    </Box>
  );
}
