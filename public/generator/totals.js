import { parse, print, round, times } from './decimal.js';

/** ISO 4217 codes whose amounts have other than two decimals. */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export function decimalsOf(currency) {
  const code = currency.trim().toUpperCase();
  if (WHOLE.includes(code)) return 0;
  return THOUSANDTHS.includes(code) ? 3 : 2;
}

const numberIn = (text) => parse(String(text).replace(/\s*%\s*$/, '')) ?? 0n;

/** The amounts of an invoice as the server computes them, ready to show. */
export function totalsOf(draft) {
  const currency = draft.currency || '$';
  const decimals = decimalsOf(currency);
  const amounts = draft.items.map(({ qty, rate }) =>
    round(times(numberIn(qty), numberIn(rate)), decimals),
  );
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
  const rest = subtotal - round(numberIn(draft.discount), decimals);
  const base = rest > 0n ? rest : 0n;
  const tax = round(times(base, numberIn(draft.tax)) / 100n, decimals);
  const total = base + tax + round(numberIn(draft.shipping), decimals);
  const balance = total - round(numberIn(draft.amountPaid), decimals);
  const gap = /[\p{L}.]$/u.test(currency) ? ' ' : '';
  const show = (value) =>
    `${value < 0n ? '-' : ''}${currency}${gap}${print(value < 0n ? -value : value, decimals)}`;
  return {
    amounts: amounts.map(show),
    subtotal: show(subtotal),
    total: show(total),
    balance: show(balance),
  };
}
