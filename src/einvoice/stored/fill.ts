import type { Finding } from '../finding';
import type { Parties } from './parties';

type Party = keyof Parties;
type Details = Readonly<Record<string, unknown>>;

/** Details that say something together: half of an old address and half of a new one are none. */
const GROUPS: readonly (readonly string[])[] = [
  ['address', 'city', 'state', 'postal_code', 'country', 'country_code'],
  ['registration_id', 'registration_scheme'],
  ['electronic_address', 'electronic_address_scheme'],
  ['iban', 'bic', 'account_holder', 'account_number', 'bank_name', 'account_details'],
  ...['vat_id', 'tax_id', 'email', 'phone', 'contact_name', 'buyer_reference'].map((one) => [one]),
  ...['business_process', 'coded_notes'].map((one) => [one]),
];

/** Other details that do as well as the one that a finding names. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  vat_id: ['tax_id', 'registration_id'],
  electronic_address: ['vat_id', 'email'],
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || String(value).trim() === '';

/** What today's record says of the empty details of a group, unless it says otherwise of the others. */
function filledGroup(group: readonly string[], kept: Details, today: Details): Details {
  const isSame = group.every((field) => isEmpty(kept[field]) || kept[field] === today[field]);
  if (!isSame) return {};
  const filled = group.filter((field) => isEmpty(kept[field]) && !isEmpty(today[field]));
  return Object.fromEntries(filled.map((field) => [field, today[field]]));
}

/** The fields of a party that the findings name, and those that do instead. */
function wantedOf(findings: readonly Finding[], party: Party): string[] {
  const named = findings.flatMap(({ pointer }) => {
    const [first, field] = pointer.split('/').slice(1);
    return first === party && field !== undefined ? [field] : [];
  });
  return named.flatMap((field) => [field, ...(INSTEAD[field] ?? [])]);
}

/**
 * Details that were empty at the issue of a document and that its e-invoice needs, as the records say them
 * today. No detail that was there is replaced.
 */
export function fillFor(
  findings: readonly Finding[],
  kept: Parties,
  today: Parties,
): Readonly<Record<Party, Details>> {
  const ofParty = (party: Party): Details => {
    const wanted = wantedOf(findings, party);
    const groups = GROUPS.filter((group) => group.some((field) => wanted.includes(field)));
    const then = { ...kept[party] };
    const now = { ...today[party] };
    return Object.assign({}, ...groups.map((group) => filledGroup(group, then, now))) as Details;
  };
  return { business: ofParty('business'), customer: ofParty('customer') };
}
