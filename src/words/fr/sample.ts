import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Torréfaction du Port SARL',
    address: '8 rue Victor Hugo',
    postal_code: '69002',
    city: 'Lyon',
    country_code: 'FR',
  },
  lines: ['Conseil\nAtelier avec l’équipe et compte rendu', 'Manuel imprimé', 'Déplacement'],
  notes: 'Merci pour votre commande.',
  terms: 'Paiement sous 14 jours.',
  value: 'Exemple',
};
