import type { BusinessWords } from './en';

export const FR: BusinessWords = { business: 'Entreprise', all: 'Toutes les entreprises' };
