import type { RefusalWords } from './en';

export const DE: RefusalWords = {
  line: (place) => `Position ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; und ${rest} weitere`,
  names: {
    refunded_on: 'Erstattet am',
    cc: 'Kopie',
    message: 'Text',
    file: 'Datei',
    mapping: 'Zuordnung',
    new_customers: 'Neue Kunden',
    scopes: 'Berechtigungen',
    expires_in_days: 'Gültig in Tagen',
    period: 'Zeitraum',
  },
};
