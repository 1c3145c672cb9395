import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { health } from '../../../src/http/edge/health';
import { shownQuota } from '../../../src/generator/shown-quota';

test('a flood of health checks asks the database once', async () => {
  let asked = 0;
  const raw = () => Promise.resolve((asked += 1));
  const strapi = { db: { connection: { raw } } } as unknown as Core.Strapi;
  const check = health(strapi);
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const ctx = { status: 404 };
      await check(ctx as never);
      return ctx.status;
    }),
  );
  expect([...new Set(statuses)]).toEqual([204]);
  expect(asked).toBe(1);
});

test('a flood of front pages asks the database once, and shows the use since then', async () => {
  const state = { asked: 0, used: 3 };
  const quota = {
    address: () => '192.0.2.1',
    known: () => ({ limit: 100, used: state.used }),
    read: () => {
      state.asked += 1;
      return Promise.resolve({ limit: 100, used: state.used });
    },
  };
  expect(await shownQuota(quota, {} as Context)).toEqual({ limit: 100, used: 3 });
  state.used = 4;
  for (let index = 0; index < 100; index += 1) {
    expect(await shownQuota(quota, {} as Context)).toEqual({ limit: 100, used: 4 });
  }
  expect(state.asked).toBe(1);
});
