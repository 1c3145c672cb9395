import type { PartyDetails } from '../../billing/sql/rows';
import { countryName } from '../../domain/country';
import { linesOf, type Party } from '../view-model';

const bare = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Where the VAT number was also typed as the tax number, it is printed once. */
function taxNumbers({ tax_id: taxId, vat_id: vatId }: PartyDetails): string[] {
  const isSame = taxId && vatId && bare(taxId) === bare(vatId);
  return [
    ...(taxId && !isSame ? [`Tax ID: ${taxId}`] : []),
    ...(vatId ? [`VAT ID: ${vatId}`] : []),
  ];
}

/** Name, street, town, country, then how to reach them. */
export function storedParty(party: PartyDetails): Party {
  const region = [party.state, party.postal_code].filter(Boolean).join(' ');
  const town = [party.city, region].filter(Boolean).join(', ');
  const country = party.country || (party.country_code && countryName(party.country_code));
  const rest = [town, country, party.email, party.phone, ...taxNumbers(party)];
  return {
    name: party.name,
    lines: [...linesOf(party.address ?? ''), ...rest].filter((line): line is string => !!line),
  };
}
