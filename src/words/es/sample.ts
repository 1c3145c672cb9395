import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Café del Puerto S.L.',
    address: 'Calle Mayor 8',
    postal_code: '46001',
    city: 'Valencia',
    country_code: 'ES',
  },
  lines: ['Consultoría\nTaller con el equipo e informe', 'Manual impreso', 'Desplazamiento'],
  notes: 'Gracias por su pedido.',
  terms: 'Pago en un plazo de 14 días.',
  value: 'Ejemplo',
};
