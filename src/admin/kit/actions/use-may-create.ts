import { useAuth } from '@strapi/strapi/admin';

const CREATE = 'plugin::content-manager.explorer.create';

/**
 * Whether a role of the operator lets them create records of a type. The service checks the business,
 * too.
 */
export const useMayCreate = (model: string): boolean =>
  useAuth('useMayCreate', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === CREATE && subject === model),
  );
