import { markPassed, PARTS } from '../../../src/http/chain-parts';
import { interfaceRoutes } from '../../support/interface-routes';

/** A request that reached a handler and bypassed the chain. */
const strayRequest = () => ({
  method: 'POST',
  path: '/API/v1/customers',
  state: {},
  get: () => '',
});

const run = ({ config, handler }: ReturnType<typeof interfaceRoutes>[number], ctx: object) =>
  config.auth === false
    ? (handler as (ctx: object) => Promise<void>)(ctx)
    : config.auth.strategies[0]?.authenticate(ctx);

test.each(interfaceRoutes().map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses a request that bypassed the interface’s chain',
  async (_name, route) => {
    await expect(run(route, strayRequest())).rejects.toThrow(/past the interface's own chain/);
  },
);

test('no part of the chain replaces another', async () => {
  const [generate] = interfaceRoutes().filter(({ path }) => path === '/api/invoice/generate');
  if (!generate) throw new Error('no route');
  for (const missing of Object.values(PARTS)) {
    const ctx = strayRequest();
    for (const part of Object.values(PARTS)) if (part !== missing) markPassed(ctx as never, part);
    await expect(run(generate, ctx)).rejects.toThrow(/past the interface's own chain/);
  }
});
