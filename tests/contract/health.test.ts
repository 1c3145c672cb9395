import { api } from '../support/api';

test('the health check answers 204 while the database answers', async () => {
  const { status, text } = await api().get('/_health');
  expect([status, text]).toEqual([204, '']);
});
