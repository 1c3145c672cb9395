import Big from 'big.js';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const LONGEST = 40;

/** The exact number that a person typed; `suffix` may follow (`%`). Undefined for any other text. */
export function readDecimal(text: string, suffix = ''): Big | undefined {
  const trimmed = text.trim();
  const bare =
    suffix && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length).trim() : trimmed;
  if (!DECIMAL.test(bare) || bare.length > LONGEST) return undefined;
  // big.js knows no plus sign.
  return new Big(bare.replace('+', ''));
}
