import type { CodedNote } from '../../../src/einvoice/source';
import type { Changes } from './build';

export const FRENCH_NOTES: readonly CodedNote[] = [
  { code: 'PMT', text: 'Indemnité forfaitaire pour frais de recouvrement : 40 €' },
  { code: 'PMD', text: 'Pénalités de retard : trois fois le taux d’intérêt légal' },
  { code: 'AAB', text: 'Pas d’escompte pour paiement anticipé' },
];

/** A French seller with a French customer. */
export function frenchChanges(): Changes {
  return {
    business: {
      name: 'Lumière SARL',
      country_code: 'FR',
      vat_id: 'FR32732829320',
      city: 'Lyon',
      postal_code: '69002',
      registration_id: '732829320',
      registration_scheme: '0002',
      iban: 'FR1420041010050500013M02606',
      business_process: 'B1',
      coded_notes: FRENCH_NOTES,
    },
    customer: {
      name: 'Boulangerie Dupont',
      country_code: 'FR',
      vat_id: 'FR83404833048',
      registration_id: '404833048',
      registration_scheme: '0002',
    },
    document: { notes: 'Merci !' },
    items: [
      { unit_price: '120', tax_rate: '20' },
      { quantity: '2.1234', unit_price: '35.5', discount_rate: '10', tax_rate: '5.5' },
    ],
  };
}

/** Sellers whose country has rules of its own in Peppol. */
export function peppolFixtures(): { name: string; changes: Changes }[] {
  const street = { address: 'Main Street 1', city: 'Town', postal_code: '1234' };
  return [
    {
      name: 'dutch',
      changes: {
        business: {
          ...street,
          country_code: 'NL',
          vat_id: 'NL123456789B01',
          registration_id: '12345678',
          registration_scheme: '0106',
        },
        customer: {
          ...street,
          country_code: 'NL',
          vat_id: 'NL987654321B01',
          registration_id: '12345678901234567890',
          registration_scheme: '0190',
        },
      },
    },
    {
      name: 'danish',
      changes: {
        business: {
          ...street,
          country_code: 'DK',
          vat_id: 'DK12345674',
          registration_id: '12345674',
          registration_scheme: '0184',
          electronic_address: 'DK12345674',
          electronic_address_scheme: '0184',
        },
        customer: {
          ...street,
          country_code: 'DK',
          vat_id: 'DK87654321',
          electronic_address: 'DK87654321',
          electronic_address_scheme: '0198',
        },
        document: { currency: 'DKK' },
      },
    },
    {
      name: 'swedish',
      changes: {
        business: {
          ...street,
          country_code: 'SE',
          vat_id: 'SE556016068001',
          tax_id: 'Godkänd för F-skatt',
          registration_id: '5560160680',
          registration_scheme: '0007',
          electronic_address: '5560160680',
          electronic_address_scheme: '0007',
        },
        document: { currency: 'SEK' },
        items: [{ unit_price: '100', tax_rate: '25' }],
      },
    },
    {
      name: 'norwegian',
      changes: {
        business: {
          ...street,
          country_code: 'NO',
          vat_id: 'NO923829644MVA',
          registration_id: '923829644',
          registration_scheme: '0192',
          electronic_address: '923829644',
          electronic_address_scheme: '0192',
        },
        document: { currency: 'NOK' },
      },
    },
    {
      name: 'italian',
      changes: {
        business: {
          ...street,
          country_code: 'IT',
          vat_id: 'IT00743110157',
          tax_id: 'RSSMRA85T10A562S',
          electronic_address: 'IT00743110157',
          electronic_address_scheme: '0211',
        },
      },
    },
    {
      name: 'icelandic',
      changes: {
        business: {
          ...street,
          country_code: 'IS',
          vat_id: 'IS12345',
          registration_id: '5501692829',
          registration_scheme: '0196',
          electronic_address: '5501692829',
          electronic_address_scheme: '0196',
        },
        document: { currency: 'ISK' },
      },
    },
    {
      name: 'belgian',
      changes: {
        business: {
          ...street,
          country_code: 'BE',
          vat_id: 'BE0202239951',
          registration_id: '0202239951',
          registration_scheme: '0208',
          electronic_address: '0202239951',
          electronic_address_scheme: '0208',
        },
        items: [{ unit_price: '100', tax_rate: '21' }],
      },
    },
  ];
}
