import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Palarnia Portowa sp. z o.o.',
    address: 'ul. Długa 8',
    postal_code: '80-827',
    city: 'Gdańsk',
    country_code: 'PL',
  },
  lines: ['Doradztwo\nWarsztaty z zespołem i raport', 'Drukowany podręcznik', 'Dojazd'],
  notes: 'Dziękujemy za zamówienie.',
  terms: 'Termin płatności: 14 dni.',
  value: 'Przykład',
};
