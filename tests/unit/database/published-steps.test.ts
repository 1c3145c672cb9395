import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSteps } from '../../../src/database/read-steps';
import { root } from '../../support/project-copy';

type Hashes = Readonly<Record<string, string>>;

const file = path.join(root, 'database/published.json');
const published = JSON.parse(readFileSync(file, 'utf8')) as Hashes;
const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex');
const today: Hashes = Object.fromEntries(
  readSteps(root).map(({ number, name, texts }) => [
    `${String(number).padStart(4, '0')}-${name}`,
    hashOf(texts),
  ]),
);

/** What to do about each published step that is no longer what it was. */
const advice = (then: Hashes, now: Hashes): string[] =>
  Object.keys(then)
    .filter((step) => now[step] !== then[step])
    .map((step) => `Undo the change of ${step}, which databases have run, and write a new step.`);

test('a published step never changes', () => {
  // The tag of a release publishes its steps (CONTRIBUTING).
  if (process.env['PUBLISHED_STEPS'] === 'write')
    writeFileSync(file, `${JSON.stringify({ ...today, ...published }, null, 2)}\n`);
  expect(advice(published, today)).toEqual([]);
});

test('a changed step and one that is gone are noticed, and new ones are free', () => {
  const noticed = advice(
    { kept: 'a', changed: 'b', gone: 'c' },
    { kept: 'a', changed: 'x', new: 'd' },
  );
  expect(noticed.map((text) => text.split(' ')[4])).toEqual(['changed,', 'gone,']);
});
