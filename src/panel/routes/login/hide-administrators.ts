import type { Core } from '@strapi/strapi';
import { serviceExtension } from '../../../strapi/registries';

interface Credentials {
  email: string;
  password: string;
}

export interface AuthService {
  checkCredentials(credentials: Credentials): Promise<unknown>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

export type HasPassword = (email: string) => Promise<boolean>;

/** Hash of a password that nobody has, made with the cost of Strapi's own hashes. */
const NOBODYS_HASH = '$2a$10$YG/Llq7iV58YvibUlOMSaex1Lt9xz4A8gPU.0EUaWnY8keQ6MYLga';

/**
 * Strapi compares passwords only for existing accounts, which takes a tenth of a second. So the time of
 * a refused login would tell who has an account. Here every login compares once.
 */
export function withEqualWork(stock: AuthService, hasPassword: HasPassword): AuthService {
  return {
    ...stock,
    async checkCredentials(credentials) {
      if (!(await hasPassword(credentials.email))) {
        await stock.validatePassword(credentials.password, NOBODYS_HASH);
      }
      return stock.checkCredentials(credentials);
    },
  };
}

/** Called in `register`. */
export function hideAdministrators(strapi: Core.Strapi): void {
  const hasPassword: HasPassword = async (email) => {
    const where = { email };
    const user = await strapi.db.query('admin::user').findOne({ where, select: ['password'] });
    return Boolean((user as { password?: string | null } | null)?.password);
  };
  const extend = serviceExtension<AuthService>(strapi, 'admin::auth', [
    'checkCredentials',
    'validatePassword',
  ]);
  extend((stock) => withEqualWork(stock, hasPassword));
}
