import type { RefusalWords } from './en';

export const ES: RefusalWords = {
  line: (place) => `línea ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; y ${rest} más`,
  names: {
    refunded_on: 'Reembolsado el',
    cc: 'Copia',
    message: 'Texto',
    file: 'Archivo',
    mapping: 'Asignación',
    new_customers: 'Clientes nuevos',
    scopes: 'Permisos',
    expires_in_days: 'Validez en días',
    period: 'Período',
  },
};
