import type { BusinessWords } from './en';

export const ES: BusinessWords = { business: 'Empresa', all: 'Todas las empresas' };
