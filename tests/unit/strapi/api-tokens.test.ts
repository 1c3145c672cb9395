import { apiTokens } from '../../../src/strapi/api-tokens';

/** A container with these services. */
const container = (services: Record<string, object>) =>
  ({ service: (uid: string) => services[uid] }) as never;
const SERVICE = 'admin::api-token-content-api';
const all = {
  revoke: jest.fn(() => Promise.resolve('gone')),
};

test('a key is revoked by the service of Strapi', async () => {
  expect(await apiTokens(container({ [SERVICE]: all })).revoke(7)).toBe('gone');
  expect(all.revoke).toHaveBeenCalledWith(7);
});

test('a service with another name throws and revokes nothing', () => {
  const renamed = container({ 'admin::api-token': all });
  expect(() => apiTokens(renamed)).toThrow(/admin::api-token-content-api has no revoke/);
});

test('a renamed method is detected before it is called', () => {
  const renamed = container({ [SERVICE]: { delete: all.revoke } });
  expect(() => apiTokens(renamed)).toThrow(/has no revoke: API keys could/);
});
