import Big from 'big.js';

/** Numbers come as numbers or as what was typed; both keep their digits. */
export function decimalInput(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())
    ? new Big(value.trim())
    : value;
}

/** Checked fields as Strapi stores them: it takes decimals as numbers. */
export function storable(checked: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(checked).map(([name, value]) => [
      name,
      value instanceof Big ? value.toNumber() : value,
    ]),
  );
}
