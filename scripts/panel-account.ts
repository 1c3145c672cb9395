import type { Core } from '@strapi/strapi';

/** An account of the panel, active or only invited. */
export interface Account {
  id: number;
  isActive: boolean;
  registrationToken: string | null;
}

/** @param email in lower case, as Strapi stores it */
export function findAccount(strapi: Core.Strapi, email: string): Promise<Account | null> {
  return strapi.db.query('admin::user').findOne({ where: { email } });
}

/** The person is invited and has not chosen a password yet. */
export function isPending({ isActive, registrationToken }: Account): boolean {
  return !isActive && registrationToken !== null;
}
