import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Language } from '../domain/languages';
import type { Person } from './person';
import type { SeenCustomer } from './sql/seen-customers';

/** A request of somebody who is signed in. */
export interface Visit {
  strapi: Core.Strapi;
  ctx: Context;
  person: Person;
  /** At least one. */
  customers: readonly SeenCustomer[];
  language: Language;
  /** What the groups of the page's path matched. */
  params: readonly string[];
}
