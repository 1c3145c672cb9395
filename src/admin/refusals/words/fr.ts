import type { RefusalWords } from './en';

export const FR: RefusalWords = {
  line: (place) => `ligne ${place}`,
  problem: (field, problem) => `${field}\u00a0: ${problem}`,
  andMore: (shown, rest) => `${shown}\u00a0; et ${rest} de plus`,
  names: {
    refunded_on: 'Remboursé le',
    cc: 'Copie',
    message: 'Texte',
    file: 'Fichier',
    mapping: 'Correspondance',
    new_customers: 'Nouveaux clients',
    scopes: 'Droits',
    expires_in_days: 'Validité en jours',
    period: 'Période',
  },
};
