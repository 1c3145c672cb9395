import Big from 'big.js';
import { decimalText } from './money';

/** Digits with groups of three, and at most six decimals, by the character before the decimals. */
const FORMS = [
  { decimal: '.', group: ',', form: /^-?(0|[1-9]\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,6})?$/ },
  { decimal: ',', group: '.', form: /^-?(0|[1-9]\d*|[1-9]\d{0,2}(\.\d{3})+)(,\d{1,6})?$/ },
] as const;

const SPACES = /[\s\u00a0\u202f'’]/g;
/** A symbol or a code before or after the digits. */
const CURRENCY = /^(?:\p{Sc}|[A-Za-z]{3}(?=[-\d]))|(?:\p{Sc}|(?<=\d)[A-Za-z]{3})$/gu;
const LONGEST = 30;

/**
 * The amounts that a typed text may mean, as decimal text. `1.190,00` is 1190; `1.190` may be 1190 or
 * 1.19, so both are found. None for a text that is no amount.
 */
export function typedAmounts(text: string): string[] {
  if (text.length > LONGEST) return [];
  const bare = text.replace(SPACES, '').replace(CURRENCY, '');
  const amounts = FORMS.filter(({ form }) => form.test(bare)).map(({ decimal, group }) =>
    decimalText(new Big(bare.replaceAll(group, '').replace(decimal, '.'))),
  );
  return [...new Set(amounts)];
}
