import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';

/**
 * Gives a part of Strapi's panel the type that we rely on, after a check that it is there.
 * @param methods names of the functions that it must have
 */
export function requirePanelPart<T extends object>(
  name: string,
  value: unknown,
  methods: readonly (keyof T & string)[],
): T {
  const found = value as Partial<T> | null | undefined;
  const missing = methods.filter((method) => typeof found?.[method] !== 'function');
  if (missing.length === 0) return found as T;
  throw new Error(`Strapi's ${name} has no ${missing.join(', ')}: see docs/upgrading.md`);
}

type Apis = ContentManagerPlugin['config']['apis'];

/** How the Content Manager takes actions and panels of others. */
export function contentManagerApis(app: StrapiApp): Apis {
  const plugin: { apis?: unknown } | undefined = app.getPlugin('content-manager');
  return requirePanelPart<Apis>('Content Manager', plugin?.apis, [
    'addBulkAction',
    'addDocumentAction',
    'addDocumentHeaderAction',
    'addEditViewSidePanel',
  ]);
}

interface Fields {
  addFields(fields: { type: string; Component: ComponentType<never> }[]): void;
}

/** Adds inputs for forms, each under the type that a cell of a form names. */
export function addInputs(
  app: StrapiApp,
  inputs: Readonly<Record<string, ComponentType<never>>>,
): void {
  const fields = Object.entries(inputs).map(([type, Component]) => ({ type, Component }));
  requirePanelPart<Fields>('panel', app, ['addFields']).addFields(fields);
}
