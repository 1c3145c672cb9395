import { parseGeneratorBody } from '../../src/generator/body';
import { generatorView } from '../../src/generator/view';
import type { DocumentView } from '../../src/pdf/view-model';
import { eventually } from '../support/eventually';
import { compiledPool } from '../support/pdf/compiled-pool';

const { createRenderPool } = compiledPool();

function view(): DocumentView {
  const parsed = parseGeneratorBody({ from: 'Acme', items: [{ item: 'Work', qty: 1, rate: 1 }] });
  if (!parsed.ok) throw new Error(parsed.error);
  return generatorView(parsed.body);
}

/** More lines than any request can have, so it takes much time and memory. */
const endless = (lines: number): DocumentView => ({
  ...view(),
  lines: Array.from({ length: lines }, (_, index) => ({ item: `Line ${index}`, amount: '1' })),
});

jest.setTimeout(300_000);

test('a short document waits for no long one, however many of these there are', async () => {
  const pool = createRenderPool({ threads: 2, timeLimit: 280_000 });
  const made: string[] = [];
  const long = Array.from({ length: 4 }, () =>
    pool.render(endless(2_000)).then(() => made.push('long')),
  );
  await pool.render(view()).then(() => made.push('short'));
  await Promise.all(long);
  expect(made).toEqual(['short', 'long', 'long', 'long', 'long']);
  await pool.close();
});

test('a document that takes too long is aborted, and the next one is rendered', async () => {
  const pool = createRenderPool({ threads: 1, timeLimit: 8_000, memoryLimit: 2_000 });
  await pool.render(view());
  await expect(pool.render(endless(80_000))).rejects.toMatchObject({ code: 'timeout' });
  expect((await pool.render(view())).subarray(0, 5).toString()).toBe('%PDF-');
  await pool.close();
});

test('a new thread draws its warm-up outside of the time limit', async () => {
  const long = endless(10_000);
  const pool = createRenderPool({ threads: 1, timeLimit: 1_000, warmUpView: long });
  expect((await pool.render(view())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(pool.render(long)).rejects.toMatchObject({ code: 'timeout' });
  await pool.close();
});

test('documents are made in the order of their requests', async () => {
  const pool = createRenderPool({ threads: 1 });
  const made: number[] = [];
  const asked = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(asked.map((index) => pool.render(view()).then(() => made.push(index))));
  expect(made).toEqual(asked);
  await pool.close();
});

test('documents that wait when the pool closes fail', async () => {
  const pool = createRenderPool({ threads: 1 });
  await pool.render(view());
  const waiting = Array.from({ length: 5 }, () => pool.render(endless(2_000)));
  const results = Promise.allSettled(waiting);
  await pool.close();
  const codes = (await results).map((result) =>
    result.status === 'rejected' ? (result.reason as { code: string }).code : 'pdf',
  );
  expect(codes.slice(1)).toEqual(['failed', 'failed', 'failed', 'failed']);
});

test('waiting does not count as rendering', async () => {
  const pool = createRenderPool({ threads: 1, timeLimit: 6_000 });
  const results = await Promise.all(Array.from({ length: 150 }, () => pool.render(view())));
  expect(results).toHaveLength(150);
  await pool.close();
});

test('a thread without memory fails only its own document', async () => {
  const pool = createRenderPool({ threads: 1, memoryLimit: 60, timeLimit: 280_000 });
  await expect(pool.render(endless(600_000))).rejects.toMatchObject({ code: 'failed' });
  expect((await pool.render(view())).subarray(0, 5).toString()).toBe('%PDF-');
  await pool.close();
});

test('a pool that needs no thread ends its last one, and starts another for the next document', async () => {
  const pool = createRenderPool({ threads: 1, least: 0, idleTime: 50 });
  expect(pool.isCold()).toBe(true);
  await pool.render(view());
  await eventually(() => pool.isCold());
  expect((await pool.render(view())).subarray(0, 5).toString()).toBe('%PDF-');
  await pool.close();
});

test('a view that cannot be drawn fails, without its cause in the message', async () => {
  const pool = createRenderPool({ threads: 1 });
  const broken = { ...view(), template: 'none' } as unknown as DocumentView;
  await expect(pool.render(broken)).rejects.toMatchObject({
    code: 'failed',
    message: 'PDF not rendered: failed',
  });
  await pool.close();
});
