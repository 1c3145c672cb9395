import { cashDiscountOf } from '../../domain/cash-discount';
import { pluralIn } from '../../words/format';
import type { Printing } from './printing';

function lineInWords(line: string, { words, language, percent, money }: Printing): string {
  const discount = cashDiscountOf(line);
  if (discount === null) return line;
  const { days, base } = discount;
  const form = pluralIn(language, words.cashDiscount, days);
  const told = form.replace('[percent]', percent(discount.percent)).replace('[days]', days);
  return base === null ? told : `${told} (${money(base)})`;
}

/** The terms for people: lines that tell programs of a cash discount are put into words. */
export const termsInWords = (terms: string | null | undefined, printing: Printing): string | null =>
  terms
    ?.split('\n')
    .map((line) => lineInWords(line, printing))
    .join('\n') ?? null;
