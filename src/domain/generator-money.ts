import type Big from 'big.js';

/** `1234567.5` with at least `least` decimals as `1,234,567.50`; digits are never lost. */
export function groupDigits(value: Big, least: number): string {
  const [whole = '0', fraction = ''] = value.abs().toFixed().split('.');
  const decimals = fraction.padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value.lt(0) ? '-' : '';
  return `${sign}${grouped}${decimals === '' ? '' : `.${decimals}`}`;
}

/** A currency as given before its amount: `$1,234.50`, and with a gap after a code: `EUR 1.00`. */
export function printAmount(value: Big, currency: string, minorUnit: number): string {
  const gap = /[\p{L}.]$/u.test(currency) ? ' ' : '';
  const sign = value.lt(0) ? '-' : '';
  return `${sign}${currency}${gap}${groupDigits(value.abs(), minorUnit)}`;
}
