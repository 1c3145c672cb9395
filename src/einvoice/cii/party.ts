import type { Address, Party } from '../model';
import { leaf, node, type Element } from '../xml';

export function address(one: Address): Element | null {
  return node(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', one.postCode),
    leaf('ram:LineOne', one.line1),
    leaf('ram:LineTwo', one.line2),
    leaf('ram:LineThree', one.line3),
    leaf('ram:CityName', one.city),
    leaf('ram:CountryID', one.countryCode),
    leaf('ram:CountrySubDivisionName', one.subdivision),
  );
}

const taxRegistration = (scheme: string, id: string | null): Element | null =>
  node('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, { schemeID: scheme }));

/** BG-4 or BG-7. */
export function party(name: string, one: Party, isSeller: boolean): Element | null {
  const { electronicAddress: endpoint, registration, contact } = one;
  return node(
    name,
    leaf('ram:ID', one.partyId),
    leaf('ram:Name', one.name),
    node(
      'ram:SpecifiedLegalOrganization',
      leaf('ram:ID', registration?.id ?? null, { schemeID: registration?.scheme ?? null }),
    ),
    node(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact.name),
      node('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', contact.phone)),
      node('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact.email)),
    ),
    address(one.address),
    node(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? null }),
    ),
    taxRegistration('VA', one.vatId),
    isSeller ? taxRegistration('FC', one.taxId) : null,
  );
}
