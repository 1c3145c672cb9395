import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Café do Porto, Lda.',
    address: 'Rua do Cais 8',
    postal_code: '4050-123',
    city: 'Porto',
    country_code: 'PT',
  },
  lines: ['Consultoria\nWorkshop com a equipa e relatório', 'Manual impresso', 'Deslocação'],
  notes: 'Obrigado pela sua encomenda.',
  terms: 'Pagamento no prazo de 14 dias.',
  value: 'Exemplo',
};
