import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A route of the documented interface, as its file registers it. */
export interface InterfaceRoute {
  method: string;
  /** With `/api`; `:id` stands for a record's id. */
  path: string;
  handler: unknown;
  config: { auth: false | { strategies: { authenticate(ctx: unknown): Promise<unknown> }[] } };
}

const API = path.join(__dirname, '../../src/api');

/** Every route of src/api. The files are read, so that a new route is tested, too. */
export function interfaceRoutes(): InterfaceRoute[] {
  return readdirSync(API).flatMap((api) => {
    const folder = path.join(API, api, 'routes');
    const files = existing(folder).filter((name) => name.endsWith('.ts'));
    return files.flatMap((file) => {
      // The files are found at run time, so that no import can name them.
      const { default: router } = jest.requireActual<{ default: { routes: InterfaceRoute[] } }>(
        path.join(folder, file),
      );
      return router.routes.map((route) => ({ ...route, path: `/api${route.path}` }));
    });
  });
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
