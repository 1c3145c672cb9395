import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Havenbranderij B.V.',
    address: 'Lange Haven 8',
    postal_code: '3011 AB',
    city: 'Rotterdam',
    country_code: 'NL',
  },
  lines: ['Advies\nWorkshop met het team en verslag', 'Gedrukte handleiding', 'Reiskosten'],
  notes: 'Hartelijk dank voor uw opdracht.',
  terms: 'Wij verzoeken u binnen 14 dagen te betalen.',
  value: 'Voorbeeld',
};
