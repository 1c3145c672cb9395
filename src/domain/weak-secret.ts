/** What examples put in the place of a secret. Such a word does not count. */
const PLACEHOLDERS =
  /to ?be ?modified|(change|replace|fill)[-_ ]?(me|this|it|in)?|your|example|placeholder|default|secret|password|passwort|token|key|salt/gi;

const LEAST_CHARACTERS = 16;
const LEAST_DIFFERENT = 8;

/**
 * Whether a secret has too little in it: fewer than 16 characters without words of examples, fewer than 8
 * different ones, or fewer than 8 different steps from one to the next, as in `1234567890123456`.
 */
export function isWeakSecret(text: string): boolean {
  const rest = text.trim().replace(PLACEHOLDERS, '');
  const codes = [...rest].map((one) => one.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const different = Math.min(new Set(codes).size, new Set(steps).size);
  return codes.length < LEAST_CHARACTERS || different < LEAST_DIFFERENT;
}
