import type { Core } from '@strapi/strapi';
import { MissingPart } from './part';

const GLOBAL = { name: 'global strapi', breaks: 'routes of the API could not reach the service' };

/** The instance that runs. Routes are plain data, loaded before it could be handed to them. */
export function runningStrapi(): Core.Strapi {
  if (globalThis.strapi === undefined) throw new MissingPart(GLOBAL);
  return globalThis.strapi;
}

/** Makes one object of ours per running service, when it is first asked for. */
export function madeOnce<T>(make: (strapi: Core.Strapi) => T): (strapi: Core.Strapi) => T {
  const made = new WeakMap<Core.Strapi, { value: T }>();
  return (strapi) => {
    const known = made.get(strapi);
    if (known) return known.value;
    const value = make(strapi);
    made.set(strapi, { value });
    return value;
  };
}

/** One object of ours per running service, kept in Strapi's container. */
export interface OwnService<T> {
  /** Called once. Returns the value. */
  provide(strapi: Core.Strapi, value: T): T;
  get(strapi: Core.Strapi): T;
  /** Undefined when it was not provided. */
  find(strapi: Core.Strapi): T | undefined;
}

/** @param name apart from the names of all other services of ours */
export function service<T>(name: string): OwnService<T> {
  const key = `invoicing-${name}`;
  return {
    provide: (strapi, value) => {
      // The container calls a function that it is given, so the value is wrapped in one.
      strapi.add(key, () => value);
      return value;
    },
    get: (strapi) => strapi.get(key) as T,
    find: (strapi) => (strapi.has(key) ? (strapi.get(key) as T) : undefined),
  };
}
