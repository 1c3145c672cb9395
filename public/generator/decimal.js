/**
 * Exact decimals for the totals on the page, with the server's rules: whole numbers of 10⁻¹² in a
 * BigInt, rounded half away from zero. The PDF is always computed by the server.
 */
const PLACES = 12;
const ONE = 10n ** BigInt(PLACES);
const FORM = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** The number written in `text`, or null where there is none. */
export function parse(text) {
  const match = FORM.exec(String(text).trim());
  if (!match || !/\d/.test(match[0])) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = (whole || '0') + fraction.slice(0, PLACES).padEnd(PLACES, '0');
  const value = BigInt(digits);
  return sign === '-' ? -value : value;
}

export function times(left, right) {
  return divide(left * right, ONE);
}

function divide(value, by) {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}

/** Rounded to so many decimals. */
export function round(value, decimals) {
  const step = 10n ** BigInt(PLACES - decimals);
  return divide(value, step) * step;
}

/** `1,234.50` */
export function print(value, decimals) {
  const size = value < 0n ? -value : value;
  const whole = (size / ONE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = (size % ONE).toString().padStart(PLACES, '0').slice(0, decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`;
}
