import { filled, LANGUAGE, WORDS } from './words.js';

/** The rules of the interface, which answers programs in English; the words are by the same names. */
const RULES = {
  required: /^is required$/,
  needed: /^is needed$/,
  number: /^must be a number$/,
  decimal: /^must be a decimal number$/,
  length: /^must be at most ([\d,]+) characters long$/,
  nul: /^must not contain the NUL character$/,
  unicode: /^must be well-formed Unicode$/,
  below: /^must be less than (\d+) in size$/,
  decimals: /^must have at most (\d+) decimals$/,
  decimalsInEInvoice: /^must have at most (\d+) decimals in an e-invoice$/,
  rateInEInvoice: /^must be from 0 to 100 in an e-invoice$/,
  leastInEInvoice: /^must be at least 0 in an e-invoice$/,
  subtotalInEInvoice: /^must be at most the subtotal in an e-invoice$/,
  sumInEInvoice: /^must not come to less than 0 in an e-invoice$/,
  colour: /^must be #RGB or #RRGGBB$/,
  lines: /^must have at most 1,000 items$/,
  email: /^must be an e-mail address$/,
  country: /^must be an ISO 3166-1 alpha-2 country code such as DE$/,
  currency: /^must be an ISO 4217 currency code such as USD$/,
  vatId:
    /^must be a VAT number that begins with the two letters of its country, such as DE123456789$/,
  vatIdOf: /^must be a VAT number as (\w+) has them, such as (.+)$/,
  iban: /^must be an IBAN such as DE89 3704 0044 0532 0130 00$/,
  ibanLength: /^must have (\d+) letters and digits, as every IBAN of (\w+) has$/,
  ibanForm: /^must have the form of an IBAN of (\w+)$/,
  ibanDigits: /^has wrong check digits: a digit or letter is mistyped$/,
  bic: /^must be a BIC of 8 or 11 letters and digits such as COBADEFF$/,
  reason: /^is needed as the reason of the exemption$/,
  taxAbove: /^must be above 0 where eInvoice\.taxCategory is S$/,
  france: /^cannot be FR here: France wants a SIREN, /,
  characters: /^must have at most ([\d,]+) characters in all its texts together, not ([\d,]+)$/,
  weighed:
    /^must have at most ([\d,]+) characters in all its texts together, not ([\d,]+); each one outside/,
  different:
    /^must have at most ([\d,]+) different characters in all its texts together, not ([\d,]+)$/,
  lineBreaks: /^must have at most ([\d,]+) line breaks in all its texts together, not ([\d,]+)$/,
};

/** The names of official rules, such as BR-S-02. */
const OFFICIAL = / \([A-Z]+-[A-Z0-9-]+\)/g;

/** A number of the interface as the page's readers write it. */
const figure = (text) =>
  LANGUAGE !== 'en' && /^\d[\d,]*$/.test(text)
    ? Number(text.replaceAll(',', '')).toLocaleString(LANGUAGE)
    : text;

function english(sentence) {
  const element = document.createElement('span');
  element.lang = 'en';
  element.textContent = sentence;
  return element;
}

/**
 * The interface's message as a sentence in the language of the page; in English where the page does not
 * know the rule. @param subject its name among the words
 */
export function sentence(subject, message) {
  const bare = message.replace(OFFICIAL, '');
  for (const [name, pattern] of Object.entries(RULES)) {
    const match = pattern.exec(bare);
    if (!match) continue;
    const values = Object.fromEntries(match.slice(1).map((text, at) => [at, figure(text)]));
    return `${WORDS.subjects[subject]} ${filled(WORDS.rules[name], values)}.`;
  }
  return LANGUAGE === 'en' ? `${WORDS.subjects[subject]} ${bare}.` : english(`This ${bare}.`);
}

/** A sentence of the server, marked as English on a page in another language. */
export const fromServer = (text) => (LANGUAGE === 'en' ? text : english(text));
