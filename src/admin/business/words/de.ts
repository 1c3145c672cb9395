import type { BusinessWords } from './en';

export const DE: BusinessWords = { business: 'Unternehmen', all: 'Alle Unternehmen' };
