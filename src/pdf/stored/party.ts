import type { PartyDetails } from '../../billing/sql/rows';
import type { Language } from '../../domain/languages';
import { addressLines } from '../../domain/postal-address';
import { hasAddressesByCountry } from '../../domain/templates';
import { WORDS } from '../../words';
import { countryIn, labelBefore } from '../../words/format';
import { linesOf, type Party } from '../view-model';

const bare = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Where the VAT number was also typed as the tax number, it is printed once. */
function taxNumbers({ tax_id: taxId, vat_id: vatId }: PartyDetails, language: Language): string[] {
  const words = WORDS[language].document;
  const isSame = taxId && vatId && bare(taxId) === bare(vatId);
  return [
    ...(taxId && !isSame ? [labelBefore(words.taxId, taxId, language)] : []),
    ...(vatId ? [labelBefore(words.vatId, vatId, language)] : []),
  ];
}

/** Documents that were issued with version 1 or 2 of their template never change. */
function linesBefore(party: PartyDetails): string[] {
  const region = [party.state, party.postal_code].filter(Boolean).join(' ');
  const town = [party.city, region].filter(Boolean).join(', ');
  return [...linesOf(party.address ?? ''), town];
}

export interface Addressing {
  readonly language: Language;
  /** The version of the template that prints the party. */
  readonly version: number;
  /** The country of an address that names none. */
  readonly home?: string | null;
}

/** Name, address, country, then how to reach them. */
export function storedParty(
  party: PartyDetails,
  { version, language, home = null }: Addressing,
): Party {
  const address = hasAddressesByCountry(version) ? addressLines(party, home) : linesBefore(party);
  const country = party.country || (party.country_code && countryIn(party.country_code, language));
  const rest = [country, party.email, party.phone, ...taxNumbers(party, language)];
  return {
    name: party.name,
    lines: [...address, ...rest].filter((line): line is string => !!line),
  };
}
