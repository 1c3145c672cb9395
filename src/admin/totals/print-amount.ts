import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { groupDigits } from '../../domain/print-money';

/** `1234.5` in EUR as `1,234.50 EUR`, with all digits. An amount without a currency has two decimals. */
export function printAmount(amount: unknown, currency?: unknown): string {
  const code = typeof currency === 'string' ? currency.toUpperCase() : '';
  try {
    const digits = groupDigits(new Big(String(amount)), minorUnitOf(code) ?? 2);
    return code === '' ? digits : `${digits} ${code}`;
  } catch {
    return '–';
  }
}
