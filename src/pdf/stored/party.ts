import type { PartyDetails } from '../../billing/rows';
import type { Language } from '../../domain/languages';
import { addressLines } from '../../domain/postal-address';
import { WORDS } from '../../words';
import { countryIn, labelBefore } from '../../words/format';
import type { Labelled, Party } from '../view-model';

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

export interface Addressing {
  readonly language: Language;
  /** The country of an address that names none. */
  readonly home?: string | null;
}

/** Name, address, country, how to reach them, then what the business wants printed of them. */
export function storedParty(
  party: PartyDetails,
  { language, home = null }: Addressing,
  fields: readonly Labelled[] = [],
): Party {
  const country = party.country || (party.country_code && countryIn(party.country_code, language));
  const own = fields.map(({ label, value }) => labelBefore(label, value, language));
  const rest = [country, party.email, party.phone, ...taxNumbers(party, language), ...own];
  return {
    name: party.name,
    lines: [...addressLines(party, home), ...rest].filter((line): line is string => !!line),
  };
}
