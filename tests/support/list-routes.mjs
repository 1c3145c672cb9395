import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Prints every route of the service in the working directory, one `METHOD path` per line, after a line
 * of dashes, and ends. It runs as a separate process, because a test cannot load Strapi.
 */
const require = createRequire(join(process.cwd(), 'package.json'));
const { loadStrapi } = require('./dist/scripts/strapi-instance.js');
const { isApiPath } = require('./dist/src/http/edge/surface.js');

const strapi = await loadStrapi(process.cwd(), (one) => {
  one.config.set('invoicing.background', false);
});
strapi.server.mount();

const ours = strapi.server
  .api('content-api')
  .listRoutes()
  .filter(({ path }) => isApiPath(path));
const lines = [...strapi.server.listRoutes(), ...ours].flatMap(({ methods, path }) => {
  if (methods.length > 10) return [`ALL ${path}`];
  return methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`);
});
process.stdout.write(`---\n${[...new Set(lines)].sort().join('\n')}\n`, () => process.exit(0));
