import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

/** Changes what Strapi has under a name, before it is used. */
interface Registry<T> {
  get(uid: string): T | undefined;
  extend(uid: string, change: (stock: T) => T): void;
}

const CONTROLLERS = {
  name: 'registry of controllers',
  breaks: 'the panel would answer "Email sent" without mail, and log errors on every form',
};
const SERVICES = {
  name: 'registry of services',
  breaks: 'the time of a refused login would tell who has an account',
};

function extendPart<T extends object>(
  registry: Registry<T>,
  uid: string,
  methods: readonly (keyof T & string)[],
  breaks: string,
) {
  requirePart<T>({ name: uid, breaks }, registry.get(uid), methods);
  return (change: (stock: T) => T) => registry.extend(uid, change);
}

const registryOf = <T>(strapi: Core.Strapi, name: 'controllers' | 'services') =>
  requirePart<Registry<T>>(name === 'controllers' ? CONTROLLERS : SERVICES, strapi.get(name), [
    'get',
    'extend',
  ]);

/** Gives one of Strapi's controllers other actions. @param methods which it must have */
export const controllerExtension = <T extends object>(
  strapi: Core.Strapi,
  uid: string,
  methods: readonly (keyof T & string)[],
) => extendPart<T>(registryOf(strapi, 'controllers'), uid, methods, CONTROLLERS.breaks);

/** Gives one of Strapi's services other methods. @param methods which it must have */
export const serviceExtension = <T extends object>(
  strapi: Core.Strapi,
  uid: string,
  methods: readonly (keyof T & string)[],
) => extendPart<T>(registryOf(strapi, 'services'), uid, methods, SERVICES.breaks);
