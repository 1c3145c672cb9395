import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Hafenrösterei GmbH',
    address: 'Lange Straße 8',
    postal_code: '24103',
    city: 'Kiel',
    country_code: 'DE',
  },
  lines: ['Beratung\nWorkshop mit dem Team und Bericht', 'Gedrucktes Handbuch', 'Anfahrt'],
  notes: 'Vielen Dank für Ihren Auftrag.',
  terms: 'Bitte zahlen Sie innerhalb von 14 Tagen.',
  value: 'Beispiel',
};
