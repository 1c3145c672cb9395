import { FairQueue } from '../../../src/pdf/fair-queue';

const nothing = () => undefined;

/** A document that is in progress until the test ends it. */
function document(queue: FairQueue, address: string, gone?: AbortSignal) {
  let end: () => void = () => undefined;
  let isUnderWay = false;
  const made = queue.run({ party: address, ...(gone && { gone }) }, nothing, () => {
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
  const queue = new FairQueue({ places: 10, perParty: 2 });
  const own = several(queue, 'a', 4);
  const other = document(queue, 'b');
  expect(underWay([...own, other])).toEqual([true, true, false, false, true]);
  own[1]?.end();
  await settle();
  expect(underWay(own)).toEqual([true, true, true, false]);
});

test('an address has documents waiting until its last one has its turn', async () => {
  const queue = new FairQueue({ places: 10, perParty: 2 });
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
  const queue = new FairQueue({ places: 5, perParty: 2 });
  const flood = several(queue, 'flood', 5);
  const honest = document(queue, 'honest');
  expect(await flood[4]?.outcome).toBe('overloaded');
  expect(honest.isUnderWay()).toBe(true);
  expect(await document(queue, 'flood').outcome).toBe('overloaded');
  honest.end();
  expect(await honest.outcome).toBe('made');
});

test('a full queue of many addresses refuses the next', async () => {
  const queue = new FairQueue({ places: 3, perParty: 2 });
  const documents = ['a', 'b', 'c'].map((address) => document(queue, address));
  expect(await document(queue, 'd').outcome).toBe('overloaded');
  documents[0]?.end();
  expect(await documents[0]?.outcome).toBe('made');
  expect(document(queue, 'd').isUnderWay()).toBe(true);
});

test('a document that fails gives its place back', async () => {
  const queue = new FairQueue({ places: 1, perParty: 1 });
  for (let count = 0; count < 3; count += 1) {
    await expect(
      queue.run({ party: 'a' }, nothing, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
  }
  expect(await queue.run({ party: 'a' }, nothing, () => Promise.resolve('made'))).toBe('made');
});

test('a caller that has gone leaves the queue, and its place goes to another', async () => {
  const queue = new FairQueue({ places: 3, perParty: 1 });
  const [first, gone] = [document(queue, 'a'), new AbortController()];
  const waiting = document(queue, 'a', gone.signal);
  const last = document(queue, 'a');
  expect(queue.size).toBe(3);
  gone.abort();
  expect([await waiting.outcome, waiting.isUnderWay(), queue.size]).toEqual([
    'overloaded',
    false,
    2,
  ]);
  first.end();
  await settle();
  expect(underWay([waiting, last])).toEqual([false, true]);
});

test('a caller that goes while its document is made gives its place back once', async () => {
  const queue = new FairQueue({ places: 1, perParty: 1 });
  const gone = new AbortController();
  const made = document(queue, 'a', gone.signal);
  gone.abort();
  expect(queue.size).toBe(1);
  made.end();
  expect([await made.outcome, queue.size]).toEqual(['made', 0]);
});
