import type { Address, Identifier, Party } from '../model';
import type { SourceCustomer, SourceParty } from '../source';
import { electronicAddressOf } from './electronic-address';
import { shortText, textLines } from './text';

type Place = Pick<SourceParty, 'address' | 'city' | 'state' | 'postal_code' | 'country_code'>;

export function addressOf(party: Place): Address {
  const [line1 = null, line2 = null, ...rest] = textLines(party.address);
  return {
    line1,
    line2,
    line3: rest.join(', ') || null,
    city: shortText(party.city),
    postCode: shortText(party.postal_code),
    subdivision: shortText(party.state),
    countryCode: shortText(party.country_code),
  };
}

function registrationOf(party: SourceParty): Identifier | null {
  const id = shortText(party.registration_id);
  return id === null ? null : { id, scheme: shortText(party.registration_scheme) };
}

const bare = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Where the VAT number was also typed as the tax number, it is no second one. */
function taxIdOf({ tax_id: taxId, vat_id: vatId }: SourceParty): string | null {
  const id = shortText(taxId);
  return id !== null && vatId !== null && bare(id) === bare(vatId) ? null : id;
}

export interface PartyOptions {
  /** A seller without a contact person is one itself. */
  readonly isSeller: boolean;
  /** A document outside the scope of tax must not show a VAT number (BR-O-02). */
  readonly withVatId: boolean;
  readonly inFrance: boolean;
}

/** BG-4 or BG-7. */
export function partyOf(
  party: SourceParty & Pick<Partial<SourceCustomer>, 'customer_number'>,
  options: PartyOptions,
): Party {
  const { isSeller, withVatId, inFrance } = options;
  const name = shortText(party.name);
  const registration = registrationOf(party);
  const vatId = withVatId ? shortText(party.vat_id) : null;
  const taxId = taxIdOf(party);
  const isKnown = registration !== null || vatId !== null;
  return {
    name,
    partyId: isSeller ? (isKnown ? null : taxId) : shortText(party.customer_number ?? null),
    registration,
    vatId,
    taxId,
    electronicAddress: electronicAddressOf(party, inFrance),
    address: addressOf(party),
    contact: {
      name: shortText(party.contact_name) ?? (isSeller ? name : null),
      phone: shortText(party.phone),
      email: shortText(party.email),
    },
  };
}
