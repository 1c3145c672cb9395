import { FairQueue } from '../../../src/generator/fair-queue';

const nothing = () => undefined;

/** A document that is in progress until the test ends it. */
function document(queue: FairQueue, address: string) {
  let end: () => void = () => undefined;
  let isUnderWay = false;
  const made = queue.run(address, nothing, () => {
    isUnderWay = true;
    return new Promise<string>((done) => (end = () => done('made')));
  });
  return {
    outcome: made.catch((error: { code: string }) => error.code),
    isUnderWay: () => isUnderWay,
    end: () => end(),
  };
}

const settle = () => new Promise((done) => setImmediate(done));

const several = (queue: FairQueue, address: string, count: number) =>
  Array.from({ length: count }, () => document(queue, address));

const underWay = (documents: readonly { isUnderWay: () => boolean }[]) =>
  documents.map((one) => one.isUnderWay());

test('one address has two documents in progress, and its others wait in order', async () => {
  const queue = new FairQueue({ places: 10, perAddress: 2 });
  const own = several(queue, 'a', 4);
  const other = document(queue, 'b');
  expect(underWay([...own, other])).toEqual([true, true, false, false, true]);
  own[1]?.end();
  await settle();
  expect(underWay(own)).toEqual([true, true, true, false]);
});

test('an address has documents waiting until its last one has its turn', async () => {
  const queue = new FairQueue({ places: 10, perAddress: 2 });
  const own = several(queue, 'a', 3);
  document(queue, 'b');
  expect([queue.hasWaiting('a'), queue.hasWaiting('b'), queue.hasWaiting('c')]).toEqual([
    true,
    false,
    false,
  ]);
  own[0]?.end();
  expect(await own[0]?.outcome).toBe('made');
  expect(queue.hasWaiting('a')).toBe(false);
});

test('an address that fills the queue loses its last place to an address without one', async () => {
  const queue = new FairQueue({ places: 5, perAddress: 2 });
  const flood = several(queue, 'flood', 5);
  const honest = document(queue, 'honest');
  expect(await flood[4]?.outcome).toBe('overloaded');
  expect(honest.isUnderWay()).toBe(true);
  expect(await document(queue, 'flood').outcome).toBe('overloaded');
  honest.end();
  expect(await honest.outcome).toBe('made');
});

test('a full queue of many addresses refuses the next', async () => {
  const queue = new FairQueue({ places: 3, perAddress: 2 });
  const documents = ['a', 'b', 'c'].map((address) => document(queue, address));
  expect(await document(queue, 'd').outcome).toBe('overloaded');
  documents[0]?.end();
  expect(await documents[0]?.outcome).toBe('made');
  expect(document(queue, 'd').isUnderWay()).toBe(true);
});

test('a document that fails gives its place back', async () => {
  const queue = new FairQueue({ places: 1, perAddress: 1 });
  for (let count = 0; count < 3; count += 1) {
    await expect(queue.run('a', nothing, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
  }
  expect(await queue.run('a', nothing, () => Promise.resolve('made'))).toBe('made');
});
