import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Torrefazione del Porto S.r.l.',
    address: 'Via Garibaldi 8',
    postal_code: '16124',
    city: 'Genova',
    country_code: 'IT',
  },
  lines: ['Consulenza\nWorkshop con il team e relazione', 'Manuale stampato', 'Trasferta'],
  notes: 'Grazie per il Suo ordine.',
  terms: 'Pagamento entro 14 giorni.',
  value: 'Esempio',
};
