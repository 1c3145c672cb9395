import type { PartyDetails } from '../../billing/sql/rows';
import { linesOf, type Party } from '../view-model';

/** Name, street, town, country, then how to reach them. */
export function storedParty(party: PartyDetails): Party {
  const region = [party.state, party.postal_code].filter(Boolean).join(' ');
  const town = [party.city, region].filter(Boolean).join(', ');
  const taxId = party.tax_id ? `Tax ID: ${party.tax_id}` : undefined;
  const rest = [town, party.country, party.email, party.phone, taxId];
  return {
    name: party.name,
    lines: [...linesOf(party.address ?? ''), ...rest].filter((line): line is string => !!line),
  };
}
