import { linesOf, type Party } from '../view-model';

/** A business or a customer. */
export interface StoredParty {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  tax_id: string | null;
}

/** Name, street, town, country, then how to reach them. */
export function storedParty(party: StoredParty): Party {
  const region = [party.state, party.postal_code].filter(Boolean).join(' ');
  const town = [party.city, region].filter(Boolean).join(', ');
  const taxId = party.tax_id ? `Tax ID: ${party.tax_id}` : undefined;
  const rest = [town, party.country, party.email, party.phone, taxId];
  return {
    name: party.name,
    lines: [...linesOf(party.address ?? ''), ...rest].filter((line): line is string => !!line),
  };
}
