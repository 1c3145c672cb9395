import Big from 'big.js';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const LONGEST = 40;

/** The number that a person wrote, exactly; `suffix` may follow (`%`). Undefined where there is none. */
export function readDecimal(text: string, suffix = ''): Big | undefined {
  const trimmed = text.trim();
  const bare =
    suffix && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length).trim() : trimmed;
  if (!DECIMAL.test(bare) || bare.length > LONGEST) return undefined;
  // big.js knows no plus sign.
  return new Big(bare.replace('+', ''));
}
