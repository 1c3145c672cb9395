import type { Address, Party } from '../model';
import { leaf, node, type Element } from '../xml';

export function addressParts(address: Address): (Element | null)[] {
  return [
    leaf('cbc:StreetName', address.line1),
    leaf('cbc:AdditionalStreetName', address.line2),
    leaf('cbc:CityName', address.city),
    leaf('cbc:PostalZone', address.postCode),
    leaf('cbc:CountrySubentity', address.subdivision),
    node('cac:AddressLine', leaf('cbc:Line', address.line3)),
    node('cac:Country', leaf('cbc:IdentificationCode', address.countryCode)),
  ];
}

const taxScheme = (scheme: string, id: string | null): Element | null =>
  id === null
    ? null
    : node(
        'cac:PartyTaxScheme',
        leaf('cbc:CompanyID', id),
        node('cac:TaxScheme', leaf('cbc:ID', scheme)),
      );

/** BG-4 or BG-7. */
export function party(name: string, { contact, ...one }: Party, isSeller: boolean): Element | null {
  const { electronicAddress: endpoint, registration } = one;
  return node(
    name,
    node(
      'cac:Party',
      leaf('cbc:EndpointID', endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? null }),
      node('cac:PartyIdentification', leaf('cbc:ID', one.partyId)),
      node('cac:PostalAddress', ...addressParts(one.address)),
      taxScheme('VAT', one.vatId),
      isSeller ? taxScheme('FC', one.taxId) : null,
      node(
        'cac:PartyLegalEntity',
        leaf('cbc:RegistrationName', one.name),
        leaf('cbc:CompanyID', registration?.id ?? null, { schemeID: registration?.scheme ?? null }),
      ),
      node(
        'cac:Contact',
        leaf('cbc:Name', contact.name),
        leaf('cbc:Telephone', contact.phone),
        leaf('cbc:ElectronicMail', contact.email),
      ),
    ),
  );
}
