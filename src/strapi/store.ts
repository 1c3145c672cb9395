import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

const STORE = {
  name: 'store',
  breaks:
    'the service would limit roles anew at every start, and named listeners would forget their place',
};

interface Store {
  get(params: { key: string }): Promise<unknown>;
  set(params: { key: string; value: unknown }): Promise<void>;
}

function ownStore(strapi: Core.Strapi): Store {
  const open = requirePart<(scope: object) => unknown>(STORE, strapi.store, []);
  return requirePart<Store>(STORE, open({ type: 'core', name: 'invoicing' }), ['get', 'set']);
}

/** A value in Strapi's store, which outlasts restarts; null before it was set. */
export function storedValue<T>(strapi: Core.Strapi, key: string) {
  const store = ownStore(strapi);
  return {
    get: async () => ((await store.get({ key })) ?? null) as T | null,
    set: (value: T) => store.set({ key, value }),
  };
}

/** A fact that outlasts restarts. */
export interface Reminder {
  isSet(): Promise<boolean>;
  set(): Promise<void>;
}

/** Notes in Strapi's store that something was done, so that it is done once per database. */
export function reminder(strapi: Core.Strapi, key: string): Reminder {
  const store = ownStore(strapi);
  return {
    isSet: async () => Boolean(await store.get({ key })),
    set: () => store.set({ key, value: true }),
  };
}
