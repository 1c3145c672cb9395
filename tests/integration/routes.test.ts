import { freshAddress } from '../support/generator';
import { classifiedRoutes, registeredRoutes } from '../support/listed-routes';
import { rawRequest } from '../support/raw-http';
import { sharedService } from '../support/service';

const ROUTES = classifiedRoutes();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const nameOf = ({ method, path }: (typeof ROUTES)[number]) => `${method} ${path}`;

test('tests/routes.txt lists every registered route, and no other', async () => {
  const registered = await registeredRoutes();
  const classified = ROUTES.map(nameOf);
  expect(registered.filter((route) => !classified.includes(route))).toEqual([]);
  expect(classified.filter((route) => !registered.includes(route))).toEqual([]);
  expect(classified.filter((route, index) => classified.indexOf(route) !== index)).toEqual([]);
});

/** A path that the route matches. */
const pathOf = (pattern: string) =>
  pattern.replace(/\(\(\?!uploads\/\)\.\+\)/, 'nothing').replace(/:\w+\*|\(\.\*\)|:\w+/g, '1');

function ask(method: string, path: string) {
  const headers = { 'X-Forwarded-For': freshAddress(), 'Content-Type': 'application/json' };
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {};
  return rawRequest(sharedService(), path, { method, headers, ...body });
}

test.each(ROUTES.map((route) => [nameOf(route), route] as const))(
  'a stranger gets the answer of tests/routes.txt from %s',
  async (_name, { method, path, statuses }) => {
    for (const one of method === 'ALL' ? METHODS : [method]) {
      const { status, text } = await ask(one, pathOf(path));
      expect({ status, text: text.slice(0, 300), allowed: statuses.includes(status) }).toEqual({
        status,
        text: expect.not.stringMatching(/\bat \S+ \(|node_modules/),
        allowed: true,
      });
    }
  },
);

const REFUSED = [401, 403, 404, 405];
/** Every GET that no other route takes is looked up among public files and pages of the panel. */
const FILES = /^\/admin(?:\/|$)/;

test.each([...new Set(ROUTES.map(({ path }) => path))])(
  'a stranger gets nothing from %s by another method',
  async (path) => {
    const own = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
    if (own.includes('ALL')) return;
    for (const method of METHODS) {
      if (own.includes(method) || (method === 'HEAD' && own.includes('GET'))) continue;
      const at = pathOf(path);
      const { status, text } = await ask(method, at);
      const isShell = ['GET', 'HEAD'].includes(method) && FILES.test(at) && status === 200;
      // The router's own answer to OPTIONS names the methods and has no body.
      const isOptions = method === 'OPTIONS' && status === 200 && text === '';
      const isOther = isPublic(method, at);
      expect([method, status, isShell || isOptions || isOther || REFUSED.includes(status)]).toEqual(
        [method, status, true],
      );
    }
  },
);

/** Whether a public route with parameters takes the path too, as `/admin/:path*` takes many. */
function isPublic(method: string, at: string): boolean {
  return ROUTES.some((route) => {
    if (route.audience !== 'public' || route.method !== method) return false;
    return pathOf(route.path) === at;
  });
}
