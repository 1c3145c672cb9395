import type { Core } from '@strapi/strapi';
import { MissingPart } from './part';

/** A service of ours below `src/api`, which Strapi loads. @param uid such as `api::invoice.invoice` */
export function apiService<T extends object>(strapi: Core.Strapi, uid: string): T {
  const services: { service(uid: string): unknown } = strapi;
  const found = services.service(uid);
  if (found) return found as T;
  throw new MissingPart({ name: `service ${uid}`, breaks: 'its routes could not answer' });
}
