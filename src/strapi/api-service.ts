import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

/** A service of ours below `src/api`, which Strapi loads. @param uid such as `api::invoice.invoice` */
export function apiService<T extends object>(strapi: Core.Strapi, uid: string): T {
  const part = { name: `service ${uid}`, breaks: 'its routes could not answer' };
  const services: { service(uid: string): unknown } = strapi;
  return requirePart<T>(part, services.service(uid));
}
