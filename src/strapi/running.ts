import type { Core } from '@strapi/strapi';
import { MissingPart } from './part';

const GLOBAL = { name: 'global strapi', breaks: 'routes of the API could not reach the service' };

/** The instance that runs. Routes are plain data, loaded before it could be handed to them. */
export function runningStrapi(): Core.Strapi {
  if (globalThis.strapi === undefined) throw new MissingPart(GLOBAL);
  return globalThis.strapi;
}
