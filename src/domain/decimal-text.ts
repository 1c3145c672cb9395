import Big from 'big.js';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const LONGEST = 40;

/** The exact number in a person's text; `suffix` may follow (`%`). Undefined when there is none. */
export function readDecimal(text: string, suffix = ''): Big | undefined {
  const trimmed = text.trim();
  const bare =
    suffix && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length).trim() : trimmed;
  if (!DECIMAL.test(bare) || bare.length > LONGEST) return undefined;
  // big.js knows no plus sign.
  return new Big(bare.replace('+', ''));
}
