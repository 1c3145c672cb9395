import { EventEmitter } from 'node:events';
import type { Font, Glyph } from 'fontkit';
import type Piscina from 'piscina';
import { checkFontkit, componentsOf } from '../../../src/pdf/internals/fontkit';
import { threadEvents } from '../../../src/pdf/internals/piscina';

/** A library as an upgrade could change it. */
const emptied = <Kind>(fields: object = {}): Kind => fields as Kind;

test('a font without a function that we call is refused by name', () => {
  expect(() => checkFontkit(emptied<Font>())).toThrow(
    'fontkit no longer has layout of a font: see docs/upgrading.md',
  );
  expect(() => componentsOf(emptied<Glyph>())).toThrow('fontkit no longer has _decode of a glyph');
});

test('a pool that reports neither threads nor messages is refused', () => {
  const pool = new EventEmitter();
  const events = threadEvents<unknown, unknown, object>(emptied<Piscina>(pool));
  events.onMessage(() => undefined);
  expect(() => events.check()).toThrow('piscina no longer has the event workerCreate');
  pool.emit('workerCreate', { id: 1 });
  // The answer of a job may come before its messages.
  for (let job = 2; job < 10; job += 1) expect(() => events.check()).not.toThrow();
  expect(() => events.check()).toThrow('piscina no longer has the event message');
  pool.emit('message', {});
  expect(() => events.check()).not.toThrow();
});
