import { useAuth } from '@strapi/strapi/admin';

type Action = 'create' | 'update' | 'delete';

/** The roles of the operator, as far as they are about one type. The service checks the business, too. */
function useRight(model: string, action: Action, field?: string): boolean {
  return useAuth('useRight', ({ permissions }) =>
    permissions.some(({ action: allowed, subject, properties }) => {
      if (allowed !== `plugin::content-manager.explorer.${action}` || subject !== model)
        return false;
      const fields = properties?.['fields'] as string[] | null | undefined;
      return field === undefined || !fields || fields.length === 0 || fields.includes(field);
    }),
  );
}

/** Whether a role of the operator lets them create records of a type. */
export const useMayCreate = (model: string): boolean => useRight(model, 'create');

/** Whether it lets them change a field of such records, or any field. */
export const useMayChange = (model: string, field?: string): boolean =>
  useRight(model, 'update', field);

/** Whether it lets them delete such records. */
export const useMayDelete = (model: string): boolean => useRight(model, 'delete');
