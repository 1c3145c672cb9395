import type { PartyDetails } from '../../billing/rows';
import type { DeliveryAddress } from '../../domain/delivery-address';
import { LANGUAGES, type Language } from '../../domain/languages';
import { countryCodeOf } from '../../domain/country';
import { addressLines } from '../../domain/postal-address';
import { WORDS } from '../../words';
import { countryIn, labelBefore } from '../../words/format';
import type { Labelled, Party } from '../view-model';

const bare = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Where the VAT number was also typed as the tax number, it is printed once. */
export function taxNumbers(
  { tax_id: taxId, vat_id: vatId }: PartyDetails,
  language: Language,
): string[] {
  const words = WORDS[language].document;
  const isSame = taxId && vatId && bare(taxId) === bare(vatId);
  return [
    ...(taxId && !isSame ? [labelBefore(words.taxId, taxId, language)] : []),
    ...(vatId ? [labelBefore(words.vatId, vatId, language)] : []),
  ];
}

/** The code of a country whose name in one of our languages was typed; `Scotland` and `USA` are other words. */
function namedCountry(typed: string): string | null {
  const code = countryCodeOf(typed);
  const name = typed.trim().toLowerCase();
  const isName = (one: Language) => code !== null && countryIn(code, one).toLowerCase() === name;
  return LANGUAGES.some(isName) ? code : null;
}

/** A country that was typed by a name that is known is printed in the language of the document. */
function printedCountry(
  { country: typed, country_code: code }: PartyDetails,
  language: Language,
): string | null {
  const known = typed ? namedCountry(typed) : null;
  if (typed && !known) return typed;
  return known || code ? countryIn(known ?? code ?? '', language) : null;
}

export interface Addressing {
  readonly language: Language;
  /** The country of an address that names none. */
  readonly home?: string | null;
  /** The foot of the page has the tax numbers. */
  readonly withoutTaxNumbers?: boolean;
}

/** Name, address, country, how to reach them, then what the business wants printed of them. */
export function storedParty(
  party: PartyDetails,
  { language, home = null, withoutTaxNumbers = false }: Addressing,
  fields: readonly Labelled[] = [],
): Party {
  const own = fields.map(({ label, value }) => labelBefore(label, value, language));
  const rest = [
    printedCountry(party, language),
    party.email,
    party.phone,
    ...(withoutTaxNumbers ? [] : taxNumbers(party, language)),
    ...own,
  ];
  return {
    name: party.name,
    lines: [...addressLines(party, home), ...rest].filter((line): line is string => !!line),
  };
}

const UNKNOWN = { email: null, phone: null, country: null, tax_id: null, vat_id: null } as const;

/** The place to which something was delivered. One without a name is that of the customer. */
export function deliveredTo(place: DeliveryAddress, { name }: PartyDetails, at: Addressing): Party {
  return storedParty({ ...UNKNOWN, ...place, name: place.name?.trim() || name }, at);
}
