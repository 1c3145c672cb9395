import type { RawEntry } from './read-statement';

/** The facts of an entry in field 86. */
export type Details = Pick<
  RawEntry,
  'counterparty_name' | 'counterparty_iban' | 'counterparty_account_number' | 'text' | 'reference'
>;

/** A line of German banks has 27 characters. A full one goes on in the next, a short one has lost its blanks. */
const FULL_LINE = 27;
const joined = (lines: readonly string[]): string =>
  lines.map((line) => (line.length < FULL_LINE ? `${line} ` : line)).join('');

/** Subfields of the text: it and its continuation. */
const isText = (code: number): boolean => (code >= 20 && code <= 29) || (code >= 60 && code <= 63);

/** The tags of SEPA within the text, each followed by its value. */
const TAGS = [
  'EREF',
  'KREF',
  'MREF',
  'CRED',
  'DEBT',
  'COAM',
  'OAMT',
  'SVWZ',
  'ABWA',
  'ABWE',
  'IBAN',
  'BIC',
  'PURP',
] as const;
type Tag = (typeof TAGS)[number];
const TAG = new RegExp(`(?<![A-Z])(${TAGS.join('|')})\\+`, 'g');

/** The values of the tags; `before` is the text in front of the first one. */
function taggedIn(text: string): { before: string; values: Map<Tag, string> } {
  const found = [...text.matchAll(TAG)];
  const values = new Map<Tag, string>();
  for (const [place, { 0: whole, 1: tag, index }] of found.entries()) {
    const value = text.slice(index + whole.length, found[place + 1]?.index).trim();
    const known = TAGS.find((one) => one === tag);
    if (known && !values.has(known)) values.set(known, value);
  }
  return { before: text.slice(0, found[0]?.index).trim(), values };
}

/** An account number that may be an IBAN. */
export const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An account is an IBAN or another number. */
function accountOf(text: string | undefined) {
  const plain = (text ?? '').slice(0, 100).replaceAll(' ', '');
  return IBAN.test(plain)
    ? { counterparty_iban: plain, counterparty_account_number: null }
    : { counterparty_iban: null, counterparty_account_number: plain || null };
}

/** `166?00SEPA?20EREF+…?32Name`: German banks, with any mark in place of `?`. */
function german(text: string, mark: string, isPaid: boolean): Details {
  const fields = text
    .split(mark)
    .slice(1)
    .map((field) => ({ code: Number(field.slice(0, 2)), value: field.slice(2) }));
  const valuesOf = (is: (code: number) => boolean) =>
    fields.filter(({ code }) => is(code)).map(({ value }) => value);
  const { before, values } = taggedIn(joined(valuesOf(isText)));
  const name = valuesOf((code) => code === 32 || code === 33)
    .join('')
    .trim();
  const [account] = valuesOf((code) => code === 31);
  const [bookingText] = valuesOf((code) => code === 0);
  return {
    ...accountOf(values.get('IBAN') || account),
    // The other one is that of the business itself.
    counterparty_name: values.get(isPaid ? 'ABWA' : 'ABWE') || name || null,
    text: values.get('SVWZ') || before || bookingText || null,
    reference: values.get('EREF') ?? null,
  };
}

const CODE = /\/(EREF|ORDP|BENM|NAME|REMI|IBAN|CNTP|MARF|CSID|TRTP|RTRN|ISDT|PREF|TRCD|BIC)\//g;

/** `/TRTP/…/IBAN/…/NAME/…/REMI/…/EREF/…`: banks that follow SWIFT. */
function swift(text: string): Details {
  const values = new Map<string, string>();
  const found = [...text.matchAll(CODE)];
  for (const [place, { 0: whole, 1: code = '', index }] of found.entries()) {
    // A slash ends the one value and begins the next.
    const end = found[place + 1]?.index ?? text.length;
    const value = text.slice(index + whole.length, Math.max(end, index + whole.length)).trim();
    if (value !== '' && !values.has(code)) values.set(code, value.replace(/^\/|\/$/g, ''));
  }
  const [account, , name] = values.get('CNTP')?.split('/') ?? [];
  return {
    ...accountOf(values.get('IBAN') || account),
    counterparty_name: values.get('NAME') || name || null,
    text: values.get('REMI')?.replace(/^(?:USTD|STRD)\/{1,2}/, '') || text,
    reference: values.get('EREF') ?? null,
  };
}

/** The details of an entry. @param lines those of its field 86 @param isPaid whether the other side has paid */
export function detailsOf(lines: readonly string[], isPaid: boolean): Details {
  const [first = ''] = lines;
  const mark = first[3] ?? '';
  if (/^\d{3}$/.test(first.slice(0, 3)) && /[^\w\s]/.test(mark))
    return german(lines.join(''), mark, isPaid);
  if (first.startsWith('/')) return swift(lines.join(''));
  return { text: lines.join(' ') };
}
