import { ThreadTurns, type Standing } from '../../../src/pdf/thread-turns';

function asking(turns: ThreadTurns) {
  const begun: string[] = [];
  const ask = (name: string, standing: Standing) =>
    void turns.take(standing).then(() => begun.push(name));
  return { begun, ask };
}

const settle = () => new Promise((done) => setImmediate(done));

test('where anonymous documents hold every thread, a known caller gets one more', async () => {
  const turns = new ThreadTurns(2);
  const { begun, ask } = asking(turns);
  for (const name of ['a1', 'a2', 'a3']) ask(name, 'anonymous');
  ask('k1', 'known');
  ask('k2', 'known');
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'k1']);
});

test('known callers go first in their order, then the anonymous ones in theirs', async () => {
  const turns = new ThreadTurns(1);
  const { begun, ask } = asking(turns);
  ask('k1', 'known');
  for (const name of ['a1', 'a2']) ask(name, 'anonymous');
  for (const name of ['k2', 'k3']) ask(name, 'known');
  const order: Standing[] = ['known', 'known', 'known', 'anonymous', 'anonymous'];
  for (const standing of order) {
    await settle();
    turns.give(standing);
  }
  expect(begun).toEqual(['k1', 'k2', 'k3', 'a1', 'a2']);
});

test('anonymous documents alone never take the thread that is kept for known callers', async () => {
  const turns = new ThreadTurns(1);
  const { begun, ask } = asking(turns);
  ask('a1', 'anonymous');
  ask('k1', 'known');
  ask('a2', 'anonymous');
  await settle();
  turns.give('known');
  await settle();
  expect(begun).toEqual(['a1', 'k1']);
  turns.give('anonymous');
  await settle();
  expect(begun).toEqual(['a1', 'k1', 'a2']);
});
